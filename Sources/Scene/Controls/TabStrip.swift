// A strip of tabs with a mark that follows the pages under it.
//
// All that shows follows from one number, the position, by `TabStripLayout.state(position:)`: a tap
// animates the number, a finger or a driver sets it, and a pager that the strip follows gives it for
// the time of the picture. None of them places anything, so none can disagree with another.
//
// Where titles are recoloured letter by letter, each is there twice, as in `HighlightSegmentedControl`:
// selected ones in a window that moves, in a layer that moves back as far; the others in a layer with a
// hole where the window is, since a bar, other than a pill, covers nothing.

/// A row of titles over pages, one of which is selected, with a mark that slides from one to another.
///
/// Without titles nothing is drawn but the view's own background.
open class TabStrip: View {
  /// What the tabs say; a change of their number ends a motion and keeps the selection, if it can.
  public final var titles: [String] { didSet { titlesDidChange() } }
  /// How it looks and moves.
  public final var style = TabStripStyle() { didSet { styleDidChange() } }
  /// What the first tabs tell beside their titles; the others tell nothing.
  public final var badges: [TabBadge] = [] { didSet { badgesDidChange() } }
  /// The seconds that an animated selection takes; if they are not above 0, it is not animated.
  public final var animationDuration = 0.25
  /// How an animated selection follows time.
  public final var animationCurve = TimingCurve.easeInOut
  /// The damping ratio of the spring that an animated selection follows instead; `nil` if none.
  public final var animationDamping: Double?
  /// Hears of the index when a tap or a drag selects another tab: once, at once, and never of a
  /// selection by code, or by what the strip follows.
  public final var valueChanged: ((Int) -> Void)?
  /// Whether a finger can drag the indicator from one tab to another.
  public final var isIndicatorDraggable = false {
    didSet { indicatorPan.isEnabled = isIndicatorDraggable }
  }
  /// Hears of each position that a drag of the indicator moves it to.
  public final var positionDragged: ((Double) -> Void)?
  /// A view in the place of the indicator, or none: it is given its frame and opacity, and keeps what
  /// it looks like.
  public final var indicatorView: View? { didSet { indicatorViewDidChange(from: oldValue) } }

  /// Where the selection comes from, if it is not the strip's own; see `follow(_:)`.
  final var source: (any PositionSource)?
  /// The selection before the drag under way.
  final var draggedFrom: Int?
  /// What holds everything else, and is scrolled.
  private final let content = View()
  /// What a finger scrolls.
  final let scroller = TabScroller()
  /// Where a finger began to scroll the tabs; `nil` if they lie where they do by themselves.
  final var freeScroll: FreeScroll?
  final let indicator = TabIndicator()
  private final let indicatorPan = TabIndicatorPan()
  /// Cuts the titles in the selected colour.
  final let window = View()
  final let normalLayer = TabTitleLayer()
  final let selectedLayer = View()
  private final let backgroundLayer = View()
  private final let badgeLayer = View()
  final var cells: [TabCell] = []
  private final var dividers: [View] = []
  private final var measured: [TabStripLayout.Tab] = []
  private final var measuredLimit = Double.infinity

  /// Creates a strip of no size, with the first tab selected.
  public init(titles: [String] = []) {
    self.titles = titles
    super.init(frame: .zero)
    numbers = [0, 1]
    clipsToBounds = true
    addSubview(content)
    addSubview(scroller)
    content.isUserInteractionEnabled = false
    for view in [backgroundLayer, indicator, normalLayer, window, badgeLayer] {
      content.addSubview(view)
    }
    window.addSubview(selectedLayer)
    indicatorPan.isEnabled = false
    addGestureRecognizer(indicatorPan)
    titlesDidChange()
  }

  open override var typeName: StaticString { "TabStrip" }

  open override var detail: String {
    titles.isEmpty ? "" : "selected \(selectedIndex) of \(titles.count)"
  }

  // MARK: - Layout

  /// Where everything lies at any position, for the present bounds.
  ///
  /// Titles of several lines are measured by the layout pass, for the width of their tabs.
  public final var layout: TabStripLayout { layout(in: bounds) }

  final func layout(in bounds: Rect) -> TabStripLayout {
    TabStripLayout(
      tabs: measured, bounds: bounds, scale: stage?.scale ?? 1,
      direction: effectiveLayoutDirection, style: style)
  }

  open override func arrange(_ arrangement: inout Arrangement, for state: ViewState) {
    let shown = shown(in: arrangement, for: state)
    let whole = Rect(origin: .zero, size: shown.contentSize)
    arrangement.place(scroller, frame: state.bounds)
    arrangement.place(content, frame: state.bounds)
    arrangement[content].bounds.origin.x = shown.scrollOffset
    for view in [backgroundLayer, normalLayer, badgeLayer] {
      arrangement.place(view, frame: whole)
    }
    placeWindow(shown, in: &arrangement)
    placeIndicator(shown.indicator, in: &arrangement)
    for (cell, tab) in zip(cells, shown.tabs) {
      cell.place(tab, style: style, in: &arrangement)
    }
    for (view, frame) in zip(dividers, shown.dividers) { arrangement.place(view, frame: frame) }
  }

  private final func placeWindow(
    _ shown: TabStripLayout.State, in arrangement: inout Arrangement
  ) {
    let rect = shown.window?.rect ?? Rect(origin: .zero, size: shown.contentSize)
    arrangement.place(window, frame: rect)
    arrangement[window].cornerRadius = shown.window?.radius ?? 0
    arrangement[window].alpha = shown.window == nil ? 1 : shown.indicator.presence
    arrangement.place(
      selectedLayer,
      frame: Rect(origin: Point.zero - rect.origin, size: shown.contentSize))
    // While a selection appears, its titles fade in over the others.
    let hole = shown.indicator.presence == 1 ? shown.window : nil
    arrangement[normalLayer].numbers =
      hole.map { [rect.minX, rect.minY, rect.width, rect.height, $0.radius] } ?? []
  }

  private final func placeIndicator(
    _ shown: TabStripLayout.State.Indicator, in arrangement: inout Arrangement
  ) {
    let mark = indicatorView ?? indicator
    arrangement.place(mark, frame: shown.frame)
    arrangement[mark].alpha = shown.alpha
    guard indicatorView == nil else { return }
    let isTriangle = style.indicator.kind == .triangle
    arrangement[mark].backgroundColor = isTriangle ? nil : shown.color
    arrangement[mark].cornerRadius = isTriangle ? 0 : shown.cornerRadius
    let color = shown.color
    arrangement[mark].numbers =
      isTriangle
      ? [
        color.red, color.green, color.blue, color.alpha, style.indicator.edge == .top ? 1 : 0,
      ] : []
  }

  /// Places everything; an override calls it.
  open override func layoutSubviews() {
    let limit = titleLimit
    if limit != measuredLimit { measure(inWidth: limit) }
    updateScroller()
    super.layoutSubviews()
  }

  open override func didMoveToStage() {
    setNeedsLayout()
  }

  /// Room for the titles side by side, and 10 points above and below them.
  open override var intrinsicContentSize: Size {
    var size = Size.zero
    for tab in measured {
      let width = max(tab.title.width, tab.selectedTitle.width) + 2 * style.padding
      size.width += max(min(width, style.maximumTabWidth), style.minimumTabWidth)
      size.height = max(size.height, tab.title.height, tab.selectedTitle.height)
    }
    guard !measured.isEmpty else { return .zero }
    size.width += style.spacing * Double(measured.count - 1)
    size.width += style.leadingInset + style.trailingInset
    size.height += 20
    return size
  }

  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// Selects the tapped tab, with animation.
  open override func handleTap(at point: Point) -> Bool {
    guard let index = tabIndex(at: point) else { return false }
    choose(index, animated: true)
    return true
  }

  // MARK: - Changes of what is shown

  private final func titlesDidChange() {
    let oldCount = cells.count
    while cells.count > titles.count { cells.removeLast().remove() }
    while cells.count < titles.count {
      let cell = TabCell()
      cell.add(
        background: backgroundLayer, normal: normalLayer, selected: selectedLayer,
        badge: badgeLayer)
      cells.append(cell)
    }
    for (cell, title) in zip(cells, titles) { cell.text = title }
    content.isHidden = titles.isEmpty
    badgesDidChange()
    styleDidChange()
    guard titles.count != oldCount else { return }
    // Positions mean other places now, the one under way among them.
    countDidChange()
  }

  private final func badgesDidChange() {
    for (index, cell) in cells.enumerated() {
      cell.badge.badge = badges.indices.contains(index) ? badges[index] : .none
    }
    measure()
  }

  private final func styleDidChange() {
    let isSwap = style.colorChange == .swap
    window.clipsToBounds = isSwap
    for cell in cells { cell.apply(style) }
    let count = style.dividerColor == nil ? 0 : max(0, titles.count - 1)
    while dividers.count > count { dividers.removeLast().removeFromSuperview() }
    while dividers.count < count {
      let divider = View()
      dividers.append(divider)
      backgroundLayer.addSubview(divider)
    }
    for divider in dividers { divider.backgroundColor = style.dividerColor }
    indicator.isHidden = style.indicator.kind == .none || indicatorView != nil
    measure()
  }

  /// Measures what the tabs hold, which now is something else.
  final func measure() {
    freeScroll = nil
    measure(inWidth: titleLimit)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private final func measure(inWidth limit: Double) {
    measuredLimit = limit
    measured = cells.map { $0.measured(inWidth: limit) }
  }

  /// The width at which titles are broken into lines.
  private final var titleLimit: Double {
    guard style.numberOfLines > 1 else { return .infinity }
    if case .intrinsic = style.tabWidth { return style.maximumTabWidth - 2 * style.padding }
    // What other tabs measure does not depend on their titles.
    return layout.state(position: 0).tabs.first?.room ?? .infinity
  }

  private final func indicatorViewDidChange(from old: View?) {
    guard old !== indicatorView else { return }
    old?.removeFromSuperview()
    if let view = indicatorView { content.insertSubview(view, aboveSubview: indicator) }
    indicator.isHidden = style.indicator.kind == .none || indicatorView != nil
    setNeedsLayout()
  }
}
