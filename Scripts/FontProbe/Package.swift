// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "FontProbe",
  dependencies: [.package(name: "ViewTree", path: "../..")],
  targets: [
    .executableTarget(
      name: "FontProbe",
      dependencies: [
        .product(name: "Scene", package: "ViewTree"),
        .product(name: "Raster", package: "ViewTree"),
      ],
      swiftSettings: [
        .strictMemorySafety(),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
