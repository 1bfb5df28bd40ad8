// Across the axis the views hang on one edge or line each by itself, and none reaches beyond the far
// edge: so a stack that is given no size is as large as the largest of them. Hidden views hang there as
// well, so that they do not jump when they are shown, but have no say in the size.

extension StackRules {
  /// Asks the views that are not hidden to lie where the alignment says.
  mutating func align() {
    let across = axis.across
    for member in members {
      let view = member.view
      switch alignment {
      case .fill:
        ask("stack-align", view, across.near, container, across.near)
        ask(
          "stack-align", view, across.far, container, across.far, priority: StackPriority.farEdge)
      case .leading: hang(view, at: across.near)
      case .center: hang(view, at: across.center)
      case .trailing: hang(view, at: across.far)
      case .firstBaseline: hangByBaseline(view, .firstBaseline)
      case .lastBaseline: hangByBaseline(view, .lastBaseline)
      }
    }
    settleBaseline()
  }

  /// Asks the hidden views to lie there, too, without a say in the stack's size.
  mutating func alignHidden(_ items: [StackView.Item]) {
    let across = axis.across
    for item in items where item.view.isHidden {
      let view = item.view
      switch alignment {
      case .fill:
        ask("stack-align", view, across.near, container, across.near)
        ask(
          "stack-align", view, across.far, container, across.far, priority: StackPriority.weakest)
      case .leading: ask("stack-align", view, across.near, container, across.near)
      case .center: ask("stack-align", view, across.center, container, across.center)
      case .trailing: ask("stack-align", view, across.far, container, across.far)
      case .firstBaseline: alignHidden(view, .firstBaseline, orAt: across.near)
      case .lastBaseline: alignHidden(view, .lastBaseline, orAt: across.far)
      }
    }
  }

  private mutating func hang(_ view: View, at attribute: LayoutAttribute) {
    ask("stack-align", view, attribute, container, attribute)
    let length = axis.across.length
    ask(
      "stack-align", view, length, container, length, relation: .lessThanOrEqual,
      priority: StackPriority.farEdge)
  }

  private mutating func hangByBaseline(_ view: View, _ baseline: LayoutAttribute) {
    if let first = members.first?.view, first !== view {
      ask("stack-align", view, baseline, first, baseline)
    }
    ask(
      "stack-align", view, .top, container, .top, relation: .greaterThanOrEqual,
      priority: StackPriority.farEdge)
    ask(
      "stack-align", view, .bottom, container, .bottom, relation: .lessThanOrEqual,
      priority: StackPriority.farEdge)
  }

  /// Keeps views that lie by their baselines close to one edge.
  private mutating func settleBaseline() {
    guard let first = members.first?.view else { return }
    switch alignment {
    case .firstBaseline:
      ask("stack-settle", first, .top, container, .top, priority: StackPriority.weakest)
    case .lastBaseline:
      ask("stack-settle", first, .bottom, container, .bottom, priority: StackPriority.weakest)
    case .fill, .leading, .center, .trailing: break
    }
  }

  private mutating func alignHidden(
    _ view: View, _ baseline: LayoutAttribute, orAt edge: LayoutAttribute
  ) {
    if let first = members.first?.view {
      ask("stack-align", view, baseline, first, baseline)
    } else {
      ask("stack-align", view, edge, container, edge)
    }
  }
}

extension StackView.Alignment {
  /// What the alignment means: lines of text lie side by side only in a row.
  func counted(along axis: LayoutAxis) -> StackView.Alignment {
    switch self {
    case .firstBaseline where axis == .vertical: .leading
    case .lastBaseline where axis == .vertical: .trailing
    default: self
    }
  }
}
