// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// `rounded()` and `squareRoot()` call libm; without Foundation or Glibc nothing links it.
let libm: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
  name: "ViewTree",
  products: [
    .library(name: "Scene", targets: ["Scene"]),
    .library(name: "Raster", targets: ["Raster"]),
    .library(name: "SceneTesting", targets: ["SceneTesting"]),
    .executable(name: "Demo", targets: ["Demo"]),
  ],
  targets: [
    .target(name: "Scene", swiftSettings: strict, linkerSettings: libm),
    .target(name: "Raster", dependencies: ["Scene"], swiftSettings: strict, linkerSettings: libm),
    .target(
      name: "SnapshotReports", dependencies: ["Scene", "Raster"], swiftSettings: strict),
    .target(
      name: "SceneTesting", dependencies: ["Scene", "Raster", "SnapshotReports"],
      swiftSettings: strict),
    .executableTarget(
      name: "Demo", dependencies: ["Scene", "Raster", "SnapshotReports"], swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["Scene", "Raster"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "SceneTests", dependencies: ["Scene", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "RasterTests", dependencies: ["Scene", "Raster", "SceneTesting", "TestSupport"],
      exclude: ["Digests/digests.txt", "Gallery/__Snapshots__"], swiftSettings: strict),
    .testTarget(
      name: "SceneTestingTests",
      dependencies: ["Scene", "Raster", "SceneTesting", "SnapshotReports"],
      swiftSettings: strict),
    .testTarget(
      name: "DemoTests",
      dependencies: ["Demo", "Scene", "Raster", "SnapshotReports", "TestSupport"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
