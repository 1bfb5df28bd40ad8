extension TabStrip {
  /// What the strip shows as a number: i on tab i, and between i and i + 1 on the way.
  ///
  /// Beyond the first and the last tab it shows what the style says of overscrolling. Setting it tells
  /// nobody, and ends a drag. In an animation block the change is animated; outside it shows at once,
  /// and a motion under way ends, so whoever sets it for each picture (a pager, say) has the strip to
  /// himself. What is not finite is not taken; nor is anything while the strip follows a source, whose
  /// position this is then.
  public final var position: Double {
    get { source?.position(in: Arrangement()) ?? numbers.first ?? 0 }
    set {
      draggedFrom = nil
      move(to: newValue)
    }
  }

  /// The selected tab, -1 if there is none.
  ///
  /// It is the one nearest to `position`, half way the later; while a drag lasts, the one before it; of
  /// a source, what that says. Setting it sets `position`, or asks the source; indices beyond the last
  /// count as that, below 0 as none.
  public final var selectedIndex: Int {
    get {
      guard !titles.isEmpty, numbers.count < 2 || numbers[1] > 0 else { return -1 }
      if let source { return min(max(source.selectedIndex, -1), titles.count - 1) }
      return draggedFrom.map { min($0, titles.count - 1) } ?? nearestIndex
    }
    set {
      guard newValue >= 0 else { return deselect() }
      guard source == nil, selectedIndex >= 0 else { return select(newValue) }
      position = Double(clamped(newValue))
    }
  }

  /// Selects a tab by code: `valueChanged` does not hear of it.
  ///
  /// - Parameters:
  ///   - index: Indices beyond the ends count as the ends. Without titles nothing happens.
  ///   - animated: Whether the indicator slides there, from wherever it shows, or appears there if
  ///     nothing was selected; outside a stage it is there at once.
  public final func select(_ index: Int, animated: Bool = false) {
    select(index, animated: animated, isUsersChoice: false)
  }

  private final func select(_ index: Int, animated: Bool, isUsersChoice: Bool) {
    guard !titles.isEmpty else { return }
    draggedFrom = nil
    let index = clamped(index)
    let target = source == nil ? Double(index) : numbers.first ?? 0
    if isUsersChoice {
      source?.choose(index, animated: animated)
    } else {
      source?.select(index, animated: animated)
    }
    guard animated else {
      return performWithoutAnimation {
        removeNumberAnimations()
        numbers = [target, 1]
      }
    }
    if presentation.numbers.dropFirst().first == 0 {
      // What does not show appears where it is to be.
      performWithoutAnimation { numbers = [target, 0] }
    }
    slide(to: [target, 1])
  }

  /// Selects no tab: the indicator fades out, and all titles look the same.
  public final func deselect(animated: Bool = false) {
    draggedFrom = nil
    let target = [numbers.first ?? 0, 0]
    if animated { return slide(to: target) }
    performWithoutAnimation {
      removeNumberAnimations()
      numbers = target
    }
  }

  /// The tab at a point of the strip as it shows now, or the nearest to it; `nil` if there are no tabs
  /// or they have no width.
  public final func tabIndex(at point: Point) -> Int? {
    layout.tabIndex(at: point, in: shownNow)
  }

  /// Lets the strip show the position of something else, a pager for one, in every picture.
  ///
  /// No animation of its own is needed for that, and none is used: a tap asks the source to go to the
  /// page, and what the source does shows. The strip keeps the source alive until it follows another,
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

  /// Lets the indicator follow a finger, without selecting anything yet.
  ///
  /// A strip that follows a source cannot be dragged.
  ///
  /// - Parameter position: As `position`; what is not finite is not taken.
  public final func drag(to position: Double) {
    guard !titles.isEmpty, source == nil, position.isFinite else { return }
    draggedFrom = selectedIndex
    performWithoutAnimation { move(to: position) }
    positionDragged?(position)
  }

  /// Ends a drag, and selects the tab nearest to where the indicator would come to rest.
  ///
  /// `valueChanged` hears of it if it is not the one from before the drag. Without a drag nothing
  /// happens.
  ///
  /// - Parameters:
  ///   - velocity: Points a second to the right, at the end of the drag: the indicator would go on by a
  ///     tenth of that, as a scroll view does that slows down fast.
  ///   - animated: Whether it slides there.
  public final func endDrag(velocity: Double = 0, animated: Bool = true) {
    guard draggedFrom != nil else { return }
    let way = velocity.isFinite ? velocity * Self.throwFactor : 0
    choose(nearest(to: layout.position(position, movedBy: way)), animated: animated)
  }

  /// Ends a drag, and goes back to the tab that was selected before.
  ///
  /// Without a drag nothing happens.
  public final func cancelDrag(animated: Bool = true) {
    guard let draggedFrom else { return }
    if draggedFrom < 0 {
      deselect(animated: animated)
    } else {
      select(draggedFrom, animated: animated)
    }
  }

  /// Selects a tab for the user.
  final func choose(_ index: Int, animated: Bool) {
    let isOther = index != selectedIndex
    if isOther || source == nil { select(index, animated: animated, isUsersChoice: true) }
    if !isOther { scrollBack() }
    if isOther { valueChanged?(index) }
  }

  // MARK: - Numbers

  /// For how many seconds a scroll view of deceleration 0.99 would go on: 0.99 / (1 - 0.99) / 1000.
  private static let throwFactor = 0.099

  private final func slide(to target: [Double]) {
    guard target != numbers else { return }
    if let damping = animationDamping {
      animate(
        withDuration: animationDuration, usingSpringWithDamping: damping,
        options: .allowUserInteraction, animations: { numbers = target })
    } else {
      animate(
        withDuration: animationDuration, curve: animationCurve, options: .allowUserInteraction,
        animations: { numbers = target })
    }
  }

  private final func move(to position: Double) {
    guard position.isFinite else { return }
    if stage?.inheritedAnimationDuration ?? 0 == 0 { removeNumberAnimations() }
    numbers = [position, numbers.count > 1 ? numbers[1] : 1]
  }

  /// Keeps the selection, if it can, when there are other tabs.
  final func countDidChange() {
    guard !titles.isEmpty, source == nil, numbers.count < 2 || numbers[1] > 0 else { return }
    select(selectedIndex, animated: false)
  }

  private final var nearestIndex: Int { nearest(to: numbers.first ?? 0) }

  private final func nearest(to position: Double) -> Int {
    // Written so that NaN, which `numbers` may hold, counts as 0.
    guard position > 0, !titles.isEmpty else { return min(titles.count - 1, 0) }
    return Int(min((position + 0.5).rounded(.down), Double(titles.count - 1)))
  }

  private final func clamped(_ index: Int) -> Int { min(max(index, 0), titles.count - 1) }
}
