extension SegmentedControl {
  /// The selected segment, or `noSegment`.
  ///
  /// Setting it tells nobody. An index beyond the last segment counts as the last, one below 0 as
  /// `noSegment`; a disabled segment can be selected so. It shows at once; in an animation block the
  /// change is animated. A momentary control ignores it.
  public final var selectedSegmentIndex: Int {
    get { selectedCell.flatMap { index(of: $0) } ?? Self.noSegment }
    set { if !isMomentary { show(cell(forIndex: newValue)) } }
  }

  /// Selects a segment by code, as setting `selectedSegmentIndex`.
  ///
  /// - Parameters:
  ///   - index: What is selected, or `noSegment`.
  ///   - animated: Whether the pill slides there, from wherever it shows, or fades in if there was
  ///     none, or out if there is to be none; outside a stage it is there at once.
  public final func select(_ index: Int, animated: Bool = false) {
    if animated {
      animateChange { selectedSegmentIndex = index }
    } else {
      performWithoutAnimation { selectedSegmentIndex = index }
    }
  }

  private final func cell(forIndex index: Int) -> SegmentCell? {
    index < 0 ? nil : cells.indices.contains(index) ? cells[index] : cells.last
  }

  final func index(of cell: SegmentCell) -> Int? { cells.firstIndex { $0 === cell } }

  final func show(_ cell: SegmentCell?) {
    selectedCell = cell
    showSelection(of: cell)
  }

  /// Lets the pill lie on a segment, or nowhere; in an animation block it goes there.
  final func showSelection(of selected: SegmentCell?) {
    let isAnimated = (stage?.inheritedAnimationDuration ?? 0) > 0
    for cell in cells + leavingCells {
      if !isAnimated { cell.removeNumberAnimations() }
      cell.selection = cell === selected ? 1 : 0
    }
    setNeedsLayout()
  }

  final func animateChange(
    _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: animationDuration, curve: animationCurve, options: .allowUserInteraction,
      animations: changes, completion: completion)
  }

  /// The state of the control in words.
  public final var spokenDescription: String {
    guard !cells.isEmpty else { return "No segments" }
    guard let cell = selectedCell, let index = index(of: cell) else {
      return "\(cells.count) segments, none selected"
    }
    return "Segment \(index + 1) of \(cells.count), selected: \(cell.text)"
  }

  /// The state of a segment in words; an index that there is not has none.
  public final func spokenDescription(ofSegment index: Int) -> String {
    guard cells.indices.contains(index) else { return "" }
    let cell = cells[index]
    let selected = cell === selectedCell ? ", selected" : ""
    let dimmed = isEnabled && cell.isEnabled ? "" : ", dimmed"
    return "Segment \(index + 1) of \(cells.count)\(selected)\(dimmed): \(cell.text)"
  }
}
