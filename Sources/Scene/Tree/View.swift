/// A rectangle on the stage that draws itself and holds other views.
///
/// Names and behaviour are UIKit's. What is stored is `position` (which is `center`), `bounds`,
/// `anchorPoint` and `transform`; `frame` is derived from them. A view owns its subviews; it refers to
/// its superview and its stage as long as it is in them.
open class View: LayoutItem {
  /// The value of a side of `intrinsicContentSize` that the content does not determine.
  public static let noIntrinsicMetric = -1.0

  /// What the animatable properties are set to: the model.
  public internal(set) final var state = ViewState()
  /// The views in this one, from back to front.
  public internal(set) final var subviews: [View] = []
  /// A name for descriptions and tests, empty if there is none.
  public final var name = ""
  /// A number the caller may know the view by.
  public final var tag = 0
  /// Whether the view and all that is in it is left out of the picture and of hit testing.
  public final var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewHidingChanged(self) } }
  }
  /// Whether drawn content and subviews are cut by the outline.
  public final var clipsToBounds = false
  /// The corners that `cornerRadius` rounds.
  public final var maskedCorners = Corners.all
  /// Whether touches reach the view and what is in it.
  public final var isUserInteractionEnabled = true
  /// Whether the view takes a touch while it has another.
  public final var isMultipleTouchEnabled = false
  /// What watches the touches on the view and on what is in it.
  public internal(set) final var gestureRecognizers: [GestureRecognizer] = []
  /// What grows when the superview's size changes; empty by default.
  public final var autoresizingMask: Autoresizing = []
  /// Whether a change of size resizes the subviews by their masks.
  public final var autoresizesSubviews = true
  /// Whether the frame is as it was set, and `autoresizingMask` resizes it.
  ///
  /// If not, constraints place the view. For constraints on a view that has not opted out, its frame
  /// is given, as strongly as if it were required.
  public final var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() }
    }
  }
  /// Whether the layout direction is the view's own.
  public final var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { inheritFromSuperview() }
  }
  /// The direction in which the view lays out what is in it.
  public internal(set) final var effectiveLayoutDirection = LayoutDirection.leftToRight

  // The tree sets and clears both as a view enters or leaves, so neither outlives what it refers to.
  unowned(unsafe) final var superviewReference: View?
  unowned(unsafe) final var stageReference: Stage?

  /// What is under way on the view's properties; `nil` if nothing is.
  final var animations: ViewAnimations?

  /// Until when a view that was hidden in an animation block still shows, if its superview says so.
  final var hidingEnd: Double?

  /// Whether the superview is being told that the view leaves it.
  final var isLeaving = false
  /// Whether `layoutSubviews()` of the view is running.
  final var isBeingLaidOut = false
  /// Whether the view itself is to be laid out.
  final var needsLayout = true
  /// Whether the view or one inside it is to be laid out; then so says every view above it.
  final var subtreeNeedsLayout = true
  /// Whether `updateConstraints()` of the view is to be called.
  final var needsConstraintUpdate = true
  /// Whether that holds for the view or one inside it; then it is so for every view above it.
  final var subtreeNeedsConstraintUpdate = true
  /// Whether the view or one inside it has a layout node; then it is so for every view above it.
  final var hasLayoutInside = false
  /// Whether something inside waits for its items to come into one tree; then so says every view above.
  final var hasWaitingInside = false
  /// What keeps the constraints of the tree, if the view is its root and there are any.
  final var layoutEngine: LayoutEngine?

  /// Creates a view.
  public init(frame: Rect = .zero) {
    super.init()
    state.frame = frame
  }

  deinit {
    layoutEngine?.close()
    releaseGestureRecognizers()
    dismantle()
  }

  /// The name of the type, for descriptions; a subclass says its own.
  open var typeName: StaticString { "View" }

  /// The view that holds this one.
  public final var superview: View? { unsafe superviewReference }

  /// The stage whose tree the view is in.
  public final var stage: Stage? { unsafe stageReference }

  // MARK: - What subclasses override

  /// What a description says besides the common properties, empty if nothing; a label says its text.
  open var detail: String { "" }

  /// Places the subviews; called by layout only, never directly.
  ///
  /// Here it sets the frames that constraints give to the subviews, and what `arrange(_:for:)` gives
  /// for the present model; an override calls it, and before that meets the old frames.
  open func layoutSubviews() {
    applySolvedFrames()
    applyArrangement()
  }

  /// Changes constraints where what they follow from has changed; called by layout only, at most
  /// once a pass, for views inside before those around them.
  ///
  /// A new view is asked once, later ones after `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// Gives the states of the views inside this one as a pure function of its own state.
  ///
  /// For motion that is not linear in frames, or that cancels exactly: a control keeps what it shows
  /// as one of its `numbers`, and says here where everything lies for any value of it.
  /// `layoutSubviews()` writes the result into the model, without animation; a picture at a time
  /// calls this with the state at that time. So it must read nothing but `state` and what does not
  /// animate, and change nothing but `arrangement`. Views may be subviews or lie deeper; what it says
  /// of them is stronger than their own animations.
  open func arrange(_ arrangement: inout Arrangement, for state: ViewState) {}

  /// Draws the view's own content, above the background and below the subviews.
  ///
  /// It is asked for each picture, with the bounds and numbers of that picture's time in
  /// `canvas.state`, and must change nothing. The content is not cut unless `clipsToBounds` is set.
  open func draw(_ canvas: inout Canvas) {}

  /// What is left out of the view and of all that is in it, but for its border; `nil` is nothing.
  ///
  /// It is cut out as if a rectangle around the bounds had a hole there: what reaches farther is cut.
  func hole(for state: ViewState) -> RoundedRect? { nil }

  /// The size the view would like within `size`; its present size unless a subclass knows better.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// The size of the content, with `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// By how much the alignment rect, of which constraints speak, is smaller than the frame.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The view inside this one, or this one, whose first line of text gives the first baseline.
  open var forFirstBaselineLayout: View { self }

  /// The view inside this one, or this one, whose last line of text gives the last baseline.
  open var forLastBaselineLayout: View { self }

  /// Called after a subview was hidden or shown.
  func subviewHidingChanged(_ subview: View) {}

  /// Called after a subview said that its content has another size.
  func subviewContentChanged(_ subview: View) {
    setNeedsLayout()
  }

  /// How strongly the view keeps from becoming larger than its content, unless it is told otherwise.
  func usualHuggingPriority(for axis: LayoutAxis) -> LayoutPriority { .defaultLow }

  /// Whether the height of the content follows from a width that layout gives.
  var wrapsToWidth: Bool { false }

  /// The size of the content in a width that layout gives; the same in any unless it wraps.
  func intrinsicSize(wrappedTo width: Double) -> Size { intrinsicContentSize }

  /// The baseline of the first line of text; the top edge of a view without text.
  func firstBaseline() -> LayoutBaseline { .top }

  /// The baseline of the last line of text; the bottom edge of a view without text.
  func lastBaseline() -> LayoutBaseline { .bottom }

  /// Whether a point of the view's own coordinates belongs to it: least edges do, greatest do not.
  open func point(inside point: Point) -> Bool { bounds.contains(point) }

  /// A finger has come down on this view, or on a view inside it that does not take the touch.
  ///
  /// A view that takes it hears of it until its end, wherever it goes, or until a gesture recognizer
  /// makes it its own. A touch that no view takes is a tap when it ends; see `handleTap(at:)`.
  ///
  /// - Returns: Whether the view takes the touches; if not, the superview is asked.
  open func touchesBegan(_ touches: [Touch]) -> Bool { false }

  /// Touches that the view took have moved.
  open func touchesMoved(_ touches: [Touch]) {}

  /// Touches that the view took were lifted, perhaps outside it.
  open func touchesEnded(_ touches: [Touch]) {}

  /// Touches that the view took count as never having been there.
  open func touchesCancelled(_ touches: [Touch]) {}

  /// What moves by itself, other than by animations, has become at a time; `nil` if nothing does.
  func movedState(at time: Double) -> ViewState? { nil }

  /// What is drawn above the subviews and below the border, as `draw(_:)` draws below them.
  func foreground(for state: ViewState, at time: Double) -> [Canvas.Command] { [] }

  /// Called after the model changed.
  func modelDidChange(from old: ViewState) {}

  /// Called after the stage changed, before `didMoveToStage()`.
  func stageDidChange() {}

  /// Answers a tap on this view, or on a view inside it that does not answer.
  ///
  /// A touch is a tap when it ends inside the view on which it began, or inside one above that, and
  /// neither a view nor a recognizer has taken it.
  ///
  /// - Returns: Whether the tap was answered; if not, the superview is asked.
  open func handleTap(at point: Point) -> Bool { false }

  /// Called after a view was added or moved here from another superview.
  open func didAddSubview(_ subview: View) {}

  /// Called before a view leaves for another superview or none.
  open func willRemoveSubview(_ subview: View) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called after the stage changed, when the whole subtree knows it.
  open func didMoveToStage() {}
}
