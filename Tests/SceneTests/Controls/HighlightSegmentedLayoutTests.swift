import Scene
import Testing

@Suite struct HighlightSegmentedLayoutTests {
  private func layout(
    width: Double = 320, count: Int = 4, scale: Double = 2,
    direction: LayoutDirection = .leftToRight
  ) -> HighlightSegmentedLayout {
    HighlightSegmentedLayout(
      bounds: Rect(x: 0, y: 0, width: width, height: 44), count: count, scale: scale,
      direction: direction)
  }

  private func span(_ rect: Rect) -> [Double] { [rect.minX, rect.maxX] }

  @Test("four segments of 320 points begin at 0, 80, 160 and 240")
  func evenSegments() {
    let layout = layout()
    for index in 0..<4 {
      let expected = Rect(x: 80 * Double(index), y: 0, width: 80, height: 44)
      #expect(layout.segment(index) == expected)
      #expect(layout.frames(at: Double(index)).window == expected)
      #expect(layout.frames(at: 0).titles[index] == expected)
    }
  }

  @Test(
    "at rest, i W / n and W / n are rounded to device pixels, each by itself: all are equally wide",
    arguments: [
      // 320 / 3 = 106.67: in pixels 106.67 and 213.33, or 213.33 and 426.67.
      (3, 1.0, 107.0, [0.0, 107, 213]), (3, 2, 106.5, [0, 106.5, 213.5]),
      // 320 / 7 = 45.71, 91.43, 137.14, 182.86, 228.57, 274.29.
      (7, 1, 46, [0, 46, 91, 137, 183, 229, 274]),
    ])
  func roundedPlaces(count: Int, scale: Double, width: Double, places: [Double]) {
    let layout = layout(count: count, scale: scale)
    let mirrored = self.layout(count: count, scale: scale, direction: .rightToLeft)
    for (index, place) in places.enumerated() {
      let expected = Rect(x: place, y: 0, width: width, height: 44)
      #expect(layout.segment(index) == expected)
      // From right to left it is the exact frame that is mirrored, and then rounded.
      #expect(mirrored.segment(count - 1 - index) == expected)
      #expect(layout.frames(at: 0).titles[index] == expected)
    }
  }

  @Test("thirds of pixels are rounded on the device, and kept to a 65,536th of a point")
  func thirds() {
    // At scale 3, 320 / 3 points are 320 pixels: 6,990,506.67 parts of 2⁻¹⁶, and 13,981,013.33.
    let layout = layout(count: 3, scale: 3)
    #expect(layout.segment(1).minX == 6_990_507.0 / 65536)
    #expect(layout.segment(2).minX == 13_981_013.0 / 65536)
    #expect(layout.segment(2).width == 6_990_507.0 / 65536)
  }

  @Test("halves of a pixel go away from zero, in places, widths and heights")
  func halves() {
    var layout = layout(width: 5, count: 2, scale: 1)
    layout.bounds.size.height = 10.5
    #expect(layout.segment(0) == Rect(x: 0, y: 0, width: 3, height: 11))
    #expect(layout.segment(1).minX == 3)
    #expect(layout.segment(-1).minX == -3)
    // 375 / 6 = 62.5.
    #expect(self.layout(width: 375, count: 6, scale: 1).segment(5).minX == 313)
  }

  @Test("between two segments the window lies in proportion between their places, unrounded")
  func motion() {
    #expect(span(layout().frames(at: 0.3125).window) == [25, 105])
    #expect(span(layout().frames(at: 2.015625).window) == [161.25, 241.25])
    // From 0 to 107 to 213.
    let uneven = layout(count: 3, scale: 1)
    #expect(span(uneven.frames(at: 0.5).window) == [53.5, 160.5])
    #expect(span(uneven.frames(at: 0.25).window) == [26.75, 133.75])
    #expect(span(uneven.frames(at: 1.5).window) == [160, 267])
  }

  @Test("an offset says where the window begins; at a position it is the offset of that")
  func offsets() {
    let layout = layout(count: 3, scale: 1, direction: .rightToLeft)
    #expect(layout.offset(at: 1.5) == 53.5)
    #expect(layout.frames(offset: 53.5) == layout.frames(at: 1.5))
    #expect(span(layout.frames(offset: 12.25).window) == [12.25, 119.25])
    #expect(layout.frames(offset: 12.25).selectedTitles.minX == -12.25)
  }

  /// (300 - 12 - 8 - 3 · 20) / 4 = 55.
  private func spacedLayout(direction: LayoutDirection = .leftToRight) -> HighlightSegmentedLayout {
    var layout = layout(width: 300, direction: direction)
    layout.spacing = 20
    layout.leadSpacing = 12
    layout.tailSpacing = 8
    return layout
  }

  @Test("spacing is taken from the width: (W - l - t - s (n - 1)) / n is left for each segment")
  func spacing() {
    let layout = spacedLayout()
    let starts = [12.0, 87, 162, 237]
    for (index, start) in starts.enumerated() {
      let expected = Rect(x: start, y: 0, width: 55, height: 44)
      #expect(layout.segment(index) == expected)
      #expect(layout.frames(at: Double(index)).window == expected)
      #expect(layout.frames(at: 0).titles[index] == expected)
      let mirrored = Rect(x: 300 - start - 55, y: 0, width: 55, height: 44)
      #expect(spacedLayout(direction: .rightToLeft).segment(index) == mirrored)
    }
    #expect(layout.frames(at: 0).normalTitles == Rect(x: 0, y: 0, width: 300, height: 44))
    #expect(layout.offset(at: 0.5) == 49.5)
    #expect(layout.offset(at: -1) == -63)
  }

  @Test("three columns in 300 points with gaps of 10 are 93.5 wide, at 0, 103.5 and 206.5")
  func roundedSpacing() {
    // 280 / 3 = 93.33, 103.33, 206.67; at scale 2 halves.
    var layout = layout(width: 300, count: 3)
    layout.spacing = 10
    #expect((0..<3).map { layout.segment($0).minX } == [0, 103.5, 206.5])
    #expect(layout.segment(1).width == 93.5)
  }

  @Test("spacing that leaves nothing makes segments without width, none that makes no sense traps")
  func tooMuchSpacing() {
    var layout = layout(count: 3)
    layout.spacing = 200
    #expect((0..<3).map { span(layout.segment($0)) } == [[0, 0], [200, 200], [400, 400]])
    #expect(layout.segmentIndex(at: Point(x: 101, y: 0)) == 1)
    layout.spacing = -10
    #expect((0..<2).map { span(layout.segment($0)) } == [[0, 113.5], [103.5, 217]])
    // Each would be 440 wide and begin 560 points before the last.
    layout.spacing = -1000
    #expect((0..<3).map { layout.segment($0).minX } == [0, 0, 0])
    for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        var layout = self.layout(direction: direction)
        layout.spacing = number
        #expect(layout.frames(at: 1).window.isFinite)
        layout.leadSpacing = number
        layout.tailSpacing = -number
        #expect(layout.frames(at: 1).window.isFinite)
        _ = layout.segmentIndex(at: Point(x: 7, y: 7))
      }
    }
    layout.spacing = .nan
    #expect(layout.segment(1) == self.layout(count: 3).segment(1))
  }

  @Test(
    "a point between segments belongs to the nearest, half way to the right one",
    arguments: [(-5.0, 0), (66, 0), (76.9, 0), (77.1, 1), (86, 1), (237, 3), (299, 3)])
  func segmentIndexBetween(x: Double, expected: Int) {
    // [12, 67), [87, 142), [162, 217), [237, 292).
    #expect(spacedLayout().segmentIndex(at: Point(x: x, y: 0)) == expected)
    let mirrored = spacedLayout(direction: .rightToLeft)
    #expect(mirrored.segmentIndex(at: Point(x: 300 - x, y: 0)) == expected)
    #expect(spacedLayout().segmentIndex(at: Point(x: 77, y: 0)) == 1)
    #expect(mirrored.segmentIndex(at: Point(x: 300 - 77, y: 0)) == 0)
  }

  @Test("beyond the ends the window follows")
  func beyondTheEnds() {
    #expect(span(layout().frames(at: -0.25).window) == [-20, 60])
    #expect(span(layout().frames(at: 3.5).window) == [280, 360])
    #expect(span(layout().frames(at: 10).window) == [800, 880])
    let turned = layout(direction: .rightToLeft)
    #expect(span(turned.frames(at: -0.25).window) == [260, 340])
  }

  @Test("from right to left, segment 0 is the rightmost and a growing position goes left")
  func rightToLeft() {
    let layout = layout(direction: .rightToLeft)
    #expect(span(layout.segment(0)) == [240, 320])
    #expect(span(layout.segment(3)) == [0, 80])
    #expect(span(layout.frames(at: 0.25).window) == [220, 300])
    #expect(span(layout.frames(at: 0).titles[1]) == [160, 240])
  }

  @Test("the window is as large as the pill, or by the other mode as the segment")
  func clipModes() {
    var layout = layout()
    layout.pillInset = 2
    let fitting = layout.frames(at: 1)
    #expect(fitting.window == Rect(x: 82, y: 2, width: 76, height: 40))
    #expect(fitting.pill == Rect(x: 0, y: 0, width: 76, height: 40))
    #expect(fitting.selectedTitles == Rect(x: -82, y: -2, width: 320, height: 44))
    layout.clipMode = .rect
    let square = layout.frames(at: 1)
    #expect(square.window == Rect(x: 80, y: 0, width: 80, height: 44))
    #expect(square.pill == Rect(x: 2, y: 2, width: 76, height: 40))
    #expect(square.selectedTitles == Rect(x: -80, y: 0, width: 320, height: 44))
  }

  @Test("the window's place and the opposite place of the titles in it cancel to the bit")
  func cancelling() {
    var layout = layout()
    var seed: UInt64 = 7
    func random() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 11) / 9_007_199_254_740_992
    }
    for round in 0..<2000 {
      layout.bounds = Rect(
        x: random() * 10 - 5, y: random(), width: random() * 1000, height: random() * 100)
      layout.count = round % 9 + 1
      layout.scale = [1, 2, 3, 1.7][round % 4]
      layout.pillInset = round % 3 == 0 ? random() * 5 : 0
      layout.direction = round % 2 == 0 ? .leftToRight : .rightToLeft
      let frames = layout.frames(at: random() * 14 - 3)
      #expect(frames.window.minX + frames.selectedTitles.minX == frames.normalTitles.minX)
      #expect(frames.window.minY + frames.selectedTitles.minY == frames.normalTitles.minY)
      #expect(frames.selectedTitles.size == frames.normalTitles.size)
    }
  }

  @Test("without counter-offset the titles keep their place in the window")
  func noCounterOffset() {
    var layout = layout()
    layout.mistakes = .noCounterOffset
    #expect(layout.frames(at: 0).selectedTitles == Rect(x: 0, y: 0, width: 320, height: 44))
    #expect(layout.frames(at: 2).selectedTitles == Rect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test(
    "a point belongs to the segment under it, or to the nearest",
    arguments: [
      (320.0, 3), (-1, 0), (319.999, 3), (0, 0), (79.999, 0), (80, 1), (240, 3), (239.9, 2),
      (1e300, 3), (-.infinity, 0), (.infinity, 3), (.nan, 0),
    ])
  func segmentIndex(x: Double, expected: Int) {
    #expect(layout().segmentIndex(at: Point(x: x, y: 1000)) == expected)
    #expect(
      layout(direction: .rightToLeft).segmentIndex(at: Point(x: x, y: 0)) == 3 - expected)
  }

  @Test("taps follow the rounded edges that one sees; where two overlap, the nearer middle counts")
  func segmentIndexAtRoundedEdges() {
    let layout = layout(count: 3, scale: 1)
    #expect(layout.segmentIndex(at: Point(x: 106.9, y: 0)) == 0)
    #expect(layout.segmentIndex(at: Point(x: 107, y: 0)) == 1)
    // [107, 214) and [213, 320).
    #expect(layout.segmentIndex(at: Point(x: 213.4, y: 0)) == 1)
    #expect(layout.segmentIndex(at: Point(x: 213.5, y: 0)) == 2)
    // 33 points wide at 0, 33 and 67.
    let gaping = self.layout(width: 100, count: 3, scale: 1)
    #expect(gaping.segmentIndex(at: Point(x: 66.4, y: 0)) == 1)
    #expect(gaping.segmentIndex(at: Point(x: 66.5, y: 0)) == 2)
  }

  @Test("without segments, or without width, no point has a segment, and nothing is NaN")
  func nothing() {
    #expect(layout(count: 0).segmentIndex(at: .zero) == nil)
    #expect(layout(width: 0).segmentIndex(at: Point(x: 5, y: 5)) == nil)
    #expect(layout(count: 0).frames(at: 2).window.size == .zero)
    #expect(layout(count: -3).frames(at: 2).titles.isEmpty)
    #expect(layout(width: 0).frames(at: 1.5).window == Rect(x: 0, y: 0, width: 0, height: 44))
    #expect(span(layout(count: 1).segment(0)) == [0, 320])
  }

  @Test("no number whatever traps")
  func hostile() {
    let numbers = [
      Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1, .leastNonzeroMagnitude, 1e9,
    ]
    for a in numbers {
      for b in numbers {
        let layout = HighlightSegmentedLayout(
          bounds: Rect(x: a, y: b, width: b, height: a), count: 5, scale: a, pillInset: b)
        _ = layout.frames(at: b)
        _ = layout.segmentIndex(at: Point(x: a, y: b))
      }
      #expect(layout().frames(at: a).window.isFinite)
    }
    #expect(layout().frames(at: .nan) == layout().frames(at: 0))
    #expect(layout(count: .max).segmentIndex(at: Point(x: 1e300, y: 0)) == 999_999)
    #expect(layout(count: .max).frames(at: 0).titles.count == 1_000_000)
    _ = layout().segment(.max)
    _ = layout().segment(.min)
  }
}
