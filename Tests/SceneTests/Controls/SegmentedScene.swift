import Scene

/// A segmented control of 320 × 32 points at (0, 20) on a stage, and what it tells.
///
/// Of four segments each is 80 points wide.
final class SegmentedScene {
  /// Notes what `valueChanged` hears.
  final class Heard {
    var indices: [Int] = []
  }

  let stage = Stage(size: Size(width: 320, height: 72), scale: 2)
  let control: SegmentedControl
  let heard = Heard()

  init(_ items: [String] = ["One", "Two", "Three", "Four"], selected: Int = -1) {
    control = SegmentedControl(items: items)
    control.frame = Rect(x: 0, y: 20, width: 320, height: 32)
    control.selectedSegmentIndex = selected
    stage.root.addSubview(control)
    let heard = heard
    control.valueChanged = { heard.indices.append($0) }
    stage.layoutIfNeeded()
  }

  /// The views inside of a type, by its name.
  private func views(_ typeName: String) -> [View] {
    var found: [View] = []
    var rest = [control as View]
    while let view = rest.popLast() {
      if view.description.hasPrefix(typeName + " ") { found.append(view) }
      rest += view.subviews.reversed()
    }
    return found
  }

  /// The pill's frame and opacity at a number of seconds from now.
  func pill(after duration: Double = 0) -> (frame: Rect, alpha: Double) {
    let state = views("SegmentedPill")[0].presentation(at: stage.time + duration)
    return (state.frame, state.alpha)
  }

  /// The segments that are there, or still seen, in the order they were added.
  var segments: [View] { views("SegmentCell") }

  /// The title of a segment that is not selected, and that of one that is.
  func titles(_ segment: Int) -> (normal: Label, selected: Label) {
    let labels = segments[segment].subviews.compactMap { $0 as? Label }
    return (labels[0], labels[1])
  }

  /// What shows of a segment's titles now.
  func titleAlphas(_ segment: Int, after duration: Double = 0) -> [Double] {
    let titles = titles(segment)
    return [titles.normal, titles.selected].map {
      $0.presentation(at: stage.time + duration).alpha
    }
  }

  /// The middle of one of four segments.
  func middle(_ segment: Int) -> Point { Point(x: 40 + 80 * Double(segment), y: 36) }

  func tap(_ segment: Int) { stage.tap(at: middle(segment)) }
}
