/// Places views in a row or a column, by constraints that it makes for them.
///
/// A stack that is given a length distributes its views over it; one that is not is as long as they
/// are together, and one that is not given a breadth is as broad as the broadest. So stacks nest, and
/// their views may have constraints of their own, which go before the stack's where both cannot hold.
/// What does not fit sticks out at the far edge.
///
/// Only `arrangedSubviews` are placed. Their order is that of the row; the order of `subviews` says
/// what covers what. A hidden view takes no room, and the gap beside it closes; inside an animation
/// block it shrinks and stays visible until the end, and the others move. A change of the stack inside
/// a block lays the stage out at the block's end, so that it is animated.
open class StackView: View {
  /// As a custom spacing: the gap is `spacing`.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// As a spacing: the gap is 8 points.
  public static let spacingUseSystem = Double.leastNormalMagnitude

  /// A view with what the stack knows of it.
  struct Item {
    var view: View
    var customSpacing = StackView.spacingUseDefault
    /// What spans the gap after the view, where it is not fixed.
    var guide: LayoutGuide?
  }

  /// The direction in which the views follow each other.
  public final var axis = LayoutAxis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// How the views share the length of the stack.
  public final var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// Where the views lie across the axis.
  public final var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The distance between neighbours, in points; the least one where the distribution says how wide
  /// gaps are.
  ///
  /// A negative one lets them overlap, as far as gaps are fixed. What is not finite counts as 0.
  public final var spacing = 0.0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  /// Whether gaps of a column reach from a last baseline to the next first baseline.
  public final var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether the views lie inside the layout margins and not inside the bounds.
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The arranged views in their order.
  final var items: [Item] = []
  private final var kept = KeptConstraints()

  /// Creates a stack without views.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Creates a stack that arranges views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init()
    for view in views { addArrangedSubview(view) }
  }

  deinit {
    // Or the views would seem to be kept by somebody else while the tree is freed, level by level.
    items = []
  }

  open override var typeName: StaticString { "StackView" }

  open override var detail: String {
    axis == .horizontal ? "horizontal" : "vertical"
  }

  /// The size that follows from the views and gaps, whatever the offered size.
  open override func sizeThatFits(_ size: Size) -> Size {
    systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
  }

  // MARK: - Views that come, go, hide and change

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewHidingChanged(_ subview: View) {
    guard index(of: subview) != nil else { return }
    let block = stage?.animator.openBlock
    subview.hidingEnd = subview.isHidden ? block?.schedule.end : nil
    arrangementDidChange()
  }

  override func subviewContentChanged(_ subview: View) {
    super.subviewContentChanged(subview)
    switch distribution {
    case .fillEqually: break
    case .fill, .fillProportionally, .equalSpacing, .equalCentering:
      setNeedsUpdateConstraints()
    }
  }

  // MARK: - Constraints

  /// Makes the constraints what the views and the properties of the stack ask for.
  open override func updateConstraints() {
    super.updateConstraints()
    updateGuides()
    kept.become(StackRules(of: self).rules)
    tellContents()
  }

  /// How far the next view is from one, at least.
  final func gap(after item: Item) -> Double {
    let custom = item.customSpacing
    return Self.points(custom.isFinite && custom != Self.spacingUseDefault ? custom : spacing)
  }

  private static func points(_ spacing: Double) -> Double {
    if spacing == spacingUseSystem { return LayoutEngine.systemSpacing }
    return spacing.isFinite && spacing != spacingUseDefault ? spacing : 0
  }

  /// Asks for new constraints; in an animation block they take effect at its end.
  final func arrangementDidChange() {
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
    guard let stage else { return }
    stage.animator.layOutAtEndOfBlock(stage.root)
  }

  /// Has a guide for each gap that is not fixed, and no other.
  private final func updateGuides() {
    let hasFreeGaps = distribution == .equalSpacing || distribution == .equalCentering
    let last = hasFreeGaps ? items.lastIndex { !$0.view.isHidden } : nil
    for index in items.indices {
      let isNeeded = last.map { index < $0 && !items[index].view.isHidden } ?? false
      if isNeeded, items[index].guide == nil {
        let guide = LayoutGuide()
        guide.identifier = "gap"
        addLayoutGuide(guide)
        items[index].guide = guide
      } else if !isNeeded, let guide = items[index].guide {
        removeLayoutGuide(guide)
        items[index].guide = nil
      }
    }
  }

  /// Says how much the content of each view counts.
  private final func tellContents() {
    let keepsContent = distribution != .fillEqually && distribution != .fillProportionally
    var rank = 0
    for item in items {
      let view = item.view
      var content = StackedContent(
        axis: axis, isStretched: alignment == .fill, isHidden: view.isHidden)
      if keepsContent, !view.isHidden {
        content.huggingStep = StackPriority.step(rank)
        content.resistanceStep = content.huggingStep
        if axis == .horizontal, view.wrapsToWidth {
          content.resistanceStep -= StackPriority.wrapping
        }
        rank += 1
      }
      view.stackedContent = content
    }
  }

  // MARK: - Baselines

  open override var forFirstBaselineLayout: View { baselineView(isFirst: true) }

  open override var forLastBaselineLayout: View { baselineView(isFirst: false) }

  /// The view whose baseline is the stack's: the first or the last of a column, the one of the highest
  /// content in a row; in a stack that is that view, the one of that stack.
  private final func baselineView(isFirst: Bool) -> View {
    var stack = self
    while let view = stack.memberWithBaseline(isFirst: isFirst) {
      guard let inner = view as? StackView else {
        return isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      }
      stack = inner
    }
    return stack
  }

  private final func memberWithBaseline(isFirst: Bool) -> View? {
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard axis == .horizontal else { return isFirst ? views.first : views.last }
    var highest = views.first
    var greatest = highest?.intrinsicContentSize.height ?? 0
    for view in views where view.intrinsicContentSize.height > greatest {
      greatest = view.intrinsicContentSize.height
      highest = view
    }
    return highest
  }
}
