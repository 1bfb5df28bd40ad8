extension TabStrip {
  /// Changes one title and rebuilds nothing else; an index that there is not does nothing.
  public final func setTitle(_ title: String, at index: Int) {
    guard titles.indices.contains(index) else { return }
    titles[index] = title
  }

  /// Changes one badge; an index that there is not does nothing.
  public final func setBadge(_ badge: TabBadge, at index: Int) {
    guard titles.indices.contains(index) else { return }
    while badges.count <= index { badges.append(.none) }
    badges[index] = badge
  }

  /// Shows views in place of a title, in the middle of its tab: a picture with text, say.
  ///
  /// They keep their own sizes, and hear of no touches. Where colours change letter by letter, the selected one shows where the
  /// selected colour would, and the other one elsewhere. The title still says what the tab is called.
  ///
  /// - Parameters:
  ///   - normal: What shows while the tab is not selected; `nil` shows the title again.
  ///   - selected: What shows instead while it is; `nil` if it is the same.
  ///   - index: One that there is not does nothing.
  public final func setViews(normal: View?, selected: View? = nil, at index: Int) {
    guard cells.indices.contains(index) else { return }
    cells[index].show(normal: normal, selected: selected)
    cells[index].apply(style)
    measure()
  }

  /// The state of the strip in words.
  public final var spokenDescription: String {
    let index = selectedIndex
    guard titles.indices.contains(index) else {
      return titles.isEmpty ? "No tabs" : "\(titles.count) tabs, none selected"
    }
    return "Tab \(index + 1) of \(titles.count), selected: \(titles[index])"
  }

  /// The state of a tab in words; an index that there is not has none.
  public final func spokenDescription(ofTab index: Int) -> String {
    guard titles.indices.contains(index) else { return "" }
    var text = "Tab \(index + 1) of \(titles.count)"
    text += index == selectedIndex ? ", selected: " : ": "
    text += titles[index]
    switch cells[index].badge.badge {
    case .none: break
    case .dot: text += ", with news"
    case .count(let count): if count > 0 { text += ", \(count) new" }
    case .text(let badge): text += badge.isEmpty ? ", with news" : ", \(badge)"
    }
    return text
  }
}
