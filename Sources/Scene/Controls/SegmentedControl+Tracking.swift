extension SegmentedControl {
  /// What a finger is doing that came down on the control.
  struct Tracking {
    /// Whether it took the pill with it: it came down on the selected segment.
    var movesPill: Bool
    /// The segment under it, if that can be selected.
    var cell: SegmentCell?
  }

  /// A finger came down.
  final func beginTracking(at point: Point) {
    endTracking()
    let cell = cell(at: point)
    tracking = Tracking(movesPill: !isMomentary && cell != nil && cell === selectedCell)
    track(cell)
  }

  /// The finger moved.
  final func continueTracking(at point: Point) {
    track(cell(at: point))
  }

  /// The finger was lifted: it selects the segment under it, if there is one.
  final func finishTracking(at point: Point) {
    guard tracking != nil else { return }
    let cell = cell(at: point)
    track(cell)
    let isNews = cell != nil && (isMomentary || cell !== selectedCell)
    if isNews { selectedCell = cell }
    endTracking()
    guard isNews, let cell, let index = index(of: cell) else { return }
    valueChanged?(index)
    if isMomentary { selectedCell = nil }
  }

  /// The segment at a point, if a finger can select it.
  private final func cell(at point: Point) -> SegmentCell? {
    guard let index = layout.segmentIndex(at: point) else { return nil }
    return cells[index].isEnabled ? cells[index] : nil
  }

  /// Shows what a finger is on.
  final func track(_ cell: SegmentCell?) {
    guard let tracking, cell !== tracking.cell else { return }
    let old = tracking.cell
    self.tracking?.cell = cell
    if isMomentary {
      // A pill that is not there yet shows at once: a tap may be over in no time.
      if old == nil, cell != nil { return showSelection(of: cell) }
      animateChange { showSelection(of: cell) }
    } else if tracking.movesPill {
      animateChange {
        showSelection(of: cell ?? selectedCell)
        numbers = [cell == nil ? 0 : 1]
      }
    } else {
      if let old { animateChange { old.highlight = 0 } }
      if let cell, cell !== selectedCell { performWithoutAnimation { cell.highlight = 1 } }
    }
  }

  /// Lets the finger go, and shows what is selected.
  final func endTracking() {
    guard tracking != nil else { return }
    tracking = nil
    animateChange {
      for cell in cells { cell.highlight = 0 }
      showSelection(of: isMomentary ? nil : selectedCell)
      numbers = [0]
    }
  }
}
