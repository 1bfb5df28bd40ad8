import Raster
import Scene
import Testing

/// The control beside views whose frames are set by hand: what a constraint layout makes of the same
/// views must be the same picture, to the byte.
@Suite struct HighlightTwinTests {
  /// The control and its twin, on stages of their own.
  private struct Pair {
    let control: HighlightSegmentedControl
    let stage: Stage
    let twin: HighlightTwin

    init(_ slide: HighlightSlide) {
      twin = HighlightTwin(slide)
      stage = Stage(
        size: twin.stage.size, scale: twin.stage.scale,
        layoutDirection: slide.isMirrored ? .rightToLeft : .leftToRight)
      control = HighlightSegmentedControl(titles: slide.titles)
      control.clipMode = .rect
      control.spacing = Double(slide.spacing)
      control.leadSpacing = Double(slide.lead)
      control.tailSpacing = Double(slide.tail)
      control.frame = stage.bounds
      stage.root.addSubview(control)
    }

    /// Begins a slide on both stages.
    func slide(to index: Int) {
      control.select(index, animated: true)
      stage.layoutIfNeeded()
      twin.stage.animate(withDuration: 0.25) { twin.place(index) }
    }

    func advance(to time: Double) {
      stage.advance(to: time)
      twin.stage.advance(to: time)
    }
  }

  /// Makes the slides, each a tenth of a second after the one before, and looks at each 0.25 s long.
  private func follow(
    _ slide: HighlightSlide, rate: Int = 120, _ look: (Pair, _ time: Double) throws -> Void
  ) throws {
    let pair = Pair(slide)
    pair.control.select(slide.stops[0])
    for (leg, stop) in slide.stops.dropFirst().enumerated() {
      pair.advance(to: Double(leg) / 10)
      pair.slide(to: stop)
      for step in 0...(rate / 4) {
        try look(pair, Double(leg) / 10 + Double(step) / Double(rate))
      }
    }
  }

  @Test(
    "window and selected titles lie at every time where set frames would, to the bit",
    arguments: HighlightSlide.all)
  func frames(slide: HighlightSlide) throws {
    try follow(slide) { pair, time in
      let window = pair.control.window.presentation(at: time)
      #expect(window.frame == pair.twin.window.presentation(at: time).frame)
      let titles = pair.control.selectedTitles.presentation(at: time)
      #expect(titles.frame == pair.twin.selectedTitles.presentation(at: time).frame)
      #expect(
        pair.stage.displayList(at: time).commands == pair.twin.stage.displayList(at: time).commands)
    }
  }

  @Test(
    "the rest of the way is a part of the distance of the rounded places, on the grid",
    arguments: HighlightSlide.all.filter { $0.stops.count == 2 })
  func straight(slide: HighlightSlide) throws {
    try follow(slide) { pair, time in
      let (start, end) = (pair.twin.offset(slide.stops[0]), pair.twin.offset(slide.stops[1]))
      let remaining = 1 - TimingCurve.easeInOut.value(at: time / 0.25)
      let part = (start - end) * remaining * 65536
      let term = part.rounded(.toNearestOrAwayFromZero) / 65536
      #expect(pair.control.window.presentation(at: time).frame.minX == end + term)
      #expect(pair.control.selectedTitles.presentation(at: time).frame.minX == -end - term)
    }
  }

  @Test(
    "the 16 pictures of each slide are the same bytes",
    arguments: HighlightSlide.all.filter { $0.count == 3 && $0.scale == 2 && $0.stops.count > 2 })
  func pictures(slide: HighlightSlide) throws {
    try follow(slide, rate: 60) { pair, time in
      let picture = try Renderer().render(pair.stage.displayList(at: time))
      expectSame(
        picture, try Renderer().render(pair.twin.stage.displayList(at: time)), "\(time) s:")
    }
  }
}
