import Raster
import Scene
import SceneTesting
import TestSupport
import Testing

/// Pictures to look at: those of the digests that show something, and the illusion in motion.
@Suite struct GalleryTests {
  static let scenes = DigestScene.pictures.map { $0.name }.filter {
    !$0.hasPrefix("random-") && !$0.hasPrefix("tree-")
  }

  @Test("a scene looks as it did", arguments: scenes)
  func scene(name: String) throws {
    let scene = try #require(DigestScene.pictures.first { $0.name == name })
    let list = try #require(scene.list?())
    assertSnapshot(of: list, named: name)
  }

  @Test("the highlight slides over letters that stand still")
  func illusion() {
    let scene = IllusionScene()
    scene.stage.layoutIfNeeded()
    scene.control.select(3, animated: true)
    assertSnapshot(of: scene.stage, at: .every(1.0 / 60, through: 0.25))
  }
}
