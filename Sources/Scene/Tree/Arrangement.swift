/// The states that views give to the views inside them; see `View.arrange(_:for:)`.
public struct Arrangement {
  /// The time of the presentation, or `nil` for the model.
  private let time: Double?
  /// The arranged views, in the order they were first placed.
  private(set) var views: [View] = []
  private var states: [ObjectIdentifier: ViewState] = [:]

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

  /// Places a view, as if it had no transform, with its anchor point and the origin of its bounds kept.
  ///
  /// The rectangle's numbers are rounded to multiples of 2⁻¹⁶, half away from zero. So the place of a
  /// window and the opposite place of what is in it cancel to the bit.
  public mutating func place(_ view: View, frame: Rect) {
    self[view].layoutFrame = Rect(
      x: frame.origin.x.roundedToGrid, y: frame.origin.y.roundedToGrid,
      width: frame.size.width.roundedToGrid, height: frame.size.height.roundedToGrid)
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
