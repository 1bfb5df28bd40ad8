// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Badges",
  dependencies: [.package(name: "ViewTree", path: "../..")],
  targets: [
    .target(name: "Badges", dependencies: [.product(name: "Scene", package: "ViewTree")]),
    .testTarget(
      name: "BadgesTests",
      dependencies: ["Badges", .product(name: "SceneTesting", package: "ViewTree")],
      exclude: ["__Snapshots__"]),
  ]
)
