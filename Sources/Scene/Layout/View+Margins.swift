extension View {
  /// The greatest width of the readable content's guide, in points.
  private static let readableWidth = 672.0

  // MARK: - Safe area

  /// How much of each edge is covered, in points: the stage's insets, as far as the view reaches into
  /// them, and what views above and this one add.
  ///
  /// - Complexity: O(depth).
  public final var safeAreaInsets: EdgeInsets {
    guard let stage else { return layoutNode?.margins.additionalSafeArea ?? .zero }
    var chain = [self]
    while let parent = chain[chain.count - 1].superview { chain.append(parent) }
    var insets = stage.safeAreaInsets
    var outer: View?
    for view in chain.reversed() {
      if let outer { insets = insets.reaching(into: view.state.layoutFrame, of: outer.bounds) }
      if let more = view.layoutNode?.margins.additionalSafeArea { insets = insets + more }
      outer = view
    }
    return insets
  }

  /// What the view adds to the insets of its safe area, and of the views in it.
  public final var additionalSafeAreaInsets: EdgeInsets {
    get { layoutNode?.margins.additionalSafeArea ?? .zero }
    set { changeMargins { $0.additionalSafeArea = newValue } }
  }

  // MARK: - Margins

  /// The distances that content keeps from the edges, in points.
  ///
  /// Setting it sets the view's own margins, which are 8 at first. Reading it gives what results: own
  /// margins plus the safe area's insets, and at least the superview's margins if
  /// `preservesSuperviewLayoutMargins` is set.
  public final var layoutMargins: EdgeInsets {
    get { resultingMargins }
    set { changeMargins { $0.own = .absolute(newValue) } }
  }

  /// The same with leading and trailing for left and right.
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let margins = resultingMargins
      let isMirrored = effectiveLayoutDirection == .rightToLeft
      return DirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set { changeMargins { $0.own = .directional(newValue) } }
  }

  /// Whether the safe area's insets are part of the margins; they are at first.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutNode?.margins.insetsFromSafeArea ?? true }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// Whether the margins reach at least as far as the superview's; they do not at first.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { layoutNode?.margins.preservesSuperview ?? false }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  private final func changeMargins(_ change: (inout LayoutMargins) -> Void) {
    change(&node.margins)
    setNeedsLayout()
  }

  private final var resultingMargins: EdgeInsets {
    var chain = [self]
    while chain[chain.count - 1].preservesSuperviewLayoutMargins,
      let parent = chain[chain.count - 1].superview
    {
      chain.append(parent)
    }
    var result = EdgeInsets.zero
    var outer: View?
    for view in chain.reversed() {
      let margins = view.layoutNode?.margins ?? LayoutMargins()
      var insets = margins.own.insets(view.effectiveLayoutDirection)
      if margins.insetsFromSafeArea { insets = insets + view.safeAreaInsets }
      if let outer {
        let reach = result.distances(to: view.state.layoutFrame, in: outer.bounds)
        insets = insets.atLeast(reach)
      }
      result = insets
      outer = view
    }
    return result
  }

  // MARK: - Guides

  /// By how much a system guide is smaller than the view.
  final func insets(of kind: LayoutGuide.Kind) -> EdgeInsets {
    switch kind {
    case .custom, .scrolledContent: return .zero
    case .scrolledFrame:
      let origin = bounds.origin
      return EdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
    case .safeArea: return safeAreaInsets
    case .layoutMargins: return layoutMargins
    case .readableContent:
      var insets = layoutMargins
      let excess = bounds.size.width - insets.left - insets.right - Self.readableWidth
      if excess > 0 {
        insets.left += excess / 2
        insets.right += excess / 2
      }
      return insets
    }
  }
}

extension EdgeInsets {
  fileprivate static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// What is left of the insets at each edge of a frame inside bounds.
  fileprivate func distances(to frame: Rect, in bounds: Rect) -> EdgeInsets {
    EdgeInsets(
      top: top - (frame.minY - bounds.minY), left: left - (frame.minX - bounds.minX),
      bottom: bottom - (bounds.maxY - frame.maxY), right: right - (bounds.maxX - frame.maxX))
  }

  /// How far the insets of bounds reach into a frame: at each edge between 0 and the whole inset.
  fileprivate func reaching(into frame: Rect, of bounds: Rect) -> EdgeInsets {
    let rest = distances(to: frame, in: bounds)
    func clamp(_ distance: Double, _ whole: Double) -> Double {
      distance > 0 ? min(distance, max(whole, 0)) : 0
    }
    return EdgeInsets(
      top: clamp(rest.top, top), left: clamp(rest.left, left),
      bottom: clamp(rest.bottom, bottom), right: clamp(rest.right, right))
  }

  fileprivate func atLeast(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
