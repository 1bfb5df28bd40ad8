import Raster
import Scene
import TestSupport
import Testing

@testable import Demo

/// The view of the post beside the control that does the same without constraints.
@Suite struct PostedStripTests {
  static let four = ["Hello", "World", "There", "Again"]
  static let three = ["Hello", "World", "There"]
  static let seven = ["A", "B", "C", "D", "E", "F", "G"]
  /// Titles, and device pixels a point.
  static let scenes: [([String], Double)] = [
    (four, 2), (three, 2), (three, 1), (three, 3), (seven, 2), (["Alone"], 2),
  ]

  /// A strip on a stage of 320 x 44 points, laid out.
  private func strip(
    _ titles: [String], order: PostedStrip.Order = .asInTheDemo, scale: Double = 2,
    remakes: Bool = true
  ) -> (stage: Stage, strip: PostedStrip) {
    let stage = Stage(size: Size(width: 320, height: 44), scale: scale)
    let strip = PostedStrip(titles: titles, order: order)
    strip.remakes = remakes
    strip.frame = stage.bounds
    stage.root.addSubview(strip)
    stage.diagnosticsHandler = { Issue.record("\($0)") }
    stage.layoutIfNeeded()
    return (stage, strip)
  }

  private func pictures(_ stage: Stage) throws -> [Bitmap] {
    let renderer = Renderer()
    return try stage.frames(duration: 0.25, rate: 60).map { try renderer.render($0) }
  }

  /// The 16 pictures of a way from one title to another, by the demo.
  private func pictures(
    _ titles: [String], _ from: Int, _ to: Int, isAsInThePost: Bool, scale: Double = 2
  ) throws -> [Bitmap] {
    var options = IllusionOptions()
    options.titles = titles
    options.from = from
    options.to = to
    options.pictures.scale = scale
    options.clipMode = .rect
    options.isAsInThePost = isAsInThePost
    let renderer = Renderer()
    return try Illusion(options).frames().map { try renderer.render($0) }
  }

  @Test("its pictures are the control's, to the byte", arguments: scenes)
  func sameBytes(titles: [String], scale: Double) throws {
    for (from, to) in [(0, titles.count - 1), (titles.count / 2, 0)] {
      let post = try pictures(titles, from, to, isAsInThePost: true, scale: scale)
      let control = try pictures(titles, from, to, isAsInThePost: false, scale: scale)
      #expect(post.count == 16)
      #expect(post == control, "\(from) to \(to)")
      if from != to { #expect(post.first != post.last) }
    }
  }

  @Test("constraining the white titles anew at each step changes no byte", arguments: [3, 4])
  func redundantRemake(count: Int) throws {
    let titles = Array(Self.four.prefix(count))
    func frames(remakes: Bool) throws -> [Bitmap] {
      let (stage, strip) = strip(titles, remakes: remakes)
      strip.layerViewDidAnimate(strip.offset(of: titles.count - 1))
      return try pictures(stage)
    }
    #expect(try frames(remakes: true) == frames(remakes: false))
  }

  @Test("the white titles never move on the strip", arguments: [true, false])
  func stillTitles(remakes: Bool) {
    let (stage, strip) = strip(Self.three, remakes: remakes)
    for index in [2, 1, 0, 2] {
      strip.layerViewDidAnimate(strip.offset(of: index))
      for step in 0...10 {
        let time = stage.time + 0.025 * Double(step)
        let window = strip.highlightView.presentation(at: time).frame
        let titles = strip.highlightWithLabelView.presentation(at: time).frame
        #expect(
          titles.offsetBy(dx: window.minX, dy: window.minY)
            == Rect(x: 0, y: 0, width: 320, height: 44))
      }
      stage.advance(to: stage.time + 0.1)
    }
  }

  @Test("interrupted half way it keeps place and speed, and the control's bytes")
  func interruption() throws {
    let (stage, strip) = strip(Self.four)
    let other = Stage(size: Size(width: 320, height: 44), scale: 2)
    let control = HighlightSegmentedControl(titles: Self.four)
    control.frame = other.bounds
    control.clipMode = .rect
    other.root.addSubview(control)
    other.layoutIfNeeded()

    strip.layerViewDidAnimate(240)
    control.select(3, animated: true)
    func left(_ time: Double) -> Double { strip.highlightView.presentation(at: time).frame.minX }
    let (before, step) = (left(0.1), 1.0 / 4096)
    let speed = (left(0.1 + step) - left(0.1 - step)) / (2 * step)
    stage.advance(to: 0.1)
    other.advance(to: 0.1)
    strip.layerViewDidAnimate(80)
    control.select(1, animated: true)

    #expect(before > 10 && before < 230)
    #expect(left(0.1) == before)
    let newSpeed = (left(0.1 + step) - left(0.1)) / step
    #expect(abs(newSpeed - speed) < speed / 50)
    #expect(try pictures(stage) == pictures(other))
    #expect(left(0.35) == 80)
  }

  @Test("added in the listing's order, the black titles cover pill and white titles")
  func wrongOrder() throws {
    let (stage, strip) = strip(Self.four, order: .asInTheListing)
    strip.layerViewDidAnimate(strip.offset(of: 3))
    let wrong = try pictures(stage)
    let right = try pictures(Self.four, 0, 3, isAsInThePost: true)
    // White on the pill, whose rows from 24 to 64 hold all letters: the background is red there.
    func whites(_ picture: Bitmap) -> Int {
      var count = 0
      for y in 24..<64 {
        for x in 2..<158 where picture[x, y] == Pixel(red: 255, green: 255, blue: 255) {
          count += 1
        }
      }
      return count
    }
    #expect(whites(right[0]) > 100)
    #expect(whites(wrong[0]) == 0)
  }

  @Test("a thousand steps leave as many constraints as one")
  func noLeak() {
    let (stage, strip) = strip(Self.four)
    func count() -> Int {
      strip.constraints.count + strip.highlightView.constraints.count
        + strip.highlightWithLabelView.constraints.count
    }
    strip.layerViewDidAnimate(80)
    let first = count()
    for index in 0..<1000 {
      strip.layerViewDidAnimate(strip.offset(of: index % 4))
      stage.advance(to: stage.time + 0.3)
    }
    #expect(count() == first)
  }

  @Test("where text runs to the left, the first title is the rightmost, under the pill")
  func rightToLeft() throws {
    let stage = Stage(
      size: Size(width: 320, height: 44), scale: 2, layoutDirection: .rightToLeft)
    let strip = PostedStrip(titles: Self.four)
    strip.frame = stage.bounds
    stage.root.addSubview(strip)
    stage.layoutIfNeeded()
    #expect(strip.highlightView.frame == strip.bottoms[0].frame)
    #expect(strip.bottoms[0].frame == Rect(x: 240, y: 0, width: 80, height: 44))
    strip.layerViewDidAnimate(strip.offset(of: 1))
    #expect(strip.highlightView.frame == strip.bottoms[1].frame)
    #expect(strip.highlightWithLabelView.frame == Rect(x: -160, y: 0, width: 320, height: 44))
  }
}
