extension TabStripLayout {
  /// What a strip shows at a position, in the coordinates of its content.
  public struct State: Hashable, Sendable {
    /// The position, finite.
    public var position: Double
    /// The tab that counts as selected: the nearest, and half way the later; -1 if none does.
    public var selectedIndex = -1
    /// The size of the content, at least the strip's.
    public var contentSize: Size
    /// The content's x at the strip's left edge.
    public var scrollOffset = 0.0
    /// The tabs from the first to the last.
    public var tabs: [Tab] = []
    /// What marks the selected tab.
    public var indicator = Indicator()
    /// Where titles have the selected colour, if that goes letter by letter.
    public var window: RoundedRect?
    /// The lines between the tabs.
    public var dividers: [Rect] = []

    init(position: Double, contentSize: Size) {
      self.position = position
      self.contentSize = contentSize
    }
  }
}

extension TabStripLayout.State {
  /// One tab.
  public struct Tab: Hashable, Sendable {
    /// All of the tab.
    public var frame: Rect
    /// The part of the tab in whose middle the title lies: all but what its badge needs.
    public var titleHome = Rect.zero
    /// The title's text.
    public var title = Rect.zero
    /// The greatest width that the title may have.
    public var room = 0.0
    /// How much it is selected, 0 … 1; the fonts follow.
    public var selection = 0.0
    /// Whether it counts as selected.
    public var isSelected = false
    /// The colour of the title, unless it goes letter by letter.
    public var textColor = Color.clear
    /// What lies behind it.
    public var background: Color?
    /// Where that lies.
    public var backgroundFrame = Rect.zero
    /// The badge; empty if there is none.
    public var badge = Rect.zero

    init(frame: Rect) {
      self.frame = frame
    }
  }

  /// What marks the selected tab.
  public struct Indicator: Hashable, Sendable {
    /// Where it lies.
    public var frame = Rect.zero
    /// Its colour.
    public var color = Color.clear
    /// How visible it is, 0 … 1.
    public var alpha = 0.0
    /// How much there is a selection, 0 … 1.
    public var presence = 0.0
    /// The radius of its corners, at most half the shorter side.
    public var cornerRadius = 0.0
  }

  /// Lets the content begin at its right end, in a strip of a width.
  mutating func mirror(in width: Double) {
    let whole = contentSize.width
    scrollOffset = whole - width - scrollOffset
    for index in tabs.indices {
      tabs[index].frame.mirror(in: whole)
      tabs[index].titleHome.mirror(in: whole)
      tabs[index].title.mirror(in: whole)
      tabs[index].backgroundFrame.mirror(in: whole)
      if !tabs[index].badge.isEmpty { tabs[index].badge.mirror(in: whole) }
    }
    indicator.frame.mirror(in: whole)
    if let window {
      var rect = window.rect
      rect.mirror(in: whole)
      self.window = RoundedRect(rect: rect, radius: window.radius)
    }
    for index in dividers.indices { dividers[index].mirror(in: whole) }
  }
}

extension Rect {
  /// Exchanges left and right in a strip of a width.
  fileprivate mutating func mirror(in width: Double) {
    origin.x = width - origin.x - size.width
  }
}
