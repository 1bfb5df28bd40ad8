extension View {
  /// The active constraints that this view holds: those whose items have it as closest common
  /// superview.
  public final var constraints: [LayoutConstraint] { layoutNode?.held ?? [] }

  /// Activates a constraint.
  ///
  /// It is held by the closest common superview of its items, which need not be this view.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    constraint.isActive = true
  }

  /// Activates constraints in their order.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    constraint.isActive = false
  }

  /// Deactivates constraints in their order.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }

  /// The active constraints that name this view, along an axis.
  public final func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    (layoutNode?.naming ?? []).filter { $0.firstAttribute.axis == axis }
  }

  // MARK: - The size of the content

  /// How strongly the view keeps from becoming larger than its content.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    let priorities = layoutNode?.contentPriorities
    let own =
      axis == .horizontal ? priorities?.horizontalHugging : priorities?.verticalHugging
    return own ?? usualHuggingPriority(for: axis)
  }

  /// Whether the view was told how strongly it keeps from becoming larger than its content.
  final func hasOwnHuggingPriority(for axis: LayoutAxis) -> Bool {
    let priorities = layoutNode?.contentPriorities
    return (axis == .horizontal ? priorities?.horizontalHugging : priorities?.verticalHugging)
      != nil
  }

  /// Sets how strongly the view keeps from becoming larger than its content.
  public final func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    switch axis {
    case .horizontal: node.contentPriorities.horizontalHugging = priority
    case .vertical: node.contentPriorities.verticalHugging = priority
    }
    layoutNode?.slot?.engine.itemChanged(node)
  }

  /// How strongly the view keeps from becoming smaller than its content.
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    let priorities = layoutNode?.contentPriorities
    let own =
      axis == .horizontal ? priorities?.horizontalResistance : priorities?.verticalResistance
    return own ?? .defaultHigh
  }

  /// Sets how strongly the view keeps from becoming smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    switch axis {
    case .horizontal: node.contentPriorities.horizontalResistance = priority
    case .vertical: node.contentPriorities.verticalResistance = priority
    }
    layoutNode?.slot?.engine.itemChanged(node)
  }

  // MARK: - Alignment rects

  /// The part of a frame that constraints speak of: without `alignmentRectInsets`.
  public final func alignmentRect(forFrame frame: Rect) -> Rect {
    let insets = alignmentRectInsets
    return Rect(
      x: frame.origin.x + insets.left, y: frame.origin.y + insets.top,
      width: frame.size.width - insets.left - insets.right,
      height: frame.size.height - insets.top - insets.bottom)
  }

  /// The frame that has an alignment rect.
  public final func frame(forAlignmentRect rect: Rect) -> Rect {
    let insets = alignmentRectInsets
    return Rect(
      x: rect.origin.x - insets.left, y: rect.origin.y - insets.top,
      width: rect.size.width + insets.left + insets.right,
      height: rect.size.height + insets.top + insets.bottom)
  }

  // MARK: - The engine

  /// Whether the frame comes from constraints.
  final var isPlacedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && layoutNode?.slot != nil
  }

  /// Remembers, up to the root, that there are nodes inside.
  final func noteLayoutInside() {
    var next: View? = self
    while let view = next, !view.hasLayoutInside {
      view.hasLayoutInside = true
      next = view.superview
    }
  }

  /// Answers a change of `translatesAutoresizingMaskIntoConstraints`.
  final func translationDidChange() {
    noteLayoutInside()
    if let slot = node.slot {
      slot.engine.itemChanged(node)
    } else {
      treeEngine?.itemChanged(node)
    }
    superview?.setNeedsLayout()
  }

  /// Sets the frames of the subviews that constraints place, as the last solution has them.
  ///
  /// On a stage origin and size are rounded to device pixels, each for itself, halves away from zero.
  final func applySolvedFrames() {
    guard hasLayoutInside else { return }
    for subview in subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let slot = subview.layoutNode?.slot else { continue }
      subview.place(slot)
    }
  }

  private final func place(_ slot: LayoutSlot) {
    var rect = slot.rect
    tellNegative(rect.size, slot)
    rect.size.width = max(rect.size.width, 0)
    rect.size.height = max(rect.size.height, 0)
    let frame = frame(forAlignmentRect: rect).roundedToPixels(stage?.scale)
    var new = state
    new.layoutFrame = frame
    // What appears for the first time is there at once; it has nowhere to come from.
    let isFirst = !slot.isPlaced && state.bounds.size == .zero
    slot.isPlaced = true
    setState(new, isAnimatable: !isFirst)
  }

  /// Tells of a negative size, once until it is none any more.
  private final func tellNegative(_ size: Size, _ slot: LayoutSlot) {
    let isNegative = size.width < -LayoutEngine.tolerance || size.height < -LayoutEngine.tolerance
    defer { slot.isNegative = isNegative }
    guard isNegative, !slot.isNegative else { return }
    report(.negativeSize(view: layoutLabel, width: size.width, height: size.height))
  }
}

extension Rect {
  /// Origin and size rounded to multiples of 1/scale, halves away from zero; `nil` rounds nothing.
  ///
  /// What a solver is wrong by is rounded away before, so that a half is a half; and the results are
  /// multiples of 2⁻¹⁶, so that opposite ones cancel.
  fileprivate func roundedToPixels(_ scale: Double?) -> Rect {
    guard let scale else { return self }
    func rounded(_ number: Double) -> Double {
      let pixels = (number * scale).roundedToGrid.rounded(.toNearestOrAwayFromZero)
      return (pixels / scale).roundedToGrid
    }
    return Rect(
      x: rounded(origin.x), y: rounded(origin.y), width: rounded(size.width),
      height: rounded(size.height))
  }
}
