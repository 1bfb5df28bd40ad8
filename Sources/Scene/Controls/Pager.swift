// Pages side by side, of which one shows, on a scroll view that holds three of them.
//
// Where the pages lie is a `PagerRow`. The position follows from the row and the scroll view's offset,
// and from nothing else: for the model and for a picture of any time alike. So whatever follows the
// pager has no state of its own, and cannot lag behind it or disagree. When the pages come to rest
// row, offset and current page change together, between two pictures that are the same.

/// Shows one of many pages; a swipe turns to the next or the one before, code to any.
///
/// Pages are made when they are needed: the current one and its neighbours are alive, and on the way
/// those that show and the neighbours of the one to come. All others are let go, and made again
/// later. A page fills the pager; its frame is the pager's affair.
///
/// A `TabStrip` or a `HighlightSegmentedControl` over the pages says `follow(pager)`; then each drives
/// the other.
open class Pager: View, PositionSource {
  /// Makes a page when it is needed; a change lets all pages be made anew.
  ///
  /// It may hand out the same view again. A view that lies in another page's place leaves that.
  public final var makePage: (Int) -> View { didSet { reloadPages() } }
  /// Hears of the current page when the user has turned to another one, by a swipe or in a control that
  /// follows: once, when it has come to rest; never of a change by code.
  public final var valueChanged: ((Int) -> Void)?
  /// Hears of each position that the pages come to as time goes on.
  public final var positionChanged: ((Double) -> Void)?

  final let scrollView = ScrollView()
  /// Where the pages lie.
  final var row: PagerRow
  /// The page on which it last stood still; 0 if there are none.
  final var restingPage = 0
  /// The pages that are alive.
  final var pages: [PagerPage] = []
  /// Whether the user is the cause of what is under way.
  final var isUsersChoice = false
  /// Whether what the scroll view does is the pager's own doing.
  final var isChanging = false
  /// The places that what is under way passes.
  final var way: ClosedRange<Int>?
  /// Whether pages are being made, and whether they have to be looked at again.
  final var isMakingPages = false
  final var needsPages = false
  /// Whether it has ever had a size, and so pages.
  final var isLaidOut = false
  /// The width and the direction for which the offset holds.
  final var pageWidth = 0.0
  final var pageDirection = LayoutDirection.leftToRight
  private final var toldPosition = 0.0

  /// Creates a pager of no size that shows the first page.
  ///
  /// - Parameters:
  ///   - pageCount: How many pages there are; a negative number counts as 0.
  ///   - makePage: Makes a page when it is needed.
  public init(pageCount: Int = 0, makePage: @escaping (Int) -> View) {
    self.makePage = makePage
    row = PagerRow(count: pageCount, page: 0)
    super.init(frame: .zero)
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(scrollView)
    listen()
  }

  /// Creates a pager of no size with some views as its pages, all of which it keeps.
  public convenience init(pages: [View]) {
    self.init(pageCount: pages.count) { pages.indices.contains($0) ? pages[$0] : View() }
  }

  open override var typeName: StaticString { "Pager" }

  open override var detail: String {
    pageCount > 0 ? "page \(restingPage) of \(pageCount)" : "no pages"
  }

  // MARK: - State

  /// The page on which the pager last stood still, counted from 0; -1 if there are no pages.
  ///
  /// A swipe changes it when the pages have come to rest, a swipe back not at all. Setting it shows
  /// another page at once; numbers beyond the ends count as the ends.
  public final var currentPage: Int {
    get { pageCount > 0 ? restingPage : -1 }
    set { setPage(newValue, animated: false) }
  }

  /// Which page shows as a number: i while page i does, and between i and i + 1 on the way.
  ///
  /// A move over several pages, in which only the first and the last show, runs evenly through the
  /// numbers between, in one direction, and what cuts it short goes on from the same number. What shows
  /// beyond the first or the last page is below 0 or above the last number by as many pages.
  public final var position: Double { position(in: Arrangement()) }

  /// Which page shows at a time, from the present on; see `position`.
  public final func position(at time: Double) -> Double {
    position(in: Arrangement(time: stage?.clamped(time)))
  }

  /// Which page shows in an arrangement; see `position`.
  public final func position(in arrangement: Arrangement) -> Double {
    row.position(at: place(of: arrangement.contentOffset(of: scrollView)))
  }

  /// The page on which it will stand when it comes to rest; while a finger holds the pages the current
  /// one, and -1 if there are none.
  public final var selectedIndex: Int {
    guard pageCount > 0 else { return -1 }
    return goal.flatMap { row.page(at: $0) } ?? restingPage
  }

  /// Whether the pages are on the way, held by a finger or by themselves.
  public final var isMoving: Bool { !isAtRest }

  /// Whether fingers can turn pages.
  public final var isSwipeEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  /// Whether the first and the last page can be drawn inwards, and come back; a single page cannot.
  public final var bounces: Bool {
    get { scrollView.bounces }
    set { scrollView.bounces = newValue }
  }

  /// What recognizes the swipes.
  public final var panGestureRecognizer: PanGestureRecognizer { scrollView.panGestureRecognizer }

  // MARK: - The view's own

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isChanged = takeUpBounds()
    placePages()
    if isChanged {
      motionDidBegin()
      settleIfAtRest()
    }
    settleIfStranded()
  }

  open override func didMoveToStage() {
    setNeedsLayout()
  }

  /// Listens to the scroll view, which finds the pager again as its superview.
  private final func listen() {
    scrollView.callbacks.didScroll = { ($0.superview as? Pager)?.didScroll() }
    scrollView.callbacks.willBeginDragging = { ($0.superview as? Pager)?.dragDidBegin() }
    scrollView.callbacks.didEndDragging = { view, _ in
      (view.superview as? Pager)?.settleIfAtRest()
    }
    scrollView.callbacks.willBeginDecelerating = { ($0.superview as? Pager)?.motionDidBegin() }
    scrollView.callbacks.didEndDecelerating = { ($0.superview as? Pager)?.settleIfAtRest() }
    scrollView.callbacks.didEndScrollingAnimation = { ($0.superview as? Pager)?.settleIfAtRest() }
  }

  private final func didScroll() {
    guard !isChanging else { return }
    updatePages()
    tellPosition()
  }

  /// Tells the position to whoever listens, if it is another.
  final func tellPosition() {
    let position = position
    guard position != toldPosition else { return }
    toldPosition = position
    positionChanged?(position)
  }
}
