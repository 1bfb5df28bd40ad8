import Raster
import Scene
import TestSupport
import Testing

/// What must hold in each of the 16 frames of the illusion.
@Suite struct HighlightPictureTests {
  /// A frame of the motion from the first title to the third, and the pill's left edge in pixels.
  private struct Frame {
    let picture: Bitmap
    let left: Double

    func coverage(row: Int) -> [Double] {
      PillCoverage(left: left, right: left + 160, top: 0, bottom: 88, radius: 20)
        .row(row, width: 640)
    }
  }

  /// The 16 frames; the pill's place is computed here from the curve.
  private func frames(to target: Int = 2) throws -> [Frame] {
    let scene = IllusionScene()
    scene.control.select(target, animated: true)
    let renderer = Renderer()
    var frames: [Frame] = []
    for list in scene.stage.frames(duration: 0.25, rate: 60) {
      let progress = TimingCurve.easeInOut.value(at: Double(frames.count) / 60 / 0.25)
      frames.append(
        Frame(picture: try renderer.render(list), left: 160 * Double(target) * progress))
    }
    return frames
  }

  @Test("a quarter of a second at 60 a second is 16 frames")
  func count() throws {
    #expect(try frames().count == 16)
  }

  @Test(
    "outside the pill is the plain picture, on it the selected one, between them their mixture",
    arguments: [2, 3])
  func mixture(target: Int) throws {
    let plain = try IllusionScene.strip(.black, on: .white)
    let selected = try IllusionScene.strip(.white, on: .red)
    for (index, frame) in try frames(to: target).enumerated() {
      var wrong = 0
      for y in 0..<88 {
        for (x, area) in frame.coverage(row: y).enumerated() {
          let actual = frame.picture[x, y]
          if area == 0 {
            wrong += actual == plain[x, y] ? 0 : 1
          } else if area > 1 - 1e-9 {
            wrong += actual == selected[x, y] ? 0 : 1
          } else if !actual.isMixture(of: plain[x, y], selected[x, y], area) {
            wrong += 1
          }
        }
      }
      #expect(wrong == 0, "frame \(index)")
    }
  }

  @Test("in at least five frames one letter is black and white at once, to the pixel")
  func splitLetters() throws {
    let letters = Self.letters()
    #expect(letters.count == 20)
    var split = 0
    for frame in try frames(to: 3) {
      let areas = (0..<88).map { frame.coverage(row: $0) }
      let isSplit = letters.contains { columns in
        var hasBlack = false
        var hasWhite = false
        for y in 20..<68 {
          for x in columns {
            let pixel = frame.picture[x, y]
            if pixel == Pixel(red: 0, green: 0, blue: 0) { hasBlack = true }
            if areas[y][x] > 0.999, pixel == Pixel(red: 255, green: 255, blue: 255) {
              hasWhite = true
            }
          }
        }
        return hasBlack && hasWhite
      }
      split += isSplit ? 1 : 0
    }
    #expect(split >= 5)
  }

  /// The columns of pixels that belong to one letter each, by the advances of the font.
  private static func letters() -> [Range<Int>] {
    let font = Font.system(size: 20)
    var result: [Range<Int>] = []
    for (index, title) in IllusionScene.titles.enumerated() {
      var x = 80 * Double(index) + (80 - TextLine(title, font: font).width) / 2
      var previous: Glyph?
      for character in title {
        let glyph = font.glyph(for: character)
        if let previous { x += font.kerning(previous, glyph) }
        let end = x + font.advance(of: glyph)
        result.append(Int((2 * x).rounded(.up))..<Int(2 * end))
        x = end
        previous = glyph
      }
    }
    return result
  }

  @Test("the first and the last frame are the pictures at rest")
  func ends() throws {
    let frames = try frames()
    let scene = IllusionScene()
    expectSame(frames[0].picture, try scene.picture())
    scene.control.selectedIndex = 2
    expectSame(frames[15].picture, try scene.picture())
  }

  @Test("the white titles, drawn alone, are the same bytes in all frames")
  func stillTitles() throws {
    let scene = IllusionScene(background: .black)
    scene.showSelectedTitlesAlone()
    let resting = try scene.picture()
    expectSame(resting, try IllusionScene.strip(.white, on: .black))
    scene.control.select(2, animated: true)
    for list in scene.stage.frames(duration: 0.25, rate: 60) {
      expectSame(try Renderer().render(list), resting)
    }
  }

  @Test(
    "nor do the white titles move through interruptions, at 50 times", arguments: [2.0, 1.7])
  func stillTitlesInterrupted(scale: Double) throws {
    let scene = IllusionScene(scale: scale, background: .black)
    scene.showSelectedTitlesAlone()
    let resting = try scene.picture()
    scene.control.select(3, animated: true)
    scene.stage.layoutIfNeeded()
    for step in 0..<50 {
      let time = Double(step) * 0.007
      if step == 15 {
        scene.stage.advance(to: 0.1)
        scene.control.select(1, animated: true)
      }
      if step == 22 {
        scene.stage.advance(to: time)
        scene.control.select(2, animated: true)
      }
      expectSame(try scene.picture(at: time), resting, "\(time) s:")
    }
  }

  @Test("the same at a place that is on no grid, under a scaled superview")
  func stillTitlesElsewhere() throws {
    let stage = Stage(size: Size(width: 500, height: 100), scale: 2, background: .black)
    let holder = View(frame: Rect(x: 1 / 3.0, y: 0.1, width: 400, height: 80))
    holder.transform = AffineTransform(scaleX: 1.1, y: 1.1)
    stage.root.addSubview(holder)
    let scene = IllusionScene()
    scene.showSelectedTitlesAlone()
    scene.control.frame = Rect(x: 0.1, y: 0.7, width: 331.3, height: 44.4)
    holder.addSubview(scene.control)
    let resting = try Renderer().render(stage.displayList())
    scene.control.select(3, animated: true)
    for list in stage.frames(duration: 0.25, rate: 60) {
      expectSame(try Renderer().render(list), resting)
    }
  }

  @Test("at rest both vertical edges of the pill are sharp", arguments: [1.0, 2, 3, 0.5])
  func sharpEdges(scale: Double) throws {
    let scene = IllusionScene(titles: ["A", "B", "C"], scale: scale)
    for index in 0..<3 {
      scene.control.selectedIndex = index
      let picture = try scene.picture()
      let row = picture.height / 2
      // Between the letters of the strip there is nothing but white and the pill's red.
      let edge = Int((320 * scale * Double(index) / 3 + 0.5).rounded(.down))
      let next = edge + Int((320 * scale / 3 + 0.5).rounded(.down))
      #expect(picture[edge, row] == Pixel(red: 255, green: 0, blue: 0))
      #expect(picture[next - 1, row] == Pixel(red: 255, green: 0, blue: 0))
      if index > 0 { #expect(picture[edge - 1, row] == Pixel(red: 255, green: 255, blue: 255)) }
      if index < 2 { #expect(picture[next, row] == Pixel(red: 255, green: 255, blue: 255)) }
    }
  }
}

extension Pixel {
  /// Whether each channel is `from + area (to - from)`, within a level.
  fileprivate func isMixture(of from: Pixel, _ to: Pixel, _ area: Double) -> Bool {
    func isNear(_ actual: UInt8, _ from: UInt8, _ to: UInt8) -> Bool {
      abs(Double(actual) - Double(from) - area * (Double(to) - Double(from))) <= 1
    }
    return isNear(red, from.red, to.red) && isNear(green, from.green, to.green)
      && isNear(blue, from.blue, to.blue) && alpha == 255
  }
}
