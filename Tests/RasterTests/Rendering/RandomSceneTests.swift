import Raster
import Scene
import SceneTesting
import TestSupport
import Testing

/// Random scenes and random trees drawn by the pipeline and by the slow reference.
@Suite struct RandomSceneTests {
  /// A thousand in release; in debug, where the reference takes fifty times as long, twenty.
  static var seeds: Range<UInt64> {
    #if DEBUG
      0..<20
    #else
      0..<1000
    #endif
  }

  /// What is beyond the contract in the pipeline's picture of a list.
  static func violations(_ list: DisplayList) throws -> BitmapComparison {
    try ReferenceRenderer.render(list).violations(in: try Renderer().render(list))
  }

  /// Expects no violation, or records the smallest list that has one.
  ///
  /// - Returns: The part of the pixels that are partly covered or translucent.
  @discardableResult static func expectContract(
    _ list: DisplayList, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Double {
    let reference = try ReferenceRenderer.render(list)
    let difference = reference.violations(in: try Renderer().render(list))
    guard !difference.isMatch else { return reference.partialShare }
    let smallest = list.shrunk { (try? violations($0))?.isMatch == false }
    let rest = try violations(smallest)
    attach(
      try Renderer().render(smallest), try ReferenceRenderer.render(smallest).bitmap,
      sourceLocation)
    Issue.record(
      "\(name): \(difference)\n\(smallest.listing)\n\(rest)", sourceLocation: sourceLocation)
    return reference.partialShare
  }

  @Test(
    "the pipeline is as near to the reference as the contract says",
    arguments: [RandomScene.Style.mixed, .straight, .upright])
  func randomScenes(style: RandomScene.Style) throws {
    var share = 0.0
    for seed in Self.seeds {
      let list = RandomScene.list(seed: seed, style: style)
      let part = try Self.expectContract(list, "seed \(seed), \(style)")
      share += part / Double(Self.seeds.count)
    }
    #expect(share > 0.2, "only \(share) of the pixels are partly covered or translucent")
  }

  @Test("trees of views are as near to the reference as the contract says")
  func randomTrees() throws {
    var share = 0.0
    for seed in Self.seeds {
      let list = RandomTree.list(seed: seed)
      share += try Self.expectContract(list, "seed \(seed)") / Double(Self.seeds.count)
    }
    #expect(share > 0.2, "only \(share) of the pixels are partly covered or translucent")
  }

  @Test("where every edge is on whole pixels the two are equal, opacities and all")
  func wholePixels() throws {
    let renderer = Renderer()
    for seed in Self.seeds {
      let list = RandomScene.list(seed: seed, style: .wholePixels)
      let reference = try ReferenceRenderer.render(list)
      expectSame(try renderer.render(list), reference.bitmap, "seed \(seed):")
    }
  }
}
