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
  private let width: Int
  private let count: Int
  private let isMirrored: Bool

  init(titles: [String], width: Int, scale: Int, isMirrored: Bool) {
    stage = Stage(size: Size(width: Double(width), height: 44), scale: Double(scale))
    self.width = width
    count = titles.count
    self.isMirrored = isMirrored
    let strip = View(frame: stage.bounds)
    let normalTitles = View(frame: strip.bounds)
    let pill = View()
    stage.root.addSubview(strip)
    strip.addSubview(normalTitles)
    strip.addSubview(window)
    window.addSubview(pill)
    window.addSubview(selectedTitles)
    addLabels(titles, .black, to: normalTitles)
    addLabels(titles, .white, to: selectedTitles)
    window.clipsToBounds = true
    window.frame = Rect(x: 0, y: 0, width: part(1), height: 44)
    pill.frame = window.bounds
    pill.backgroundColor = .red
    pill.cornerRadius = 10
    pill.clipsToBounds = true
    selectedTitles.frame = strip.bounds
    place(0)
  }

  private func addLabels(_ titles: [String], _ color: Color, to view: View) {
    for (index, title) in titles.enumerated() {
      let label = Label(text: title, font: .system(size: 20))
      label.textColor = color
      label.textAlignment = .center
      label.frame = Rect(x: offset(index), y: 0, width: part(1), height: 44)
      view.addSubview(label)
    }
  }

  /// Moves the window to a segment, and what is in it back as far.
  func place(_ index: Int) {
    window.frame.origin.x = offset(index)
    selectedTitles.frame.origin.x = -offset(index)
  }

  /// Where a segment begins.
  func offset(_ index: Int) -> Double { part(isMirrored ? count - 1 - index : index) }

  /// So many of `count` parts of the width, on a device pixel, and then on a multiple of 2⁻¹⁶.
  private func part(_ parts: Int) -> Double {
    let scale = Int(stage.scale)
    let pixels = (2 * parts * width * scale + count) / (2 * count)
    return Double((2 * pixels * 65536 + scale) / (2 * scale)) / 65536
  }
}
