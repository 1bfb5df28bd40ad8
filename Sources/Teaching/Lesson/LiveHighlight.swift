import Scene

/// The highlight in the hands of a user: dragged, tapped, moved by keys.
final class LiveHighlight {
  /// A finger on the highlight, and where it took hold of it.
  private struct Drag {
    var start: Point
    var position: Double
    var hasMoved = false
  }

  /// By how many points a finger moves before it drags.
  private static let slop = 4.0

  let control: HighlightSegmentedControl
  private let stage: Stage
  private var drag: Drag?

  init() {
    stage = Stage(size: LessonScene.illusion.size, scale: LessonScene.illusion.scale)
    control = IllusionScene.control(counterOffset: 1, clip: 1)
    control.frame = stage.bounds
    stage.root.addSubview(control)
    stage.layoutIfNeeded()
  }

  /// What is to be seen now.
  var displayList: DisplayList { stage.displayList(at: stage.time) }

  /// Where the highlight is now, on its way, too.
  var position: Double { IllusionScene.position(of: control, at: stage.time) }

  /// Lets time go on, and tells whether something still moves.
  func advance(by seconds: Double) -> Bool {
    guard seconds > 0, seconds.isFinite else { return stage.isAnimating }
    stage.advance(to: stage.time + min(seconds, 60))
    return stage.isAnimating
  }

  // MARK: - Fingers and keys

  func begin(at point: Point) {
    guard point.x.isFinite, point.y.isFinite else { return }
    drag = Drag(start: point, position: position)
  }

  func move(to point: Point) {
    guard var drag, point.x.isFinite, point.y.isFinite else { return }
    if !drag.hasMoved, abs(point.x - drag.start.x) < Self.slop { return }
    drag.hasMoved = true
    self.drag = drag
    let way = (point.x - drag.start.x) / IllusionScene.pitch(of: control)
    let target = drag.position + way
    control.drag(to: min(max(target, 0), Double(control.titles.count - 1)))
  }

  func end(at point: Point, isCancelled: Bool) {
    guard let drag else { return }
    move(to: point)
    self.drag = nil
    if drag.hasMoved {
      control.endDrag()
    } else if !isCancelled, let index = control.segmentIndex(at: drag.start) {
      control.select(index, animated: true)
    }
  }

  func select(_ index: Int) {
    drag = nil
    control.select(index, animated: true)
  }
}
