/// What a view tree is shown on: a root view, a size, a scale, and a time that only goes forward.
///
/// There is no screen and no clock. Whoever wants a picture asks for the display list of a time.
public final class Stage {
  /// The view that holds all others; it covers the stage.
  public let root: View
  /// The size in points; NaN, negative and infinite sides count as 0.
  public var size: Size {
    didSet {
      size = Self.sanitized(size)
      root.frame = bounds
    }
  }
  /// Device pixels a point; what is not finite or not above 0 counts as 1.
  public var scale: Double {
    didSet {
      scale = Self.sanitized(scale)
      guard scale != oldValue else { return }
      for view in Subtree(of: root) { view.setNeedsLayout() }
    }
  }
  /// What lies behind the root view.
  public var background: Color
  /// The direction of views that have none of their own.
  public var layoutDirection: LayoutDirection {
    didSet { root.inherit(stage: self, direction: layoutDirection) }
  }
  /// What bars and the like cover at the edges, in points; see `View.safeAreaInsets`.
  public var safeAreaInsets = EdgeInsets.zero { didSet { root.setNeedsLayout() } }
  /// Whether each layout looks for views that constraints leave open, and tells of them.
  public var reportsAmbiguousLayout = false { didSet { root.setNeedsLayout() } }
  /// Hears of what callers asked for that has no result; views outside a stage tell nobody.
  ///
  /// Only what is wrong with `makeConstraints` and its like waits until the view is on a stage.
  public var diagnosticsHandler: ((Diagnostic) -> Void)?
  /// The present, in seconds since the stage was made.
  public internal(set) var time = 0.0

  /// Begins and ends the animations of the views.
  let animator = Animator()
  /// Says who hears of a touch.
  let touchDispatcher = TouchDispatcher()
  /// Moves scroll views on.
  let scrollDriver = ScrollDriver()

  /// Creates a stage with an empty root view of its size.
  public init(
    size: Size, scale: Double = 1, background: Color = .white,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.size = Self.sanitized(size)
    self.scale = Self.sanitized(scale)
    self.background = background
    self.layoutDirection = layoutDirection
    root = View()
    root.frame = bounds
    root.inherit(stage: self, direction: layoutDirection)
  }

  deinit {
    animator.abandon()
    touchDispatcher.abandon()
    scrollDriver.abandon()
    root.inherit(stage: nil, direction: .leftToRight)
  }

  /// The stage's rectangle, from the origin.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Lays out every view that asked for it.
  public func layoutIfNeeded() {
    root.layoutIfNeeded()
  }

  /// Tells a diagnostic to whoever listens.
  func report(_ diagnostic: Diagnostic) {
    diagnosticsHandler?(diagnostic)
  }

  private static func sanitized(_ size: Size) -> Size {
    func side(_ length: Double) -> Double { length > 0 && length.isFinite ? length : 0 }
    return Size(width: side(size.width), height: side(size.height))
  }

  private static func sanitized(_ scale: Double) -> Double {
    scale > 0 && scale.isFinite ? scale : 1
  }
}
