/// The views of one tab: what lies behind it, its title in one layer or two, its badge.
final class TabCell {
  let background = View()
  let title = TabTitle()
  /// The title as it is while selected, where colours change letter by letter.
  let selectedTitle = TabTitle()
  let badge = TabBadgeView()
  /// What stands in place of the title, if anything, and in place of the selected one.
  private(set) var views: (normal: View, selected: View?)?

  private var normalLayer: View?
  private var selectedLayer: View?

  /// What the title says.
  var text: String {
    get { title.text }
    set {
      title.text = newValue
      selectedTitle.text = newValue
    }
  }

  /// Puts the views into the layers of a strip.
  func add(background: View, normal: View, selected: View, badge: View) {
    normalLayer = normal
    selectedLayer = selected
    background.addSubview(self.background)
    normal.addSubview(title)
    selected.addSubview(selectedTitle)
    badge.addSubview(self.badge)
  }

  /// Takes the views out of the layers.
  func remove() {
    show(normal: nil, selected: nil)
    for view in [background, title, selectedTitle, badge] { view.removeFromSuperview() }
  }

  /// Shows views in place of the title; `nil` shows the title again.
  func show(normal: View?, selected: View?) {
    views?.normal.removeFromSuperview()
    views?.selected?.removeFromSuperview()
    views = normal.map { ($0, selected) }
    if let normal { normalLayer?.addSubview(normal) }
    if normal != nil, let selected { selectedLayer?.addSubview(selected) }
  }

  /// Takes over what a style says of titles.
  func apply(_ style: TabStripStyle) {
    let isSwap = style.colorChange == .swap
    let selectedFont = style.selectedFont ?? style.font
    let lines = max(1, style.numberOfLines)
    title.setFonts(style.font, selected: selectedFont, lineLimit: lines)
    selectedTitle.setFonts(style.font, selected: selectedFont, lineLimit: lines)
    title.isHidden = views != nil
    selectedTitle.isHidden = views != nil || !isSwap
    badge.backgroundColor = style.badgeColor
    badge.writing.textColor = style.badgeTextColor
  }

  /// The sizes of what the tab holds.
  func measured(inWidth width: Double) -> TabStripLayout.Tab {
    guard let views else {
      return TabStripLayout.Tab(
        title: title.size(inWidth: width, isSelected: false),
        selectedTitle: title.size(inWidth: width, isSelected: true), badge: badge.size)
    }
    return TabStripLayout.Tab(
      title: Self.size(of: views.normal),
      selectedTitle: views.selected.map { Self.size(of: $0) }, badge: badge.size)
  }

  private static func size(of view: View) -> Size {
    let own = view.intrinsicContentSize
    return own.width >= 0 && own.height >= 0 ? own : view.bounds.size
  }

  // MARK: - Layout

  /// Places everything as a strip shows it.
  func place(
    _ tab: TabStripLayout.State.Tab, style: TabStripStyle, in arrangement: inout Arrangement
  ) {
    arrangement.place(background, frame: tab.backgroundFrame)
    arrangement[background].backgroundColor = tab.background
    arrangement[background].cornerRadius = style.tabBackgroundRadius
    arrangement.place(badge, frame: tab.badge)
    if let views { return place(views, tab, style, &arrangement) }
    let isSwap = style.colorChange == .swap
    arrangement.place(title, frame: tab.titleHome)
    arrangement[title].numbers = Self.numbers(
      selection: isSwap ? 0 : tab.selection, tab.room,
      isSwap ? style.textColor : tab.textColor)
    guard isSwap else { return }
    arrangement.place(selectedTitle, frame: tab.titleHome)
    arrangement[selectedTitle].numbers = Self.numbers(
      selection: 1, tab.room, style.selectedTextColor)
  }

  private func place(
    _ views: (normal: View, selected: View?), _ tab: TabStripLayout.State.Tab,
    _ style: TabStripStyle, _ arrangement: inout Arrangement
  ) {
    arrangement.place(views.normal, frame: centered(views.normal, in: tab))
    guard let selected = views.selected else { return }
    arrangement.place(selected, frame: centered(selected, in: tab))
    let part: Double
    switch style.colorChange {
    case .swap: return
    case .crossFade: part = tab.selection
    case .switchAtHalf: part = tab.isSelected ? 1 : 0
    }
    arrangement[views.normal].alpha = 1 - part
    arrangement[selected].alpha = part
  }

  private func centered(_ view: View, in tab: TabStripLayout.State.Tab) -> Rect {
    let size = Self.size(of: view)
    return Rect(
      x: tab.titleHome.midX - size.width / 2, y: tab.titleHome.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private static func numbers(
    selection: Double, _ room: Double, _ color: Color
  ) -> [Double] {
    [selection, room, color.red, color.green, color.blue, color.alpha]
  }
}
