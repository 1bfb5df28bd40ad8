import Raster
import Scene
import SceneTesting
import TestSupport
import Testing

/// The laws that users check on their own pictures, on random ones.
@Suite struct RandomLawTests {
  @Test(
    "laws hold for random scenes and trees, and say something of many of them",
    arguments: Law.allCases)
  func laws(law: Law) {
    var count = 0
    for seed in 0..<UInt64(SameBytesTests.seeds.count / 5) {
      let style = [RandomScene.Style.mixed, .straight, .upright][Int(seed % 3)]
      for list in [RandomScene.list(seed: seed, style: style), RandomTree.list(seed: seed)] {
        let verdict = LawCheck(list).verdict(on: law)
        #expect(!verdict.isBroken, "seed \(seed), \(style): \(verdict)")
        if verdict.outcome == .holds { count += 1 }
      }
    }
    #expect(count > 0)
  }
}
