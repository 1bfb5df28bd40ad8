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

// What is tested is optimised in release; optimising the tests themselves takes minutes and shows
// nothing. Not those of Raster: they go through millions of pixels.
let tests = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

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
      name: "Compositor", dependencies: ["Scene"], swiftSettings: strict, linkerSettings: libm),
    .target(
      name: "SnapshotReports", dependencies: ["Scene", "Raster"], swiftSettings: strict),
    .target(
      name: "SceneTesting", dependencies: ["Scene", "Raster", "SnapshotReports"],
      swiftSettings: strict),
    .target(
      name: "Teaching", dependencies: ["Scene", "Raster", "Compositor"], swiftSettings: strict,
      linkerSettings: libm),
    .executableTarget(
      name: "Demo",
      dependencies: ["Scene", "Raster", "Compositor", "SnapshotReports", "Teaching"],
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["Scene", "Raster", "Compositor"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "SceneTests", dependencies: ["Scene", "TestSupport"], swiftSettings: tests),
    .testTarget(
      name: "RasterTests",
      dependencies: ["Scene", "Raster", "Compositor", "SceneTesting", "TestSupport"],
      exclude: ["Digests/digests.txt", "Gallery/__Snapshots__"], swiftSettings: strict),
    .testTarget(
      name: "SceneTestingTests",
      dependencies: ["Scene", "Raster", "SceneTesting", "SnapshotReports"],
      swiftSettings: tests),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "Demo", "Scene", "Raster", "Compositor", "SnapshotReports", "Teaching", "TestSupport",
      ],
      exclude: ["Lesson/digests.txt"],
      swiftSettings: tests),
  ],
  swiftLanguageModes: [.v6]
)
