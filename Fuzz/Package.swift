// swift-tools-version: 6.2

import PackageDescription

// Hostile bytes for every reader, under libFuzzer and AddressSanitizer; Scripts/fuzz builds and runs it.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "ViewTree", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "Scene", package: "ViewTree"), .product(name: "Raster", package: "ViewTree"),
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
