extension HighlightSegmentedControl {
  /// What the highlight shows as a number: i on segment i, and between i and i + 1 on the way.
  ///
  /// Beyond the first and the last segment the highlight follows, out of the control unless that clips.
  /// Setting it tells nobody. In an animation block the change is animated; outside it shows at once,
  /// and a motion under way ends, so whoever sets it for each picture (a pager, say) has the highlight
  /// to himself. What is not finite is not taken.
  public final var position: Double {
    get { numbers.first ?? 0 }
    set {
      draggedFrom = nil
      move(to: newValue)
    }
  }

  /// The selected segment: the one nearest to `position`, or, while a drag lasts, the one before it;
  /// -1 if there are no titles.
  ///
  /// Setting it sets `position`; indices beyond the ends count as the ends.
  public final var selectedIndex: Int {
    get { draggedFrom.map { min($0, titles.count - 1) } ?? nearestIndex }
    set {
      guard !titles.isEmpty else { return }
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

  // MARK: - The user

  /// Lets the highlight follow a finger, without selecting anything yet.
  ///
  /// - Parameter position: As `position`; what is not finite is not taken.
  public final func drag(to position: Double) {
    guard !titles.isEmpty else { return }
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
    select(index, animated: animated)
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
