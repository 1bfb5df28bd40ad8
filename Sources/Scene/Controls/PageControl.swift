// Dots for pages. What shows is one number, the position: a tap sets it, a block animates it, and a pager that
// the control follows gives it for the time of a picture. Between two pages both dots have a share of
// the colour.

/// A row of dots, one a page, of which that of the current page stands out.
///
/// A tap on the trailing half goes to the next page, one on the leading half to the page before; a
/// finger that is drawn along goes to the page of the dot under it.
open class PageControl: View {
  /// How far apart the middles of the dots are, and how large a dot is, in points.
  static let pitch = 18.0
  static let dotSize = 7.6
  static let height = 26.0

  /// How many pages there are; below 0 counts as 0, above a million as a million.
  ///
  /// If there are fewer than before, the current page is the last at most.
  public final var numberOfPages: Int {
    get { pageCount }
    set {
      pageCount = min(max(newValue, 0), 1_000_000)
      showPage(clamped(page))
      invalidateIntrinsicContentSize()
      pagesDidChange()
    }
  }
  /// Whether there are no dots if there is one page at most; the size stays the same.
  public final var hidesForSinglePage = false { didSet { pagesDidChange() } }
  /// Whether a tap changes `currentPage` and leaves it to `updateCurrentPageDisplay()` that it shows.
  public final var defersCurrentPageDisplay = false
  /// Whether a finger that is drawn along the dots changes the page as it goes.
  public final var allowsContinuousInteraction = true
  /// Whether a finger can change the page.
  public final var isEnabled = true
  /// The colour of dots.
  public final var pageIndicatorTintColor = Color.white.withAlphaComponent(0.45) {
    didSet { pagesDidChange() }
  }
  /// The colour of the dot of the current page.
  public final var currentPageIndicatorTintColor = Color.white { didSet { pagesDidChange() } }
  /// Hears of the page when a finger changes it, at once, and never of a change by code.
  public final var valueChanged: ((Int) -> Void)?

  private final var pageCount = 0
  private final var page = 0
  private final let dots = PageDots()
  private final var source: (any PositionSource)?
  /// Whether the finger that is down was drawn along, and so does not tap.
  private final var isScrubbing = false

  /// Creates a control without pages.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    numbers = [0]
    addSubview(dots)
    pagesDidChange()
  }

  open override var typeName: StaticString { "PageControl" }

  open override var detail: String {
    pageCount == 0 ? "" : "page \(currentPage) of \(pageCount)"
  }

  /// The state of the control in words.
  public final var spokenDescription: String {
    pageCount == 0 ? "No pages" : "Page \(currentPage + 1) of \(pageCount)"
  }

  // MARK: - The page

  /// The current page, 0 if there is none; of a source that the control follows, what that says.
  ///
  /// Setting it tells nobody. An index beyond the ends counts as the nearest. It shows at once; in an
  /// animation block the change is animated. A source is asked to go there.
  public final var currentPage: Int {
    get { source.map { clamped($0.selectedIndex) } ?? page }
    set {
      guard let source else { return showPage(clamped(newValue)) }
      if pageCount > 0 { source.select(clamped(newValue), animated: false) }
    }
  }

  /// Shows the current page, if a tap left that to be done.
  public final func updateCurrentPageDisplay() {
    showPage(page)
  }

  /// Lets the dots show the position of something else, a pager for one, in every picture.
  ///
  /// A tap asks the source to go to the page. `nil` ends it: the dots stay where they are.
  public final func follow(_ source: (any PositionSource)?) {
    let page = currentPage
    self.source = source
    if source == nil { showPage(clamped(page)) }
    setNeedsLayout()
  }

  private final func clamped(_ page: Int) -> Int { max(0, min(page, pageCount - 1)) }

  private final func showPage(_ page: Int) {
    self.page = page
    if (stage?.inheritedAnimationDuration ?? 0) == 0 { removeNumberAnimations() }
    numbers = [Double(page)]
  }

  // MARK: - Layout

  open override func arrange(_ arrangement: inout Arrangement, for state: ViewState) {
    arrangement.place(dots, frame: state.bounds)
    let position = source?.position(in: arrangement) ?? state.numbers.first ?? 0
    arrangement[dots].numbers = [position.isFinite ? position : 0]
  }

  private final func pagesDidChange() {
    dots.count = pageCount
    dots.color = pageIndicatorTintColor
    dots.currentColor = currentPageIndicatorTintColor
    dots.isHidden = hidesForSinglePage && pageCount <= 1
    setNeedsLayout()
  }

  /// The least size that has room for a number of pages: 18 points each and 20 beside them, 26 high.
  public final func size(forNumberOfPages count: Int) -> Size {
    Size(width: Self.pitch * Double(max(count, 0)) + 20, height: Self.height)
  }

  open override var intrinsicContentSize: Size { size(forNumberOfPages: pageCount) }

  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  // MARK: - The user

  open override func touchesBegan(_ touches: [Touch]) -> Bool {
    isScrubbing = false
    return true
  }

  open override func touchesMoved(_ touches: [Touch]) {
    guard isEnabled, allowsContinuousInteraction, let touch = touches.first else { return }
    let travel = touch.location(in: self).x - Touch.convert(touch.startLocation, to: self).x
    if travel.magnitude > PanGestureRecognizer.slop { isScrubbing = true }
    if isScrubbing { choose(dots.page(at: touch.location(in: self).x, in: bounds)) }
  }

  open override func touchesEnded(_ touches: [Touch]) {
    guard isEnabled, !isScrubbing, let touch = touches.first else { return }
    let point = touch.location(in: self)
    guard bounds.contains(point) else { return }
    let isRight = point.x >= bounds.midX
    let isForward = isRight == (effectiveLayoutDirection == .leftToRight)
    choose(currentPage + (isForward ? 1 : -1))
  }

  /// Goes to a page for the user; beyond the ends nothing happens.
  private final func choose(_ page: Int) {
    guard page != currentPage, page >= 0, page < pageCount else { return }
    if let source {
      source.choose(page, animated: true)
    } else if defersCurrentPageDisplay {
      self.page = page
    } else {
      showPage(page)
    }
    valueChanged?(page)
  }
}
