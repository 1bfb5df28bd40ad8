extension HighlightSegmentedControl {
  /// What the highlight shows as a number: i on segment i, and between i and i + 1 on the way.
  ///
  /// Beyond the first and the last segment the highlight follows, out of the control unless that clips.
  /// Setting it tells nobody. In an animation block the change is animated; outside it shows at once,
  /// and a motion under way ends, so whoever sets it for each picture (a pager, say) has the highlight
  /// to himself. What is not finite is not taken; nor is anything while the control follows a source,
  /// whose position this is then.
  public final var position: Double {
    get { source?.position(in: Arrangement()) ?? numbers.first ?? 0 }
    set {
      draggedFrom = nil
      move(to: newValue)
    }
  }

  /// The selected segment: the one nearest to `position`, or, while a drag lasts, the one before it;
  /// -1 if there are no titles.
  ///
  /// A source that the control follows knows it by itself. Setting it sets `position`, or asks the
  /// source; indices beyond the ends count as the ends.
  public final var selectedIndex: Int {
    get {
      if let source { return min(max(source.selectedIndex, -1), titles.count - 1) }
      return draggedFrom.map { min($0, titles.count - 1) } ?? nearestIndex
    }
    set {
      guard !titles.isEmpty else { return }
      if let source { return source.select(clamped(newValue), animated: false) }
      position = Double(clamped(newValue))
    }
  }

  /// Selects a segment by code: `valueChanged` does not hear of it.
  ///
  /// - Parameters:
  ///   - index: Indices beyond the ends count as the ends. Without titles nothing happens.
  ///   - animated: Whether the highlight slides there, from wherever it shows; outside a stage it is
  ///     there at once.
  public final func select(_ index: Int, animated: Bool = false) {
    guard !titles.isEmpty else { return }
    if let source { return source.select(clamped(index), animated: animated) }
    draggedFrom = nil
    let target = Double(clamped(index))
    guard animated else { return performWithoutAnimation { move(to: target) } }
    guard target != position else { return }
    animate(
      withDuration: animationDuration, curve: animationCurve, options: .allowUserInteraction,
      animations: { numbers = [target] })
  }

  /// The segment at a point of the control, or the nearest to it; `nil` if there are no segments or
  /// they have no width.
  public final func segmentIndex(at point: Point) -> Int? {
    layout.segmentIndex(at: point)
  }

  /// Lets the control show the position of something else, a pager for one, in every picture.
  ///
  /// No animation of its own is needed for that, and none is used: a tap asks the source to go to the
  /// page, and what the source does shows. The control keeps the source alive until it follows another,
  /// or `nil`; then it keeps the position that the source had.
  public final func follow(_ source: (any PositionSource)?) {
    let position = self.position
    self.source = nil
    draggedFrom = nil
    performWithoutAnimation { move(to: position) }
    self.source = source
    setNeedsLayout()
  }

  // MARK: - The user

  /// Lets the highlight follow a finger, without selecting anything yet.
  ///
  /// A control that follows a source cannot be dragged.
  ///
  /// - Parameter position: As `position`; what is not finite is not taken.
  public final func drag(to position: Double) {
    guard !titles.isEmpty, source == nil else { return }
    draggedFrom = selectedIndex
    performWithoutAnimation { move(to: position) }
  }

  /// Ends a drag, and selects the segment nearest to the highlight.
  ///
  /// `valueChanged` hears of it if it is not the one from before the drag. Without a drag nothing
  /// happens.
  public final func endDrag(animated: Bool = true) {
    guard draggedFrom != nil else { return }
    choose(nearestIndex, animated: animated)
  }

  /// Selects a segment for the user.
  final func choose(_ index: Int, animated: Bool) {
    let isOther = index != selectedIndex
    if let source {
      if isOther { source.choose(index, animated: animated) }
    } else {
      select(index, animated: animated)
    }
    if isOther { valueChanged?(index) }
  }

  // MARK: - Numbers

  private final func move(to position: Double) {
    guard position.isFinite else { return }
    if stage?.inheritedAnimationDuration ?? 0 == 0 { removeNumberAnimations() }
    numbers = [position]
  }

  private final var nearestIndex: Int {
    // Written so that NaN, which `numbers` may hold, counts as 0.
    guard position > 0, !titles.isEmpty else { return min(titles.count - 1, 0) }
    return Int(min((position + 0.5).rounded(.down), Double(titles.count - 1)))
  }

  private final func clamped(_ index: Int) -> Int { min(max(index, 0), titles.count - 1) }
}
