import Raster
import Scene
import SceneTesting
import SnapshotReports
import Testing

/// Which layers made a pixel, on trees of a few views.
@Suite struct BlameTests {
  /// A card, half of which a translucent panel covers, with a badge that is clipped by a circle.
  private static func stage() -> Stage {
    let stage = Stage(size: Size(width: 8, height: 4))
    let card = View(frame: Rect(x: 0, y: 0, width: 8, height: 4))
    card.name = "card"
    card.backgroundColor = .yellow
    let panel = View(frame: Rect(x: 4.25, y: 0, width: 4, height: 4))
    panel.name = "panel"
    panel.alpha = 0.5
    panel.backgroundColor = .blue
    let badge = View(frame: Rect(x: 0, y: 0, width: 4, height: 4))
    badge.backgroundColor = .red
    panel.addSubview(badge)
    card.addSubview(panel)
    stage.root.addSubview(card)
    return stage
  }

  @Test("layers are told from the lowest, by view, colour and coverage, and groups at their ends")
  func layers() throws {
    let blame = Blame(of: Self.stage().displayList(), x: 4, y: 1)
    #expect(blame.background == Pixel(red: 255, green: 255, blue: 255))
    #expect(
      blame.layers.map { $0.path } == [
        "View > View \"card\"", "View > View \"card\" > View \"panel\"",
        "View > View \"card\" > View \"panel\" > View", "View > View \"card\" > View \"panel\"",
      ])
    // The panel begins a quarter of a pixel in: 0.75 of 255 are 191 after rounding.
    #expect(
      blame.layers.map { $0.detail } == [
        ".yellow, covers 100 %", ".blue, covers 75 %", ".red, covers 75 %",
        "all of it, of which its clip and opacity leave 50 %",
      ])
    // 191 parts of blue and 64 of yellow; then 191 of red and 64 of that; then 128 of that and 127 of
    // yellow.
    #expect(
      blame.layers.map { $0.result } == [
        Pixel(red: 255, green: 255, blue: 0), Pixel(red: 64, green: 64, blue: 191),
        Pixel(red: 207, green: 16, blue: 48), Pixel(red: 231, green: 135, blue: 24),
      ])
  }

  @Test("the last layer leaves what the picture has")
  func result() throws {
    let list = Self.stage().displayList()
    let picture = try Renderer().render(list)
    for (x, y) in [(0, 0), (4, 1), (6, 3)] {
      #expect(Blame(of: list, x: x, y: y).layers.last?.result == picture[x, y])
    }
  }

  @Test("what a clip cuts off has no part in it")
  func clips() {
    let view = View(frame: Rect(x: 0, y: 0, width: 8, height: 8))
    view.clipsToBounds = true
    view.cornerRadius = 4
    let inside = View(frame: Rect(x: -10, y: -10, width: 30, height: 30))
    inside.backgroundColor = .red
    view.addSubview(inside)
    let stage = Stage(size: Size(width: 8, height: 8))
    stage.root.addSubview(view)
    let list = stage.displayList()
    #expect(Blame(of: list, x: 0, y: 0).layers.isEmpty)
    #expect(Blame(of: list, x: 4, y: 4).layers.count == 1)
    // The area of a quarter circle of radius 4 in the pixel at (2, 0) is 0.694.
    #expect(
      Blame(of: list, x: 2, y: 0).layers.map { $0.detail } == [
        ".red, covers 100 %", "all of it, of which its clip and opacity leave 69 %",
      ])
  }

  @Test("as text it is a line for each layer")
  func text() {
    let text = Blame(of: Self.stage().displayList(), x: 4, y: 1).text
    let lines = text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0] == "layers at (4, 1), the lowest first:")
    #expect(lines[1] == "  View > View \"card\": .yellow, covers 100 % -> (255, 255, 0, 255)")
    #expect(lines[2].contains("panel\": .blue, covers 75 % -> (64, 64, 191, 255)"))
  }

  @Test("a pixel under a hundred layers tells the uppermost")
  func many() {
    var builder = DisplayListBuilder(size: Size(width: 1, height: 1))
    for level in 0..<100 {
      builder.fill(
        .rect(Rect(x: 0, y: 0, width: 1, height: 1)),
        color: Color(UInt8(level), 0, 0, alpha: 200))
    }
    let blame = Blame(of: builder.build(), x: 0, y: 0)
    #expect(blame.layers.count == 24)
    #expect(blame.end == .limit)
    #expect(blame.layers.last?.detail == "Color(99, 0, 0, alpha: 200), covers 100 %")
    #expect(blame.text.contains("first:\n  …\n  a shape: Color("))
  }

  @Test("what a layer hides has no part in the pixel; where nothing hides it, the background has")
  func hidden() {
    let list = Self.stage().displayList()
    let card = Blame(of: list, x: 0, y: 0)
    #expect(card.end == .hidden)
    #expect(card.layers.count == 1)
    let nothing = DisplayListBuilder(size: Size(width: 1, height: 1), background: .red).build()
    let blame = Blame(of: nothing, x: 0, y: 0)
    #expect(blame.end == .background)
    #expect(blame.text == "layers at (0, 0), the lowest first:\n  background (255, 0, 0, 255)")
  }

  @Test("twenty thousand groups in each other take no time to speak of")
  func deep() {
    var builder = DisplayListBuilder(size: Size(width: 1, height: 1))
    let pixel = Shape.rect(Rect(x: 0, y: 0, width: 1, height: 1))
    for level in 0..<20_000 {
      builder.beginGroup(clip: pixel)
      if level > 19_990 { builder.fill(pixel, color: .red) }
    }
    #expect(Blame(of: builder.build(), x: 0, y: 0).layers.count == 1)
  }
}
