import Raster
import Scene
import TestSupport
import Testing

/// Bars, and seams between them.
@Suite struct BarPictureTests {
  private let tint = Pixel(red: 248, green: 248, blue: 248)

  private func picture(scale: Double = 2, _ bars: Bar...) throws -> Bitmap {
    let stage = Stage(size: Size(width: 40, height: 60), scale: scale, background: .white)
    for bar in bars { stage.root.addSubview(bar) }
    return try Renderer().render(stage.displayList())
  }

  private func bar(_ y: Double, _ height: Double) -> Bar {
    Bar(frame: Rect(x: 0, y: y, width: 40, height: height))
  }

  /// The rows of a column that are not of the bar's colour.
  private func seams(_ picture: Bitmap, above end: Int) -> [Int] {
    (0..<end).filter { picture[20, $0] != tint }
  }

  @Test("the line is one device pixel at the lower edge, inside", arguments: [1, 2, 3])
  func hairline(scale: Int) throws {
    let picture = try picture(scale: Double(scale), bar(0, 30))
    #expect(seams(picture, above: 30 * scale) == [30 * scale - 1])
    // 30 % of black on 248: a byte of opacity is 77 / 255.
    expect(picture, 20, 30 * scale - 1, is: (173, 173, 173))
    expect(picture, 20, 30 * scale, is: (255, 255, 255))
  }

  @Test("switched off there is none")
  func noHairline() throws {
    let bar = bar(0, 30)
    bar.showsHairline = false
    #expect(seams(try picture(bar), above: 60).isEmpty)
    #expect(bar.detail == "no hairline")
  }

  @Test(
    "a bar without line and a strip that reaches under it read as one",
    arguments: [30, 30.25, 30.4])
  func oneBar(edge: Double) throws {
    let upper = bar(0, edge)
    upper.showsHairline = false
    let strip = bar(edge, 50 - edge)
    strip.overhang.top = 1
    let picture = try picture(upper, strip)
    #expect(seams(picture, above: 99).isEmpty)
    #expect(picture[20, 99] != tint, "the line of both")
  }

  @Test("with the line, or in the midst of a pixel without the reach, there is a seam")
  func seam() throws {
    #expect(seams(try picture(bar(0, 30), bar(30, 20)), above: 99) == [59])
    let upper = bar(0, 30.25)
    upper.showsHairline = false
    // Half a pixel of the one and then half of the other leave a quarter of the white behind.
    #expect(seams(try picture(upper, bar(30.25, 19.75)), above: 99) == [60])
  }

  @Test("the control in the bar lies on one colour, above, beside and below")
  func control() throws {
    let upper = bar(0, 20.3)
    upper.showsHairline = false
    let strip = bar(20.3, 39.7)
    strip.overhang.top = 1
    let control = SegmentedControl(items: ["", ""])
    control.frame = Rect(x: 4, y: 2, width: 32, height: 32)
    control.selectedSegmentIndex = 0
    strip.addSubview(control)
    let picture = try picture(upper, strip)
    for x in 0..<80 {
      for y in 0..<44 { #expect(picture[x, y] == tint, "(\(x), \(y))") }
      for y in 109..<119 { #expect(picture[x, y] == tint, "(\(x), \(y))") }
    }
    for y in 0..<119 {
      for x in [0, 7, 72, 79] { #expect(picture[x, y] == tint, "(\(x), \(y))") }
    }
  }

  @Test("a colour can be animated")
  func animated() throws {
    let stage = Stage(size: Size(width: 40, height: 60), scale: 2)
    let bar = bar(0, 30)
    bar.barTintColor = .black
    stage.root.addSubview(bar)
    stage.animate(withDuration: 1, curve: .linear) { bar.barTintColor = .white }
    #expect(bar.barTintColor == .white)
    let picture = try Renderer().render(stage.displayList(at: 0.6))
    expect(picture, 20, 20, is: (153, 153, 153))
  }

  @Test(
    "sizes and reaches that make no sense draw nothing, or as little",
    arguments: [0, -5, .nan, .infinity])
  func hostile(_ number: Double) throws {
    let bar = bar(0, number)
    bar.overhang = EdgeInsets(top: number, left: number, bottom: number, right: number)
    let picture = try picture(bar)
    #expect(picture[20, 100] == Pixel(red: 255, green: 255, blue: 255))
    bar.frame = Rect(x: 0, y: 0, width: 40, height: 30)
    let whole = try self.picture(bar)
    #expect(whole[20, 20] == tint)
    #expect(whole[20, 100] == Pixel(red: 255, green: 255, blue: 255))
  }
}
