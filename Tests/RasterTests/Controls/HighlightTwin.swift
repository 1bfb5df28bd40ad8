import Scene

/// What the control shows, built of views whose frames are set by hand, as constraints would set them.
///
/// A constraint layout rounds the left edge and the width of each view to device pixels, by itself and
/// halves away from zero, and moves it in an animation block from one such place to another. Here the
/// places are worked out in whole numbers.
final class HighlightTwin {
  let stage: Stage
  let window = View()
  let selectedTitles = View()
  private let slide: HighlightSlide

  init(_ slide: HighlightSlide) {
    self.slide = slide
    stage = Stage(
      size: Size(width: Double(slide.width), height: 44), scale: Double(slide.scale))
    let strip = View(frame: stage.bounds)
    let normalTitles = View(frame: strip.bounds)
    let pill = View()
    stage.root.addSubview(strip)
    strip.addSubview(normalTitles)
    strip.addSubview(window)
    window.addSubview(pill)
    window.addSubview(selectedTitles)
    addLabels(.black, to: normalTitles)
    addLabels(.white, to: selectedTitles)
    window.clipsToBounds = true
    window.frame = Rect(x: 0, y: 0, width: segmentWidth, height: 44)
    pill.frame = window.bounds
    pill.backgroundColor = .red
    pill.cornerRadius = 10
    pill.clipsToBounds = true
    selectedTitles.frame = strip.bounds
    place(slide.stops[0])
  }

  private func addLabels(_ color: Color, to view: View) {
    for (index, title) in slide.titles.enumerated() {
      let label = Label(text: title, font: .system(size: 20))
      label.textColor = color
      label.textAlignment = .center
      label.frame = Rect(x: offset(index), y: 0, width: segmentWidth, height: 44)
      view.addSubview(label)
    }
  }

  /// Moves the window to a segment, and what is in it back as far.
  func place(_ index: Int) {
    window.frame.origin.x = offset(index)
    selectedTitles.frame.origin.x = -offset(index)
  }

  /// Where a segment begins.
  func offset(_ index: Int) -> Double {
    let way = index * (slide.width - slide.lead - slide.tail + slide.spacing)
    let start = slide.lead * slide.count + way
    return rounded(slide.isMirrored ? (slide.width * slide.count - widths - start) : start)
  }

  private var segmentWidth: Double { rounded(widths) }

  /// What is left for all segments.
  private var widths: Int {
    slide.width - slide.lead - slide.tail - slide.spacing * (slide.count - 1)
  }

  /// A `count`-th of a length, on a device pixel, and then on a multiple of 2⁻¹⁶.
  private func rounded(_ length: Int) -> Double {
    let pixels = (2 * length * slide.scale + slide.count) / (2 * slide.count)
    return Double((2 * pixels * 65536 + slide.scale) / (2 * slide.scale)) / 65536
  }
}
