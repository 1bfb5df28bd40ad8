import Scene
import Testing

@Suite struct SegmentedLayoutTests {
  private typealias Segment = SegmentedLayout.Segment

  private func layout(
    _ segments: [Segment], width: Double, scale: Double = 1,
    direction: LayoutDirection = .leftToRight, byContent: Bool = false
  ) -> SegmentedLayout {
    SegmentedLayout(
      bounds: Rect(x: 0, y: 0, width: width, height: 32), segments: segments, scale: scale,
      direction: direction, apportionsByContent: byContent)
  }

  private func equal(_ count: Int, width: Double, scale: Double = 1) -> SegmentedLayout {
    layout(Array(repeating: Segment(contentWidth: 20), count: count), width: width, scale: scale)
  }

  // MARK: - Equal widths

  @Test("the edge behind i of n equal segments is floor(i W / n) in device pixels")
  func equalEdges() {
    #expect(equal(3, width: 320).edges == [0, 106, 213, 320])
    // 106.67 and 213.33 points are 213.3 and 426.7 pixels.
    #expect(equal(3, width: 320, scale: 2).edges == [0, 106.5, 213, 320])
    #expect(equal(7, width: 100).edges == [0, 14, 28, 42, 57, 71, 85, 100])
    #expect(equal(4, width: 320).edges == [0, 80, 160, 240, 320])
  }

  @Test("integers say the same for any count, width and scale", arguments: 1...50)
  func equalEdgesByIntegers(count: Int) {
    for width in stride(from: 0, through: 700, by: 7) {
      for scale in [1, 2, 4] {
        let edges = equal(count, width: Double(width) / 4, scale: Double(scale)).edges
        let pixels = (0...count).map { $0 * width * scale / (count * 4) }
        #expect(edges == pixels.map { Double($0) / Double(scale) })
      }
    }
  }

  @Test("neighbours share an edge, whatever the scale", arguments: [1, 1.7, 2, 3])
  func noGaps(scale: Double) {
    let frames = equal(7, width: 333.3, scale: scale).frames
    for (frame, next) in zip(frames, frames.dropFirst()) { #expect(frame.maxX == next.minX) }
    for frame in frames { #expect(frame.minY == 0 && frame.height == 32) }
  }

  @Test("one segment has it all, fifty share it, and none has no edges")
  func counts() {
    #expect(equal(1, width: 320).frames == [Rect(x: 0, y: 0, width: 320, height: 32)])
    #expect(equal(50, width: 320).frames[49] == Rect(x: 313, y: 0, width: 7, height: 32))
    #expect(equal(0, width: 320).edges.isEmpty)
    #expect(equal(0, width: 320).frames.isEmpty)
  }

  @Test("frames follow the origin of the bounds")
  func origin() {
    var layout = equal(2, width: 100)
    layout.bounds.origin = Point(x: 10, y: 20)
    #expect(layout.frames[1] == Rect(x: 60, y: 20, width: 50, height: 32))
    #expect(layout.segmentIndex(at: Point(x: 60, y: 30)) == 1)
    #expect(layout.segmentIndex(at: Point(x: 59.9, y: 30)) == 0)
  }

  // MARK: - Other widths

  @Test("a segment with a width of its own has it, and the others share the rest equally")
  func ownWidth() {
    let segments = [Segment(contentWidth: 90), Segment(width: 100), Segment(contentWidth: 10)]
    #expect(layout(segments, width: 320).edges == [0, 110, 210, 320])
  }

  @Test("in proportion to contents, 20, 60 and 40 points share 300 as 50, 150 and 100")
  func byContent() {
    let segments = [20.0, 60, 40].map { Segment(contentWidth: $0) }
    #expect(layout(segments, width: 300, byContent: true).edges == [0, 50, 200, 300])
    #expect(layout(segments, width: 300).edges == [0, 100, 200, 300])
  }

  @Test("contents share what widths of their own leave")
  func contentBesideOwnWidth() {
    let segments = [Segment(width: 60), Segment(contentWidth: 30), Segment(contentWidth: 10)]
    #expect(layout(segments, width: 260, byContent: true).edges == [0, 60, 210, 260])
  }

  @Test("contents without width share equally")
  func emptyContents() {
    let segments = [Segment(), Segment()]
    #expect(layout(segments, width: 100, byContent: true).edges == [0, 50, 100])
  }

  @Test("widths that are too wide, or that nobody shares the rest of, are scaled to fit")
  func scaledWidths() {
    let wide = [Segment(width: 300), Segment(width: 100), Segment()]
    #expect(layout(wide, width: 200).edges == [0, 150, 200, 200])
    let narrow = [Segment(width: 30), Segment(width: 10)]
    #expect(layout(narrow, width: 200).edges == [0, 150, 200])
  }

  // MARK: - Direction

  @Test("from right to left the segments change places, and the edges stay")
  func rightToLeft() {
    let segments = [20.0, 60, 40].map { Segment(contentWidth: $0) }
    let mirrored = layout(segments, width: 301, direction: .rightToLeft, byContent: true)
    let reversed = layout(segments.reversed(), width: 301, byContent: true)
    #expect(mirrored.edges == reversed.edges)
    #expect(mirrored.frames == reversed.frames.reversed())
    #expect(mirrored.segmentIndex(at: Point(x: 1, y: 1)) == 2)
    #expect(mirrored.segmentIndex(at: Point(x: 300, y: 1)) == 0)
  }

  // MARK: - Points

  @Test("least edges belong to a segment, greatest do not; outside there is none")
  func points() {
    let layout = equal(4, width: 320)
    func index(_ x: Double, _ y: Double = 16) -> Int? { layout.segmentIndex(at: Point(x: x, y: y)) }
    #expect(index(0) == 0)
    #expect(index(79.999) == 0)
    #expect(index(80) == 1)
    #expect(index(319.999) == 3)
    #expect(index(320) == nil)
    #expect(index(-0.001) == nil)
    #expect(index(10, -0.001) == nil)
    #expect(index(10, 32) == nil)
    #expect(index(.nan) == nil)
  }

  @Test("what rounding leaves at the right edge belongs to the last segment")
  func rest() {
    let layout = equal(3, width: 100.5)
    #expect(layout.edges == [0, 33, 67, 100])
    #expect(layout.segmentIndex(at: Point(x: 100.25, y: 1)) == 2)
  }

  // MARK: - The pill

  @Test("the pill is smaller than the segment that has the whole share")
  func restingPill() {
    let frames = equal(4, width: 320).frames
    let pill = SegmentedLayout.pill(on: frames, shares: [0, 1, 0, 0], inset: 2)
    #expect(pill.frame == Rect(x: 82, y: 2, width: 76, height: 28))
    #expect(pill.presence == 1)
  }

  @Test("while a share passes from one to another the pill moves straight, with its length")
  func movingPill() {
    let frames = [
      Rect(x: 0, y: 0, width: 40, height: 32), Rect(x: 40, y: 0, width: 80, height: 32),
      Rect(x: 120, y: 0, width: 200, height: 32),
    ]
    // A quarter of the way from [0, 40] to [120, 320].
    let pill = SegmentedLayout.pill(on: frames, shares: [0.75, 0, 0.25], inset: 0)
    #expect(pill.frame == Rect(x: 30, y: 0, width: 80, height: 32))
    #expect(pill.presence == 1)
  }

  @Test("a share that comes to one alone fades the pill in where it is")
  func fadingPill() {
    let frames = equal(4, width: 320).frames
    let pill = SegmentedLayout.pill(on: frames, shares: [0, 0, 0.25, 0], inset: 2)
    #expect(pill.frame == Rect(x: 162, y: 2, width: 76, height: 28))
    #expect(pill.presence == 0.25)
    #expect(SegmentedLayout.pill(on: frames, shares: [0, 0, 0, 0], inset: 2).presence == 0)
    #expect(SegmentedLayout.pill(on: [], shares: [], inset: 2).frame == .zero)
  }

  @Test("shares that make no sense count as none, and a pill never gets out of its segments")
  func hostileShares() {
    let frames = equal(4, width: 320).frames
    let pill = SegmentedLayout.pill(on: frames, shares: [-5, .nan, 1, .infinity], inset: .nan)
    #expect(pill.frame == frames[2])
    #expect(pill.presence == 1)
    #expect(SegmentedLayout.pill(on: frames, shares: [3, 1, 0, 0], inset: 0).presence == 1)
  }

  // MARK: - Numbers that make no sense

  @Test(
    "any number gives edges that are finite and in order",
    arguments: [.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, 5e9])
  func hostileNumbers(_ number: Double) {
    let bounds = [
      Rect(x: number, y: number, width: number, height: number),
      Rect(x: 0, y: 0, width: 320, height: 32),
    ]
    let segments = [
      Segment(width: number, contentWidth: number), Segment(contentWidth: number), Segment(),
      Segment(width: 20, contentWidth: 10),
    ]
    for box in bounds {
      for isByContent in [false, true] {
        for scale in [2, number] {
          let layout = SegmentedLayout(
            bounds: box, segments: segments, scale: scale, direction: .rightToLeft,
            apportionsByContent: isByContent)
          #expect(layout.edges.count == 5)
          #expect(layout.edges.allSatisfy { $0.isFinite })
          #expect(layout.edges == layout.edges.sorted())
          #expect(layout.frames.allSatisfy { $0.isFinite && $0.size.width >= 0 })
          _ = layout.segmentIndex(at: Point(x: number, y: 1))
        }
      }
    }
  }

  @Test("without a width all segments have none, and no point is in any")
  func noWidth() {
    let layout = equal(4, width: 0)
    #expect(layout.frames.allSatisfy { $0.width == 0 })
    #expect(layout.segmentIndex(at: .zero) == nil)
  }
}
