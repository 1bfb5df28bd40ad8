/// The states that views give to the views inside them; see `View.arrange(_:for:)`.
public struct Arrangement {
  /// The time of the presentation, or `nil` for the model.
  private let time: Double?
  /// The arranged views, in the order they were first placed.
  private(set) var views: [View] = []
  private var states: [ObjectIdentifier: ViewState] = [:]

  /// Creates an arrangement in which nothing is placed, of what views are set to.
  public init() {
    time = nil
  }

  init(time: Double?) {
    self.time = time
  }

  /// What a view is to show: what was set here, before that what it shows by itself.
  public subscript(view: View) -> ViewState {
    get {
      if !states.isEmpty, let state = states[ObjectIdentifier(view)] { return state }
      guard let time, let stage = view.stage else { return view.state }
      return stage.animatedState(of: view, at: time)
    }
    set {
      if states.updateValue(newValue, forKey: ObjectIdentifier(view)) == nil { views.append(view) }
    }
  }

  /// The content offset that a scroll view is to show, before it is rounded to device pixels.
  ///
  /// What follows a scroll view should ask for this, and then moves more finely than the content. An
  /// offset that was set here, or an animation block moves, counts, as for the view's state.
  public func contentOffset(of scrollView: ScrollView) -> Point {
    let shown = self[scrollView].bounds.origin
    if !states.isEmpty, states[ObjectIdentifier(scrollView)] != nil { return shown }
    let moved = time.flatMap { scrollView.movedState(at: $0) } ?? scrollView.state
    let exact = time.map { scrollView.exactContentOffset(at: $0) } ?? scrollView.exactContentOffset
    // Exactly the one or the other, unless both a motion and an animation move it.
    return shown == moved.bounds.origin ? exact : exact + (shown - moved.bounds.origin)
  }

  /// Places a view, as if it had no transform, with its anchor point and the origin of its bounds kept.
  ///
  /// The rectangle's numbers are rounded to multiples of 2⁻¹⁶, half away from zero. So the place of a
  /// window and the opposite place of what is in it cancel to the bit.
  public mutating func place(_ view: View, frame: Rect) {
    self[view].layoutFrame = Rect(
      x: frame.origin.x.roundedToGrid, y: frame.origin.y.roundedToGrid,
      width: frame.size.width.roundedToGrid, height: frame.size.height.roundedToGrid)
  }

  /// A length that follows from a number of a view, and moves straight while the number is animated.
  ///
  /// It is the length for the model's number, and added to that, as to the frame of any view, what is
  /// left of each animation: the difference of the lengths at its two ends. So it moves evenly between
  /// places that do not lie evenly, and to the bit like a view that is set from one to the other in
  /// the same block. A number that is not there counts as 0.
  ///
  /// - Parameters:
  ///   - view: The view that is arranged.
  ///   - index: Which of its numbers.
  ///   - state: What `arrange(_:for:)` was given; a number in it that is not the view's own, but
  ///     another's doing, has the length that follows from it, and no more.
  ///   - length: The length for a number, in points; a multiple of 2⁻¹⁶ for what is to agree to the
  ///     bit.
  /// - Returns: The length that shows.
  public func length(
    of view: View, number index: Int, for state: ViewState, _ length: (Double) -> Double
  ) -> Double {
    guard state.numbers.indices.contains(index) else { return length(0) }
    let shown = state.numbers[index]
    guard let time, let animations = view.animations,
      view.numbers.indices.contains(index),
      animations.sampled(view.state, at: time).numbers[index] == shown
    else { return length(shown) }
    return length(view.numbers[index])
      + animations.remainder(ofNumber: index, at: time, in: length)
  }
}

extension View {
  /// What the view shows at a time, by its animations and by the views that arrange it.
  ///
  /// Outside a stage that is the model. Times before the stage's count as the stage's.
  ///
  /// - Complexity: O(depth), and what the arranging views above need.
  public final func presentation(at time: Double) -> ViewState {
    guard let stage else { return state }
    var chain = [self]
    while let parent = chain[chain.count - 1].superview { chain.append(parent) }
    var arrangement = Arrangement(time: stage.clamped(time))
    for view in chain.reversed() where view !== self {
      view.arrange(&arrangement, for: arrangement[view])
    }
    return arrangement[self]
  }
}
