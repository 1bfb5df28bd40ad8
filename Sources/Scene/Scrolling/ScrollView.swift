// A view whose bounds move over what is in it.
//
// Three things move the offset: code, a finger, and what follows when the finger lets go or code asks
// for an animation. The last is a `ScrollMotion`, a function of time. A picture of a time samples it;
// `Stage.advance(to:)` puts its value into the model, rounded to device pixels, and tells the
// callbacks. So a fling looks the same however often it is looked at.

/// A view that shows a part of its content, which fingers can move.
///
/// The content offset is the origin of the bounds; subviews keep their frames. Offsets that fingers and
/// motions produce are rounded to whole device pixels, in pictures too; `exactContentOffset` is not.
open class ScrollView: View {
  /// The size of the content, which begins at the origin; what is not finite or negative counts as 0.
  public final var contentSize = Size.zero {
    didSet { if contentSize != oldValue { setNeedsRangeUpdate() } }
  }
  /// Room around the content, which can be scrolled into; changing it leaves the offset where it is.
  public final var contentInset = EdgeInsets.zero { didSet { updateAdjustedInset() } }
  /// Whether the safe area's insets are added to those of the content.
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedInset() }
  }
  /// Whether fingers can move the content.
  public final var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether it comes to rest on multiples of the view's size only.
  public final var isPagingEnabled = false
  /// Whether the content can be drawn beyond its edges, and comes back.
  public final var bounces = true
  /// Whether it bounces sideways even if the content is no wider than the view.
  public final var alwaysBounceHorizontal = false
  /// Whether it bounces up and down even if the content is no higher than the view.
  public final var alwaysBounceVertical = false
  /// Whether a drag along one axis does not move the content along the other.
  ///
  /// A drag that begins rather diagonally (the lesser part is more than half the greater) moves it along
  /// both.
  public final var isDirectionalLockEnabled = false
  /// How soon content that was let go slows down.
  public final var decelerationRate = DecelerationRate.normal
  /// Whether a bar shows where the content stands sideways, while it moves; not at first.
  public final var showsHorizontalScrollIndicator = false
  /// Whether a bar shows where the content stands up and down, while it moves; not at first.
  public final var showsVerticalScrollIndicator = false
  /// The colour of the bars.
  public final var scrollIndicatorColor = Color(red: 0, green: 0, blue: 0, alpha: 0.35)
  /// Whether a pinch can go beyond the range of scales, and the content comes back.
  public final var bouncesZoom = true
  /// Whom it tells what it does.
  public final var callbacks = ScrollCallbacks()

  /// What recognizes the drags.
  public final let panGestureRecognizer: PanGestureRecognizer
  /// What recognizes the pinches.
  public final let pinchGestureRecognizer: PinchGestureRecognizer

  /// What moves the offset by itself; `nil` if nothing does.
  final var motion: ScrollMotion?
  /// Counts the motions, to tell whether one is still the same.
  final var motionNumber = 0
  /// Whether a finger is down that stopped a motion.
  final var isCaught = false
  /// The drag under way.
  final var drag: ScrollDrag?
  /// How large the content shows, and what changes that.
  final var zoom = ScrollZoom()
  /// When the content last came to rest, in seconds of the stage.
  final var restTime: Double?
  /// The offset before it was rounded.
  final var exactOffset = Point.zero
  /// Whether the offset is being changed by a drag or a motion, and not by code.
  private final var isMovingItself = false
  /// Whether the content's or the view's size changed since the offset was last looked at.
  final var needsRangeUpdate = false
  private final var lastAdjustedInset = EdgeInsets.zero

  /// Creates a scroll view without content.
  public override init(frame: Rect = .zero) {
    panGestureRecognizer = ScrollPanRecognizer()
    pinchGestureRecognizer = ScrollPinchRecognizer()
    super.init(frame: frame)
    clipsToBounds = true
    // The pinch comes first: when both fingers are lifted it is over before the drag lets go.
    pinchGestureRecognizer.addAction { ($0.view as? ScrollView)?.pinchDidChange() }
    addGestureRecognizer(pinchGestureRecognizer)
    panGestureRecognizer.addAction { ($0.view as? ScrollView)?.panDidChange() }
    addGestureRecognizer(panGestureRecognizer)
  }

  open override var typeName: StaticString { "ScrollView" }

  // MARK: - State

  /// Which point of the content lies in the view's upper left corner.
  ///
  /// Setting it is not limited to the content. It moves a drag or a deceleration under way along, which
  /// goes on from there; a move by code with animation ends.
  public final var contentOffset: Point {
    get { state.bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The offset before it was rounded to device pixels, for what follows it more finely.
  public final var exactContentOffset: Point { exactOffset }

  /// The offset that shows at a time, before it is rounded to device pixels.
  public final func exactContentOffset(at time: Double) -> Point {
    guard let stage, let motion else { return exactOffset }
    return motion.offset(at: stage.clamped(time))
  }

  /// Whether a finger is down on it that may come to move it.
  public final var isTracking: Bool {
    let pan = panGestureRecognizer
    return !pan.touches.isEmpty && (pan.state == .possible || pan.state.isActive)
  }

  /// Whether a finger moves the content, or it goes on after that.
  public final var isDragging: Bool { drag != nil || motion?.kind == .fling }

  /// Whether the content goes on by itself, after a finger has let go.
  public final var isDecelerating: Bool { motion?.isDeceleration ?? false }

  // MARK: - The view's own

  /// Places the subviews, and brings back an offset that a change of size has left beyond the content.
  ///
  /// An override calls it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
    updateAdjustedInset()
    if needsRangeUpdate { updateRange() }
  }

  override func modelDidChange(from old: ViewState) {
    if old.bounds.size != state.bounds.size { needsRangeUpdate = true }
    guard old.bounds.origin != state.bounds.origin else { return }
    setNeedsLayout()
    if isMovingItself {
      isMovingItself = false
    } else {
      let shift = state.bounds.origin - exactOffset
      exactOffset = state.bounds.origin
      offsetWasSet(shiftedBy: shift)
    }
    callbacks.didScroll?(self)
  }

  override func movedState(at time: Double) -> ViewState? {
    guard let motion else { return nil }
    var moved = state
    moved.bounds.origin = shown(motion, at: time)
    return moved
  }

  override func foreground(for state: ViewState, at time: Double) -> [Canvas.Command] {
    indicators(for: state, at: time)
  }

  override func stageDidChange() {
    endDragAndMotion()
  }

  /// Moves the content for a finger or a motion, to a place that is rounded or a resting place.
  final func move(to exact: Point, shown: Point, isAnimatable: Bool = false) {
    guard shown.isFinite else { return }
    exactOffset = exact
    guard shown != state.bounds.origin else { return }
    var new = state
    new.bounds.origin = shown
    isMovingItself = true
    setState(new, isAnimatable: isAnimatable)
    isMovingItself = false
  }

  /// Looks at the offset again in the next layout.
  final func setNeedsRangeUpdate() {
    needsRangeUpdate = true
    setNeedsLayout()
  }

  private final func updateAdjustedInset() {
    let inset = adjustedContentInset
    guard inset != lastAdjustedInset else { return }
    lastAdjustedInset = inset
    callbacks.didChangeAdjustedContentInset?(self)
  }
}
