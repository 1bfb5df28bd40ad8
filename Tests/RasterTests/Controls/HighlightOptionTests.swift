import Raster
import Scene
import TestSupport
import Testing

/// What reports about other controls, and the traps of the posts, demand of the pictures.
@Suite struct HighlightOptionTests {
  private static let white = Pixel(red: 255, green: 255, blue: 255)
  private static let grey = Color(128, 128, 128)

  /// The pill of the first segment at rest, in the standard scene.
  private func coverage() -> [[Double]] {
    let pill = PillCoverage(left: 0, right: 160, top: 0, bottom: 88, radius: 20)
    return (0..<88).map { pill.row($0, width: 640) }
  }

  private func count(_ picture: Bitmap, _ isCounted: (Pixel) -> Bool) -> Int {
    var count = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width where isCounted(picture[x, y]) { count += 1 }
    }
    return count
  }

  @Test("a title that changes, in fonts that differ, leaves nothing of the other colour")
  func changedTitle() throws {
    let scene = IllusionScene()
    scene.control.textColor = .blue
    scene.control.selectedTextColor = .green
    scene.control.selectedFont = .system(size: 20, weight: .bold)
    _ = try scene.picture()
    scene.control.titles[0] = "Other"
    let picture = try scene.picture()
    let areas = coverage()
    for y in 0..<88 {
      for x in 0..<640 {
        let pixel = picture[x, y]
        // On red, green letters make no blue; on white, blue ones take red and green alike.
        if areas[y][x] == 1, pixel.blue != 0 { Issue.record("blue on the pill at \(x), \(y)") }
        if areas[y][x] == 0, pixel.red != pixel.green { Issue.record("green at \(x), \(y)") }
      }
    }
    #expect(count(picture) { $0 == Pixel(red: 0, green: 255, blue: 0) } > 20)
  }

  @Test("the first picture is the one that comes back after a selection there and back")
  func firstPicture() throws {
    let scene = IllusionScene()
    let first = try scene.picture()
    scene.control.selectedIndex = 1
    _ = try scene.picture()
    scene.control.selectedIndex = 0
    expectSame(try scene.picture(), first)
  }

  @Test("the selected title is as white after a motion as before it, and white on the way")
  func coveredTitle() throws {
    let scene = IllusionScene(
      titles: Array(repeating: "Hello", count: 4), background: Self.grey)
    let before = count(try scene.picture()) { $0 == Self.white }
    #expect(before > 100)
    scene.control.select(2, animated: true)
    for step in 1..<15 {
      #expect(count(try scene.picture(at: Double(step) / 60)) { $0 == Self.white } > 0)
    }
    #expect(count(try scene.picture(at: 0.25)) { $0 == Self.white } == before)
  }

  /// Letters up to the corners: a strip as high as the line.
  private func cornerScene() -> IllusionScene {
    let scene = IllusionScene(
      titles: ["HHHHHHHHHH", "i"], width: 100, height: 24, background: Self.grey)
    scene.control.font = .system(size: 30)
    scene.control.pillRadius = 20
    return scene
  }

  @Test("cut by the pill, no white lies outside it; cut by the rectangle, some does")
  func corners() throws {
    let pill = PillCoverage(left: 0, right: 100, top: 0, bottom: 48, radius: 40)
    func whiteOutside(_ mode: HighlightSegmentedLayout.ClipMode) throws -> Int {
      let scene = cornerScene()
      scene.control.clipMode = mode
      let picture = try scene.picture()
      var result = 0
      for y in 0..<48 {
        let areas = pill.row(y, width: 200)
        // The grey behind is the lightest of what is there without white letters.
        for x in 0..<200 where areas[x] == 0 && picture[x, y].green > 128 { result += 1 }
      }
      return result
    }
    #expect(try whiteOutside(.pill) == 0)
    #expect(try whiteOutside(.rect) > 10)
  }

  @Test("from right to left, the pill and its title are the rightmost")
  func rightToLeft() throws {
    let scene = IllusionScene(background: Self.grey)
    scene.stage.layoutDirection = .rightToLeft
    let picture = try scene.picture()
    #expect(picture[482, 44] == Pixel(red: 255, green: 0, blue: 0))
    var columns: Set<Int> = []
    for y in 0..<88 {
      for x in 0..<640 where picture[x, y] == Self.white { columns.insert(x) }
    }
    #expect(!columns.isEmpty)
    #expect(columns.allSatisfy { (480..<640).contains($0) })
  }

  @Test("the window below the black titles, as the post's listing has it, shows them on the pill")
  func listedOrder() throws {
    let scene = IllusionScene(background: Self.grey)
    #expect(count(try scene.picture()) { $0 == Self.white } > 100)
    scene.control.sendSubviewToBack(scene.control.window)
    // Of the white letters only the soft edges show round the black ones.
    #expect(count(try scene.picture()) { $0 == Self.white } == 0)
  }

  @Test(
    "without the clip every white title shows; without the counter-offset the first one travels")
  func mistakes() throws {
    let scene = IllusionScene(background: Self.grey)
    scene.control.mistakes = .noClip
    let unclipped = try scene.picture()
    var columns: Set<Int> = []
    for y in 0..<88 {
      for x in 0..<640 where unclipped[x, y] == Self.white { columns.insert(x / 160) }
    }
    #expect(columns == [0, 1, 2, 3])

    scene.control.mistakes = .noCounterOffset
    scene.control.selectedIndex = 0
    let start = try scene.picture()
    scene.control.selectedIndex = 3
    let end = try scene.picture()
    for y in 0..<88 {
      for x in 0..<160 where start[x, y] == Self.white {
        #expect(end[x + 480, y] == Self.white)
      }
    }
    scene.control.mistakes = []
    scene.control.selectedIndex = 0
    expectSame(try scene.picture(), try IllusionScene(background: Self.grey).picture())
  }

  @Test("a title too long for its segment is cut short in both colours alike")
  func longTitles() throws {
    let titles = Array(repeating: "Incomprehensibilities", count: 4)
    func outline(_ color: Color, selected: Bool) throws -> Bitmap {
      let scene = IllusionScene(titles: titles)
      scene.control.textColor = .black
      scene.control.selectedTextColor = .black
      scene.showSelectedTitlesAlone()
      scene.control.normalTitles.isHidden = selected
      scene.control.selectedTitles.isHidden = !selected
      return try scene.picture()
    }
    let normal = try outline(.black, selected: false)
    expectSame(try outline(.black, selected: true), normal)
    for x in [0, 160, 320, 480] {
      // The … leaves the segment's last column to nobody.
      for y in 0..<88 { #expect(normal[x + 159, y] == Self.white) }
    }
  }

  @Test("through a translucent pill no black title shows, nor through none at all")
  func translucentPill() throws {
    for alpha in [0.5, 0] {
      let scene = IllusionScene()
      scene.control.pillColor = Color(red: 1, green: 0, blue: 0, alpha: alpha)
      scene.control.position = 0.3
      let picture = try scene.picture()
      let pill = PillCoverage(left: 48, right: 208, top: 0, bottom: 88, radius: 20)
      let through = 255 - UInt8(alpha * 255 + 0.5)
      var wrong = 0
      for y in 0..<88 {
        let areas = pill.row(y, width: 640)
        for x in 0..<640 where areas[x] == 1 {
          if picture[x, y].green < through || picture[x, y].red < 255 { wrong += 1 }
        }
      }
      // Outside, the titles are whole.
      let plain = try IllusionScene.strip(.black, on: .white)
      for y in 0..<88 {
        for x in 224..<640 where picture[x, y] != plain[x, y] { wrong += 1 }
      }
      #expect(wrong == 0)
    }
  }

  @Test("colours that change in mid-motion show in the next picture, and only they")
  func liveColors() throws {
    let scene = IllusionScene()
    scene.control.select(2, animated: true)
    scene.stage.advance(to: 0.125)
    scene.control.pillColor = .blue
    scene.control.selectedTextColor = .yellow
    scene.control.textColor = .green
    let other = IllusionScene()
    other.control.pillColor = .blue
    other.control.selectedTextColor = .yellow
    other.control.textColor = .green
    other.control.position = 1
    expectSame(try scene.picture(), try other.picture())
  }

  @Test("a pill of another radius and inset is the shape it says")
  func pillShape() throws {
    let scene = IllusionScene(titles: ["", "", "", ""])
    scene.control.pillRadius = 100
    scene.control.pillInset = 2
    let picture = try scene.picture()
    let pill = PillCoverage(left: 4, right: 156, top: 4, bottom: 84, radius: 40)
    var wrong = 0
    for y in 0..<88 {
      for (x, area) in pill.row(y, width: 640).enumerated() {
        if abs(255 - Double(picture[x, y].green) - 255 * area) > 1 { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }
}
