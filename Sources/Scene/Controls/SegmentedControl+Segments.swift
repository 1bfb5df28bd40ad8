// In all of this an index beyond the ends counts as the nearest, and without segments nothing happens
// or comes back.
extension SegmentedControl {
  /// How many segments there are.
  public final var numberOfSegments: Int { cells.count }

  /// Adds a segment.
  ///
  /// The selection stays with its segment.
  ///
  /// - Parameters:
  ///   - title: What it says; `nil` is nothing.
  ///   - index: The index that it shall have; beyond the ends it counts as the nearest.
  ///   - animated: Whether it is seen to grow between the others.
  public final func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    let index = min(max(index, 0), cells.count)
    if animated { placeSegmentsAtOnce() }
    let cell = SegmentCell(title: title ?? "")
    let start = gap(before: index)
    performWithoutAnimation {
      cell.apply(style)
      cell.frame = start
      cell.alpha = animated ? 0 : 1
    }
    // Lines in order below the pill, segments in order above it.
    insertSubview(
      cell.divider,
      belowSubview: index < cells.count ? cells[index].divider : pillLayer)
    insertSubview(cell, aboveSubview: index > 0 ? cells[index - 1] : pillLayer)
    cells.insert(cell, at: index)
    cell.opacity = isEnabled ? 1 : style.disabledAlpha
    contentDidChange()
    guard animated else { return }
    animateChange {
      cell.alpha = 1
      placeSegments()
    }
  }

  /// Takes a segment away; an index beyond the ends counts as the nearest.
  ///
  /// If it was selected, none is; otherwise the selection stays with its segment. `valueChanged` does
  /// not hear of it.
  ///
  /// - Parameters:
  ///   - index: Which one.
  ///   - animated: Whether the others are seen to close the gap.
  public final func removeSegment(at index: Int, animated: Bool) {
    guard let index = pinned(index) else { return }
    if animated { placeSegmentsAtOnce() }
    let cell = cells.remove(at: index)
    cell.divider.removeFromSuperview()
    if cell === selectedCell { selectedCell = nil }
    if cell === tracking?.cell { tracking?.cell = nil }
    contentDidChange()
    guard animated else { return cell.removeFromSuperview() }
    leavingCells.append(cell)
    animateChange {
      cell.alpha = 0
      cell.selection = 0
      placeSegments()
      cell.frame = gap(before: index)
    } completion: { _ in
      // The control may be gone by then, or the segment.
      (cell.superview as? SegmentedControl)?.drop(cell)
    }
  }

  /// Takes all segments away, at once; then none is selected.
  public final func removeAllSegments() {
    for cell in leavingCells { drop(cell) }
    while !cells.isEmpty { removeSegment(at: cells.count - 1, animated: false) }
  }

  private final func drop(_ cell: SegmentCell) {
    leavingCells.removeAll { $0 === cell }
    cell.removeFromSuperview()
    setNeedsLayout()
  }

  // MARK: - One segment

  /// Changes what a segment says; `nil` is nothing.
  public final func setTitle(_ title: String?, forSegmentAt index: Int) {
    guard let index = pinned(index) else { return }
    cells[index].text = title ?? ""
    contentDidChange()
  }

  /// What a segment says; `nil` if there are no segments.
  public final func titleForSegment(at index: Int) -> String? {
    pinned(index).map { cells[$0].text }
  }

  /// Gives a segment a width of its own; 0, and what is not above it, takes it away again.
  public final func setWidth(_ width: Double, forSegmentAt index: Int) {
    guard let index = pinned(index) else { return }
    cells[index].width = width > 0 ? min(width, 1_073_741_824) : 0
    contentDidChange()
  }

  /// The width that a segment was given; 0 if none.
  public final func widthForSegment(at index: Int) -> Double {
    pinned(index).map { cells[$0].width } ?? 0
  }

  /// Says whether a finger can select a segment.
  ///
  /// One that is selected stays so.
  public final func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    guard let index = pinned(index) else { return }
    let cell = cells[index]
    cell.isEnabled = isEnabled
    updateOpacity()
    if !isEnabled, cell === tracking?.cell { track(nil) }
  }

  /// Whether a finger can select a segment; `false` if there are no segments.
  public final func isEnabledForSegment(at index: Int) -> Bool {
    pinned(index).map { cells[$0].isEnabled } ?? false
  }

  /// Moves the title of a segment from its place, in any layout direction to the right and down.
  public final func setContentOffset(_ offset: Size, forSegmentAt index: Int) {
    guard let index = pinned(index) else { return }
    cells[index].contentOffset = offset
  }

  /// By how much the title of a segment was moved from its place.
  public final func contentOffsetForSegment(at index: Int) -> Size {
    pinned(index).map { cells[$0].contentOffset } ?? .zero
  }

  /// The index that counts for a given one; `nil` if there are no segments.
  private final func pinned(_ index: Int) -> Int? {
    cells.isEmpty ? nil : min(max(index, 0), cells.count - 1)
  }

  // MARK: - Coming and going

  /// Places what a change that is to be animated starts from.
  private final func placeSegmentsAtOnce() {
    performWithoutAnimation { placeSegments() }
  }

  /// The place between two neighbours, of no width, as they lie now.
  private final func gap(before index: Int) -> Rect {
    let isLeftToRight = effectiveLayoutDirection == .leftToRight
    var place = Rect(
      x: isLeftToRight ? bounds.minX : bounds.maxX, y: bounds.minY, width: 0,
      height: bounds.height)
    if index > 0 {
      let before = cells[index - 1].frame
      place.origin.x = isLeftToRight ? before.maxX : before.minX
    }
    return place
  }
}
