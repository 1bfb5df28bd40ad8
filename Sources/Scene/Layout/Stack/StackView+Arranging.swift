extension StackView {
  /// The views that the stack places, in the order of the row; the hidden ones among them.
  public final var arrangedSubviews: [View] { items.map { $0.view } }

  /// Arranges a view after the others; one that is arranged already becomes the last.
  ///
  /// It becomes a subview, in front of the others, unless it is one, and no longer translates its
  /// autoresizing mask. Nothing happens if it cannot be added (see `addSubview`).
  public final func addArrangedSubview(_ view: View) {
    insert(view, at: items.count)
  }

  /// Arranges a view at a place; places beyond the ends count as the ends.
  ///
  /// A view that is arranged already is taken out first, so the place is that in the end.
  public final func insertArrangedSubview(_ view: View, at index: Int) {
    let count = items.count
    if index < 0 || index > count {
      report(.indexOutOfRange(index: index, count: count, superview: label))
    }
    insert(view, at: index)
  }

  /// Arranges a view no longer; it stays a subview.
  ///
  /// Nothing happens if it is not arranged.
  public final func removeArrangedSubview(_ view: View) {
    guard let index = index(of: view) else { return }
    forgetItem(at: index)
    view.stackedContent = nil
  }

  /// Sets the gap after a view to other points than `spacing`; nothing happens if it is not arranged.
  ///
  /// While the view is hidden, the gap is that after the view before it. What is not finite counts as
  /// `spacingUseDefault`.
  public final func setCustomSpacing(_ spacing: Double, after view: View) {
    guard let index = index(of: view) else { return }
    items[index].customSpacing = spacing.isFinite ? spacing : Self.spacingUseDefault
    arrangementDidChange()
  }

  /// What `setCustomSpacing` said, or `spacingUseDefault`.
  public final func customSpacing(after view: View) -> Double {
    index(of: view).map { items[$0].customSpacing } ?? Self.spacingUseDefault
  }

  private final func insert(_ view: View, at index: Int) {
    var item = Item(view: view)
    if view.superview === self, let old = self.index(of: view) {
      item = items.remove(at: old)
    }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    items.insert(item, at: max(0, min(index, items.count)))
    arrangementDidChange()
  }

  final func index(of view: View) -> Int? {
    items.firstIndex { $0.view === view }
  }

  final func forgetItem(at index: Int) {
    if let guide = items.remove(at: index).guide { removeLayoutGuide(guide) }
    arrangementDidChange()
  }
}
