// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "InterfaceBuilder",
  dependencies: [.package(name: "ViewTree", path: "../..")],
  targets: [
    .executableTarget(
      name: "InterfaceBuilder",
      dependencies: [.product(name: "Scene", package: "ViewTree")],
      swiftSettings: [
        .strictMemorySafety(),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
