extension View {
  /// Changes the model: the one door for every animatable property.
  ///
  /// - Parameters:
  ///   - new: What the model becomes.
  ///   - isAnimatable: Whether an open animation block may take up the change. Arranged views say no:
  ///     their motion follows from the view that arranges them.
  final func setState(_ new: ViewState, isAnimatable: Bool = true) {
    let old = state
    guard new != old else { return }
    commit(new, isAnimatable: isAnimatable)
    guard old.bounds.size != new.bounds.size else { return }
    autoresizeSubviews(from: old.bounds.size, isAnimatable: isAnimatable)
  }

  /// Changes a part of the model.
  private final func change(_ part: (inout ViewState) -> Void) {
    var new = state
    part(&new)
    setState(new)
  }

  /// Stores a state; a change of size asks for layout.
  final func commit(_ new: ViewState, isAnimatable: Bool) {
    let old = state
    state = new
    stage?.animator.modelChanged(of: self, from: old, isAnimatable: isAnimatable)
    if old.bounds.size != new.bounds.size || old.numbers != new.numbers { setNeedsLayout() }
    if let layoutNode, layoutNode.slot != nil { layoutNode.stateChanged(from: old, to: new) }
    modelDidChange(from: old)
  }

  /// Where the anchor point lies, in the superview's coordinates; not the middle if that is elsewhere.
  public final var center: Point {
    get { state.position }
    set { change { $0.position = newValue } }
  }

  /// The view's rectangle in its own coordinates; a negative size is standardised.
  ///
  /// Setting the size keeps the anchor point in place; setting the origin moves what is in the view.
  public final var bounds: Rect {
    get { state.bounds }
    set { change { $0.bounds = newValue } }
  }

  /// The smallest rectangle around the view, in its superview's coordinates; see `ViewState.frame`.
  public final var frame: Rect {
    get { state.frame }
    set { change { $0.frame = newValue } }
  }

  /// The place in the bounds that `center` names, in parts of the size; setting it moves the frame.
  public final var anchorPoint: Point {
    get { state.anchorPoint }
    set { change { $0.anchorPoint = newValue } }
  }

  /// A map of the view about its anchor point.
  public final var transform: AffineTransform {
    get { state.transform }
    set { change { $0.transform = newValue } }
  }

  /// The opacity of the view with all that is in it as one picture, clamped to 0 … 1; NaN counts as 0.
  public final var alpha: Double {
    get { state.alpha }
    set { change { $0.alpha = newValue > 0 ? min(newValue, 1) : 0 } }
  }

  /// What fills the outline behind everything else; `nil` draws nothing.
  public final var backgroundColor: Color? {
    get { state.backgroundColor }
    set { change { $0.backgroundColor = newValue } }
  }

  /// The radius of the outline's corners; more than half the shorter side counts as that, negative
  /// and NaN as 0.
  public final var cornerRadius: Double {
    get { state.cornerRadius }
    set { change { $0.cornerRadius = newValue } }
  }

  /// The width of the border, inside the outline and above the subviews; 0, negative and NaN draw none.
  public final var borderWidth: Double {
    get { state.borderWidth }
    set { change { $0.borderWidth = newValue } }
  }

  /// The colour of the border.
  public final var borderColor: Color {
    get { state.borderColor }
    set { change { $0.borderColor = newValue } }
  }

  /// What this kind of view animates beside the common properties; a change asks for layout.
  public final var numbers: [Double] {
    get { state.numbers }
    set { change { $0.numbers = newValue } }
  }
}
