// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  products: [.executable(name: "ours-bench", targets: ["OursBench"])],
  dependencies: [.package(name: "ViewTree", path: "..")],
  targets: [
    .executableTarget(
      name: "OursBench",
      dependencies: [
        .product(name: "Scene", package: "ViewTree"),
        .product(name: "Raster", package: "ViewTree"),
      ],
      swiftSettings: strict)
  ],
  swiftLanguageModes: [.v6]
)
