// A segmented control whose highlight recolours the titles glyph by glyph while it slides over them.
//
// Nothing is recoloured. Every title is there twice: black ones lie on the control, white ones in a
// window that holds the pill, too, cuts what is in it, and moves above the black ones. The layer of
// white titles moves against the window by as much as the window moves, so on the screen it stands
// still, and each white title lies exactly on its black twin. What one sees is a hole that moves over
// two pictures of which none does.
//
// All of it follows from one number, the position, by `HighlightSegmentedLayout`: what a tap
// animates, a finger drags or a pager drives is that number and nothing else. Resting places are
// rounded to pixels, so they do not lie evenly; an animated highlight moves straight from one to
// another all the same (`Arrangement.length`), and so as the views of a constraint layout would.

/// A row of titles, one of which is selected, with a highlight that slides from one to another.
///
/// Segments are equally wide, with `spacing` between them. A title that is too long for its segment
/// ends with a … in both colours alike, after as many lines as are allowed. If there are no titles,
/// nothing is drawn but the view's own background.
open class HighlightSegmentedControl: View {
  /// What the segments say; a change of their number ends a motion and keeps the selection, if it can.
  public final var titles: [String] { didSet { titlesDidChange(from: oldValue.count) } }
  /// The colour of titles outside the pill.
  public final var textColor = Color.black { didSet { normalStrip.textColor = textColor } }
  /// The colour of titles on the pill.
  public final var selectedTextColor = Color.white {
    didSet { selectedStrip.textColor = selectedTextColor }
  }
  /// The font of titles outside the pill, and on it unless there is another for that.
  public final var font = Font.system(size: 20) { didSet { fontsDidChange() } }
  /// The font of titles on the pill; `nil` if it is the same.
  public final var selectedFont: Font? { didSet { fontsDidChange() } }
  /// How many lines a title may have, as in `Label`.
  public final var numberOfLines = 1 { didSet { numberOfLinesDidChange() } }
  /// What lies between a segment and the next; see `HighlightSegmentedLayout`.
  public final var spacing = 0.0 { didSet { spacingDidChange() } }
  /// What lies between the first segment and the edge of the control: the left one from left to right.
  public final var leadSpacing = 0.0 { didSet { spacingDidChange() } }
  /// What lies between the last segment and the edge of the control.
  public final var tailSpacing = 0.0 { didSet { spacingDidChange() } }
  /// The radius of the pill's corners; more than half its shorter side counts as that.
  public final var pillRadius = 10.0 { didSet { outlineDidChange() } }
  /// By how much the pill is smaller than its segment, on each side; what is not finite counts as 0.
  public final var pillInset = 0.0 { didSet { setNeedsLayout() } }
  /// What cuts the selected titles: the outline of the pill, or that of its segment.
  public final var clipMode = HighlightSegmentedLayout.ClipMode.pill {
    didSet { outlineDidChange() }
  }
  /// What is left out of the trick, to show what it is good for; nothing by default.
  public final var mistakes: HighlightSegmentedLayout.Mistakes = [] {
    didSet { outlineDidChange() }
  }
  /// Whether a segment is selected as soon as a finger comes down on it, and not when it is lifted.
  public final var selectsOnTouchDown = false
  /// The seconds that an animated selection takes; if they are not above 0, it is not animated.
  public final var animationDuration = 0.25
  /// How an animated selection follows time.
  public final var animationCurve = TimingCurve.easeInOut
  /// Hears of the index when a tap or a drag selects another segment: once, at once, and never of a
  /// selection by code.
  public final var valueChanged: ((Int) -> Void)?

  /// The layer of titles outside the pill.
  public final var normalTitles: View { normalStrip }
  /// The window, which moves above the normal titles and cuts what is in it.
  public final let window = View()
  /// The pill, in the window below the selected titles.
  public final let pill = View()
  /// The layer of titles on the pill, in the window.
  public final var selectedTitles: View { selectedStrip }

  private final let normalStrip: TitleStrip
  private final let selectedStrip: TitleStrip
  /// Where the selection comes from, if it is not the control's own; see `follow(_:)`.
  final var source: (any PositionSource)?
  /// The selection before the drag under way.
  final var draggedFrom: Int?

  /// Creates a control of no size, with the first segment selected.
  public init(titles: [String] = []) {
    self.titles = titles
    normalStrip = TitleStrip(font: .system(size: 20), textColor: .black)
    selectedStrip = TitleStrip(font: .system(size: 20), textColor: .white)
    super.init(frame: .zero)
    numbers = [0]
    window.isUserInteractionEnabled = false
    addSubview(normalStrip)
    addSubview(window)
    window.addSubview(pill)
    window.addSubview(selectedStrip)
    normalStrip.name = "titles"
    window.name = "window"
    pill.name = "pill"
    selectedStrip.name = "selected titles"
    pill.backgroundColor = .red
    pill.clipsToBounds = true
    outlineDidChange()
    titlesDidChange(from: 0)
  }

  open override var typeName: StaticString { "HighlightSegmentedControl" }

  open override var detail: String {
    titles.isEmpty ? "" : "selected \(selectedIndex) of \(titles.count)"
  }

  /// The colour of the pill.
  public final var pillColor: Color {
    get { pill.backgroundColor ?? .clear }
    set { pill.backgroundColor = newValue }
  }

  // MARK: - Layout

  /// Where everything lies, for the present bounds.
  public final var layout: HighlightSegmentedLayout { layout(in: bounds) }

  private final func layout(in bounds: Rect) -> HighlightSegmentedLayout {
    HighlightSegmentedLayout(
      bounds: bounds, count: titles.count, scale: stage?.scale ?? 1,
      direction: effectiveLayoutDirection, spacing: spacing, leadSpacing: leadSpacing,
      tailSpacing: tailSpacing, pillInset: pillInset, clipMode: clipMode, mistakes: mistakes)
  }

  open override func arrange(_ arrangement: inout Arrangement, for state: ViewState) {
    let layout = layout(in: state.bounds)
    let offset =
      source.map { layout.offset(at: $0.position(in: arrangement)) }
      ?? arrangement.length(of: self, number: 0, for: state) { layout.offset(at: $0) }
    let frames = layout.frames(offset: offset)
    arrangement.place(normalStrip, frame: frames.normalTitles)
    arrangement.place(window, frame: frames.window)
    arrangement.place(pill, frame: frames.pill)
    arrangement.place(selectedStrip, frame: frames.selectedTitles)
    let hole = hole(frames, in: arrangement)
    for (index, frame) in frames.titles.enumerated() {
      arrangement.place(normalStrip.labels[index], frame: frame)
      arrangement.place(selectedStrip.labels[index], frame: frame)
      arrangement[normalStrip.labels[index]].numbers = hole?.numbers(in: frame) ?? []
    }
  }

  /// The outline of the pill in the layer of normal titles, if they would show through it.
  private final func hole(
    _ frames: HighlightSegmentedLayout.Frames, in arrangement: Arrangement
  ) -> RoundedRect? {
    let shown = arrangement[pill]
    let color = shown.backgroundColor ?? .clear
    guard color.withAlphaComponent(color.alpha * shown.alpha).bytes.alpha < 255
    else { return nil }
    let origin = frames.window.origin - frames.normalTitles.origin
    return RoundedRect(
      rect: frames.pill.offsetBy(dx: origin.x, dy: origin.y), radius: shown.cornerRadius)
  }

  open override func didMoveToStage() {
    // Resting edges lie on the pixels of the stage.
    setNeedsLayout()
  }

  /// Room for the largest title in each segment, broken only at line breaks, with 10 points round it,
  /// and for the spacing.
  open override var intrinsicContentSize: Size {
    var widest = 0.0
    var highest = 0.0
    for label in normalStrip.labels + selectedStrip.labels {
      widest = max(widest, label.intrinsicContentSize.width)
      highest = max(highest, label.font.lineHeight)
      if numberOfLines != 1 { highest = max(highest, label.intrinsicContentSize.height) }
    }
    guard !titles.isEmpty else { return .zero }
    let width = (widest + 20) * Double(titles.count) + layout.sumOfSpacings
    return Size(width: max(width, 0), height: highest + 20)
  }

  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// Selects the touched segment, with animation, if it is to be selected so early.
  open override func touchesBegan(_ touches: [Touch]) -> Bool {
    guard selectsOnTouchDown, let touch = touches.first,
      let index = segmentIndex(at: touch.location(in: self))
    else { return false }
    choose(index, animated: true)
    return true
  }

  /// Selects the tapped segment, with animation.
  open override func handleTap(at point: Point) -> Bool {
    guard let index = segmentIndex(at: point) else { return false }
    choose(index, animated: true)
    return true
  }

  // MARK: - Changes of what is shown

  private final func titlesDidChange(from oldCount: Int) {
    normalStrip.titles = titles
    selectedStrip.titles = titles
    window.isHidden = titles.isEmpty
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    guard titles.count != oldCount else { return }
    // Positions mean other places now, the one under way among them.
    select(selectedIndex, animated: false)
  }

  private final func fontsDidChange() {
    normalStrip.font = font
    selectedStrip.font = selectedFont ?? font
    invalidateIntrinsicContentSize()
  }

  private final func spacingDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private final func numberOfLinesDidChange() {
    normalStrip.numberOfLines = numberOfLines
    selectedStrip.numberOfLines = numberOfLines
    invalidateIntrinsicContentSize()
  }

  private final func outlineDidChange() {
    pill.cornerRadius = pillRadius
    window.cornerRadius = clipMode == .pill ? pillRadius : 0
    window.clipsToBounds = !mistakes.contains(.noClip)
    setNeedsLayout()
  }
}

extension RoundedRect {
  /// The numbers by which a label with this frame knows the shape as its hole.
  fileprivate func numbers(in frame: Rect) -> [Double] {
    [
      rect.minX - frame.minX, rect.minY - frame.minY, rect.width, rect.height, radius,
    ]
  }
}
