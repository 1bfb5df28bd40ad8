import Compositor
import Raster
import Scene
import Teaching
import TestSupport
import Testing

/// The scenes in which mistakes show.
@Suite struct MistakeSceneTests {
  @Test("each mistake changes its scene, and only wrong views are other views")
  func changes() throws {
    for mistake in Mistake.allCases {
      let scene = MistakeScene(mistake)
      let (right, wrong) = (try scene.picture(), try scene.wrongPicture())
      #expect(right != wrong, "\(mistake.name)")
      #expect(Double(right.width * scene.zoom) == MistakeScene.size.width, "\(mistake.name)")
      #expect(Double(right.height * scene.zoom) == MistakeScene.size.height, "\(mistake.name)")
      #expect((scene.list != scene.wrongList) == (mistake == .noCounterOffset))
      #expect(
        right.pixels.allSatisfy { $0.alpha == 255 } && wrong.pixels.allSatisfy { $0.alpha == 255 })
    }
  }

  @Test("the pipeline draws the enlarged scenes as the compositor does without a mistake")
  func pipeline() throws {
    for mistake in Mistake.allCases where MistakeScene(mistake).zoom > 1 {
      let list = MistakeScene(mistake).list
      let difference = try ReferenceRenderer.render(list).violations(in: Renderer().render(list))
      #expect(difference.isMatch, "\(mistake.name): \(difference)")
    }
  }

  @Test("veils leave grey as it is, and truncated darken it as whole numbers say")
  func veils() throws {
    let scene = MistakeScene(.truncation)
    let row = try scene.picture().pixels[8 * 40..<9 * 40]
    #expect(row.allSatisfy { (127...129).contains($0.red) })
    var (level, levels) = (128, [Int]())
    for _ in 0..<40 {
      level = (255 * 3 + level * 252) / 255 * 252 / 255
      levels.append(level)
    }
    #expect(levels.last == 88)
    #expect(try scene.wrongPicture().pixels[8 * 40..<9 * 40].map { Int($0.red) } == levels)
  }

  @Test("round the white part of the pill no pixel is reddish, unless each drawing is cut")
  func rim() throws {
    let scene = MistakeScene(.perDrawClip)
    func reddish(_ picture: CompositedPicture) -> Int {
      picture.pixels.indices.count {
        $0 % picture.width < 20 && picture.pixels[$0].red > picture.pixels[$0].blue
      }
    }
    #expect(try reddish(scene.picture()) == 0)
    #expect(try reddish(scene.wrongPicture()) > 10)
  }

  @Test("in wrong views the moved pill shows what it shows on the first segment")
  func counterOffset() throws {
    let stage = Stage(size: Size(width: 160, height: 64), scale: 2)
    let control = HighlightSegmentedControl(titles: ["Day", "Week", "Year"])
    control.frame = Rect(x: 5, y: 12, width: 150, height: 40)
    control.font = .system(size: 17, weight: .medium)
    stage.root.addSubview(control)
    let first = try Compositor().picture(of: stage.displayList())
    let wrong = try MistakeScene(.noCounterOffset).wrongPicture()
    // One and a half segments of 50 points are 150 pixels; the first begins at pixel 10. Its corners
    // are left out: there the black titles of other segments show.
    for y in 24..<104 {
      let start = y * 320 + 30
      let moved = wrong.pixels[start + 150..<start + 210]
      if !moved.elementsEqual(first.pixels[start..<start + 60]) { Issue.record("row \(y)") }
    }
  }

  @Test("a sheet has a row for each mistake, all of one height")
  func sheet() throws {
    #expect(MistakeSheet().size.width == MistakeSheet([.noClip]).size.width)
    let heights = [[], [.truncation], [.truncation, .perDrawClip]].map {
      MistakeSheet($0).size.height
    }
    #expect(heights[2] - heights[1] == heights[1] - heights[0])
    let list = try MistakeSheet([.truncation]).picture(scale: 2)
    #expect(list.images.count == 3)
    #expect(list.pixelWidth == Int(MistakeSheet([]).size.width) * 2)
  }
}
