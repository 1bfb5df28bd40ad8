// The plain segmented control: equal titles on a grey track, the selected one on a white pill.
//
// Segments are views that layout places and blocks animate, as any others. Each keeps one number, how
// much it is selected; a selection animates the old one's to 0 and the new one's to 1. The pill has no
// place of its own: it lies where the segments show and their numbers say, so it slides when a
// selection moves, fades when there was none or is none any more, and stays under its title when
// segments come or go, also in the middle of all that.

/// A row of titles of which one, or none, is selected.
///
/// Segments are equally wide unless they are given widths, or `apportionsSegmentWidthsByContent` is
/// set; see `SegmentedLayout`. A title that is too long for its segment ends with a ….
///
/// A finger marks what it is on; lifted there it selects that segment, and lifted outside the control, or
/// taken back, nothing. One that comes down on the selected segment takes the pill with it.
/// Disabled segments are passed by.
open class SegmentedControl: View {
  /// The index that stands for no segment.
  public static let noSegment = -1

  /// How it looks.
  public final var style = SegmentedControlStyle() { didSet { styleDidChange() } }
  /// Whether segments are buttons: one shows as selected only while a finger is on it.
  ///
  /// Setting it takes the selection away.
  public final var isMomentary = false {
    didSet { if isMomentary != oldValue { isMomentaryDidChange() } }
  }
  /// Whether segments without a width of their own are as wide as their contents, in proportion.
  public final var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  /// Whether a finger can select anything; if not, titles and pill are paler.
  public final var isEnabled = true { didSet { isEnabledDidChange() } }
  /// The seconds that a change takes that is animated; if they are not above 0, it is not.
  public final var animationDuration = 0.25
  /// How an animated change follows time.
  public final var animationCurve = TimingCurve.easeInOut
  /// Hears of the index when a finger selects another segment, once and at once.
  ///
  /// It never hears of a selection by code. If `isMomentary` is set it hears of every tap.
  public final var valueChanged: ((Int) -> Void)?

  /// What the user has selected, or the caller; a momentary one has it while `valueChanged` is called.
  final var selectedCell: SegmentCell?
  final var cells: [SegmentCell] = []
  /// Segments that were removed, as long as they are seen leaving.
  final var leavingCells: [SegmentCell] = []
  /// What a finger is doing.
  final var tracking: Tracking?
  /// Cuts the shadow of the pill.
  final let pillLayer = View()
  private final let pill = SegmentedPill()

  /// Creates a control of no size, with no segment selected.
  ///
  /// - Parameter items: The titles.
  public init(items: [String] = []) {
    super.init(frame: .zero)
    numbers = [0]
    addSubview(pillLayer)
    pillLayer.isUserInteractionEnabled = false
    pillLayer.clipsToBounds = true
    pillLayer.addSubview(pill)
    styleDidChange()
    for item in items { insertSegment(withTitle: item, at: cells.count, animated: false) }
  }

  open override var typeName: StaticString { "SegmentedControl" }

  open override var detail: String {
    guard !cells.isEmpty else { return "" }
    let index = selectedSegmentIndex
    return (index < 0 ? "none" : "\(index)") + " of \(cells.count) selected"
      + (isEnabled ? "" : ", disabled")
  }

  /// The colour of the pill: that of `style`, by UIKit's name.
  public final var selectedSegmentTintColor: Color {
    get { style.pillColor }
    set { style.pillColor = newValue }
  }

  // MARK: - Layout

  /// Where the segments lie, for the present bounds.
  public final var layout: SegmentedLayout {
    SegmentedLayout(
      bounds: bounds, segments: cells.map { segment(for: $0) }, scale: stage?.scale ?? 1,
      direction: effectiveLayoutDirection, apportionsByContent: apportionsSegmentWidthsByContent)
  }

  private final func segment(for cell: SegmentCell) -> SegmentedLayout.Segment {
    SegmentedLayout.Segment(
      width: cell.width, contentWidth: cell.titleWidth + 2 * max(style.titlePadding, 0))
  }

  open override func layoutSubviews() {
    placeSegments()
    super.layoutSubviews()
  }

  /// Puts the segments where they belong; in an animation block they go there.
  final func placeSegments() {
    for (cell, frame) in zip(cells, layout.frames) { cell.frame = frame }
  }

  open override func arrange(_ arrangement: inout Arrangement, for state: ViewState) {
    arrangement.place(pillLayer, frame: state.bounds)
    arrangement[pillLayer].bounds.origin = state.bounds.origin
    arrangement[pillLayer].cornerRadius = state.cornerRadius
    let all = (cells + leavingCells).map { arrangement[$0] }
    let (frame, presence) = SegmentedLayout.pill(
      on: all.map { $0.frame }, shares: all.map { $0.numbers.first ?? 0 }, inset: style.pillInset)
    // A pill under a finger is a little smaller.
    let loss = (state.numbers.first ?? 0) * (1 - style.pressedScale) / 2
    arrangement.place(pill, frame: frame.insetBy(dx: frame.width * loss, dy: frame.height * loss))
    arrangement[pill].alpha = presence * (isEnabled ? 1 : style.disabledAlpha)
    arrangement[pill].cornerRadius =
      min(state.cornerRadius, state.bounds.height / 2) - style.pillInset
    placeDividers(in: &arrangement, height: state.bounds.height, top: state.bounds.minY)
  }

  private final func placeDividers(
    in arrangement: inout Arrangement, height: Double, top: Double
  ) {
    let scale = stage?.scale ?? 1
    let shift = (style.dividerWidth / 2 * scale).rounded(.down) / scale
    let inset = min(max(style.dividerInset, 0), height / 2)
    if let first = cells.first { arrangement[first.divider].alpha = 0 }
    for (before, cell) in zip(cells, cells.dropFirst()) {
      let (first, second) = (arrangement[before], arrangement[cell])
      let edge =
        effectiveLayoutDirection == .leftToRight ? second.frame.minX : second.frame.maxX
      arrangement.place(
        cell.divider,
        frame: Rect(
          x: edge - shift, y: top + inset, width: style.dividerWidth, height: height - 2 * inset))
      let selection = (first.numbers.first ?? 0) + (second.numbers.first ?? 0)
      arrangement[cell.divider].alpha = min(first.alpha, second.alpha, max(1 - selection, 0))
    }
  }

  open override func didMoveToStage() {
    // Edges lie on the pixels of the stage.
    setNeedsLayout()
  }

  /// Room for the titles: equally wide for all but segments with widths of their own, unless
  /// `apportionsSegmentWidthsByContent` is set; and the height that the style says.
  open override var intrinsicContentSize: Size {
    let segments = cells.map { segment(for: $0) }
    let own = segments.filter { $0.width > 0 }.reduce(0) { $0 + $1.width }
    let contents = segments.filter { !($0.width > 0) }.map { $0.contentWidth }
    let shared =
      apportionsSegmentWidthsByContent
      ? contents.reduce(0, +) : Double(contents.count) * (contents.max() ?? 0)
    return Size(width: own + shared, height: max(style.height, 0))
  }

  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  // MARK: - The user

  open override func touchesBegan(_ touches: [Touch]) -> Bool {
    // A disabled control lets nobody else have the touch.
    if isEnabled, let touch = touches.first { beginTracking(at: touch.location(in: self)) }
    return true
  }

  open override func touchesMoved(_ touches: [Touch]) {
    if let touch = touches.first { continueTracking(at: touch.location(in: self)) }
  }

  open override func touchesEnded(_ touches: [Touch]) {
    if let touch = touches.first { finishTracking(at: touch.location(in: self)) }
  }

  open override func touchesCancelled(_ touches: [Touch]) {
    endTracking()
  }

  // MARK: - Changes of what is shown

  final func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Takes over the style, the colour of the track and the radius as the view's own.
  private final func styleDidChange() {
    backgroundColor = style.trackColor
    cornerRadius = style.cornerRadius
    pill.style = style
    for cell in cells { cell.apply(style) }
    updateOpacity()
    contentDidChange()
  }

  private final func isEnabledDidChange() {
    if !isEnabled { endTracking() }
    updateOpacity()
    setNeedsLayout()
  }

  final func updateOpacity() {
    for cell in cells { cell.opacity = isEnabled && cell.isEnabled ? 1 : style.disabledAlpha }
  }

  private final func isMomentaryDidChange() {
    endTracking()
    if isMomentary { selectedCell = nil }
    showSelection(of: selectedCell)
  }
}
