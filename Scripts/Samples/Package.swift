// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Samples",
  dependencies: [.package(name: "ViewTree", path: "../..")],
  targets: [
    .executableTarget(
      name: "Samples",
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
