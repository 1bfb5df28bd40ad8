/// How a tab strip looks and moves: all but its titles, its size and its position.
///
/// At first it is the strip over a news reader's pages: equal tabs, the selected title black and the
/// others grey, and a blue bar of 2 points under the selected one, as long as its text. Lengths that
/// are negative or NaN count as 0, and beyond 2³⁰ as that.
public struct TabStripStyle: Sendable {
  // MARK: Tabs

  /// What decides how wide a tab is.
  public var tabWidth = TabWidth.equal
  /// The least width of a tab; a strip of equal tabs that is too narrow for it scrolls.
  public var minimumTabWidth = 0.0
  /// The greatest width of a tab, unless it is less than the least; `.stretch` goes beyond.
  public var maximumTabWidth = Double.infinity
  /// The room kept free on each side of a title in an intrinsic tab.
  public var padding = 8.0
  /// The gap between neighbouring tabs, at least.
  public var spacing = 0.0
  /// The room before the first tab.
  public var leadingInset = 0.0
  /// The room behind the last tab.
  public var trailingInset = 0.0
  /// What becomes of the room that the tabs leave.
  public var distribution = Distribution.leading
  /// Whether tabs without enough room keep their widths and scroll; otherwise they shrink in proportion.
  public var isScrollable = true
  /// Where in the strip a scrolled strip keeps the selected tab.
  public var scrollAlignment = ScrollAlignment.center
  /// Whether scrolling ends where the tabs end; otherwise the first and the last tab get where
  /// `scrollAlignment` says, too, with nothing beside them.
  public var clampsScrolling = true

  // MARK: Titles

  /// The font of titles that are not selected, and of the selected one unless it has its own.
  public var font = Font.system(size: 16)
  /// The font of the selected title; `nil` if it is the same.
  ///
  /// On the way from one to the other the size of the letters follows; their weight changes half way.
  public var selectedFont: Font?
  /// The colour of titles that are not selected.
  public var textColor = Color(142, 142, 147)
  /// The colour of the selected title.
  public var selectedTextColor = Color.black
  /// How a title gets from one colour to the other.
  public var colorChange = ColorChange.switchAtHalf
  /// In how many lines a title is shown at most; below 1 counts as 1.
  public var numberOfLines = 1

  // MARK: Behind and between

  /// What lies behind tabs that are not selected.
  public var tabBackground: Color?
  /// What lies behind the selected tab; `nil` is nothing.
  public var selectedTabBackground: Color?
  /// By how much backgrounds are smaller than their tabs, on each side.
  public var tabBackgroundInset = 0.0
  /// The radius of the backgrounds' corners; more than half the shorter side counts as that.
  public var tabBackgroundRadius = 0.0
  /// The colour of the lines between tabs; `nil` if there are none.
  public var dividerColor: Color?
  /// The width of the lines between tabs; `nil` is a device pixel.
  public var dividerWidth: Double?
  /// By how much the lines between tabs are shorter than the strip, at each end.
  public var dividerInset = 12.0
  /// How far the middle of a badge's leading edge lies from the top trailing corner of its title:
  /// towards the trailing side, and down.
  public var badgeOffset = Point(x: -1, y: 1)

  /// The colour of badges.
  public var badgeColor = Color(255, 59, 48)
  /// The colour of what is written in badges.
  public var badgeTextColor = Color.white

  // MARK: Motion

  /// What marks the selected tab.
  public var indicator = Indicator()
  /// What the indicator does beyond the first and the last tab.
  public var overscroll = Overscroll.follow

  /// Creates the style that a strip has at first.
  public init() {}
}

extension TabStripStyle {
  /// What decides how wide a tab is.
  public enum TabWidth: Hashable, Sendable {
    /// All tabs get the same part of the strip.
    case equal
    /// A tab is as wide as its title and the padding on both sides; while the selected title has a font
    /// of its own, its tab follows.
    case intrinsic
    /// A tab has a given width.
    case fixed(Double)
  }

  /// What becomes of the room that the tabs leave.
  public enum Distribution: Hashable, Sendable, CaseIterable {
    /// The tabs begin at the leading end.
    case leading
    /// The tabs, with their gaps as they are, lie in the middle.
    case center
    /// The tabs end at the trailing end.
    case trailing
    /// Each tab gets the same part of it.
    case stretch
    /// Each gap gets the same part of it, those before the first and behind the last tab, too.
    case spread
    /// Each gap between tabs gets the same part of it; a single tab lies in the middle.
    case spreadInside
    /// The middles of the tabs are equally far apart, as far as there is room, and symmetrical: of an
    /// odd number the middle one is in the middle of the strip. Where tabs would overlap, as `center`.
    case equalCentering
  }

  /// Where in the strip a scrolled strip keeps the selected tab.
  public enum ScrollAlignment: Sendable {
    /// At the leading end.
    case leading
    /// In the middle.
    case center
    /// At the trailing end.
    case trailing
    /// For each index by itself: 0 is the leading end, 0.5 the middle, 1 the trailing end.
    case each(@Sendable (Int) -> Double)
  }

  /// How a title gets from the colour of the others to that of the selected one.
  public enum ColorChange: Hashable, Sendable, CaseIterable {
    /// At once, half way.
    case switchAtHalf
    /// In proportion to the way.
    case crossFade
    /// Letter by letter: it has the selected colour where the indicator is, along the strip.
    case swap
  }

  /// What the indicator does while the position is beyond the first or the last tab, by x tabs.
  public enum Overscroll: Hashable, Sendable, CaseIterable {
    /// It goes on, by x widths of the tab.
    case follow
    /// It goes on, by x widths of its own.
    case bounce
    /// It gets shorter by x of its length, from the inner end.
    case compress
    /// It gets longer by x of its length, at the outer end.
    case stretch
    /// It stays.
    case clamp
  }
}
