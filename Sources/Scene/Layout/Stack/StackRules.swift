// What a stack asks of its views, as rules for constraints.
//
// Along the axis the views are a chain: near edge, view, gap, view, ..., far edge. Chain and near edge
// are required, and so cost the solver nothing but sums; what may not fit is the far edge, which is
// weaker. So a stack that is given a length stretches or squeezes the views as strongly as their
// content lets it, and one that is given none takes its length from them. Gaps that are not fixed are
// layout guides, as is the distance between two centres.
//
// Hidden views are no part of the chain: they have no length, and lie where the view before them ends.

/// Gathers what a stack asks for.
struct StackRules {
  /// A view of the stack.
  struct Member {
    var view: View
    /// The length of its content along the axis; `nil` if it has none.
    var contentLength: Double?
    /// The least distance to the next view that is not hidden.
    var gap: Double
    /// What spans a gap that is not fixed, or the distance to the next centre.
    var guide: LayoutGuide?
  }

  let container: LayoutItem
  let axis: StackAxis
  let distribution: StackView.Distribution
  let alignment: StackView.Alignment
  let isBaselineRelative: Bool
  /// The views that are not hidden, in their order.
  private(set) var members: [Member] = []
  /// In the order in which they were asked for.
  private(set) var rules: [ConstraintRule] = []

  init(of stack: StackView) {
    container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    axis = StackAxis(stack.axis)
    distribution = stack.distribution
    alignment = stack.alignment.counted(along: stack.axis)
    isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for item in stack.items where !item.view.isHidden {
      members.append(
        Member(
          view: item.view, contentLength: axis.contentLength(of: item.view),
          gap: stack.gap(after: item), guide: item.guide))
    }
    chain()
    distribute()
    fit()
    park(stack.items)
    align()
    alignHidden(stack.items)
  }

  // MARK: - Saying rules

  /// Asks for a relation between two places or two lengths.
  mutating func ask(
    _ identifier: StaticString, _ first: LayoutItem, _ firstAttribute: LayoutAttribute,
    _ second: LayoutItem, _ secondAttribute: LayoutAttribute, relation: LayoutRelation = .equal,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required
  ) {
    rules.append(
      ConstraintRule(
        identifier: identifier, first: ConstraintRule.Side(first, firstAttribute),
        relation: relation, second: ConstraintRule.Side(second, secondAttribute),
        multiplier: multiplier, constant: constant, priority: priority))
  }

  /// Asks for no length.
  mutating func askForNone(
    _ identifier: StaticString, of item: LayoutItem, along axis: StackAxis,
    priority: LayoutPriority
  ) {
    rules.append(
      ConstraintRule(
        identifier: identifier, first: ConstraintRule.Side(item, axis.length), priority: priority))
  }

  // MARK: - Along the axis

  /// Where one view ends and the next may begin.
  private var gapStart: LayoutAttribute { isBaselineRelative ? .lastBaseline : axis.far }
  private var gapEnd: LayoutAttribute { isBaselineRelative ? .firstBaseline : axis.near }

  private mutating func chain() {
    guard let first = members.first, let last = members.last else { return }
    ask("stack-edge", first.view, axis.near, container, axis.near)
    for (one, next) in zip(members, members.dropFirst()) {
      switch distribution {
      case .fill, .fillEqually, .fillProportionally:
        ask("stack-gap", next.view, gapEnd, one.view, gapStart, constant: one.gap)
      case .equalSpacing:
        guard let guide = one.guide else { continue }
        ask("stack-gap", guide, axis.near, one.view, gapStart, constant: one.gap)
        ask("stack-gap", next.view, gapEnd, guide, axis.far)
      case .equalCentering:
        ask(
          "stack-gap", next.view, gapEnd, one.view, gapStart, relation: .greaterThanOrEqual,
          constant: one.gap, priority: StackPriority.leastGap)
        guard let guide = one.guide else { continue }
        ask("stack-gap", guide, axis.near, one.view, axis.center)
        ask("stack-gap", next.view, axis.center, guide, axis.far)
      }
    }
    ask(
      "stack-edge", last.view, axis.far, container, axis.far, priority: StackPriority.farEdge)
  }

  private mutating func distribute() {
    switch distribution {
    case .fillEqually: return shareEqually()
    case .fillProportionally: return shareProportionally()
    case .fill: break
    case .equalSpacing: shareGapsEqually()
    case .equalCentering:
      for (one, next) in zip(members, members.dropFirst()) {
        guard let guide = one.guide, let other = next.guide else { continue }
        ask(
          "stack-share", other, axis.length, guide, axis.length,
          priority: StackPriority.equalCentering)
      }
    }
    keepFromNegative()
    settleEmpty()
  }

  /// Asks that no view has a negative length.
  ///
  /// Layout would see to that by itself, but one view at a time.
  private mutating func keepFromNegative() {
    for member in members {
      rules.append(
        ConstraintRule(
          identifier: "stack-sign", first: ConstraintRule.Side(member.view, axis.length),
          relation: .greaterThanOrEqual, priority: StackPriority.nonNegative))
    }
  }

  /// Asks that views without content have no length, the first of them most strongly: so what is left
  /// goes to the last.
  private mutating func settleEmpty() {
    var rank = 0
    for member in members where member.contentLength == nil {
      askForNone(
        "stack-settle", of: member.view, along: axis,
        priority: StackPriority.emptyContent.advanced(by: -StackPriority.step(rank)))
      rank += 1
    }
  }

  private mutating func shareEqually() {
    for (one, next) in zip(members, members.dropFirst()) {
      ask("stack-share", next.view, axis.length, one.view, axis.length)
    }
  }

  /// Asks that all gaps are as wide as the first, and that one as the widest must be.
  ///
  /// Guides are what gaps have more than they must have.
  private mutating func shareGapsEqually() {
    guard let first = members.first, let guide = first.guide else { return }
    var widest = first.gap
    for member in members.dropFirst() {
      guard let other = member.guide else { continue }
      widest = max(widest, member.gap)
      ask(
        "stack-share", other, axis.length, guide, axis.length, constant: first.gap - member.gap)
    }
    rules.append(
      ConstraintRule(
        identifier: "stack-gap", first: ConstraintRule.Side(guide, axis.length),
        relation: .greaterThanOrEqual, constant: widest - first.gap,
        priority: StackPriority.leastGap))
  }

  private mutating func shareProportionally() {
    guard
      let reference = members.first(where: { ($0.contentLength ?? 0) > 0 }),
      let unit = reference.contentLength
    else { return shareEqually() }
    for member in members where member.view !== reference.view {
      let share = (member.contentLength ?? 0) / unit
      if share > 0, share.isFinite {
        ask(
          "stack-share", member.view, axis.length, reference.view, axis.length,
          multiplier: share, priority: StackPriority.sharing)
      } else {
        askForNone(
          "stack-share", of: member.view, along: axis, priority: StackPriority.sharing)
      }
    }
  }

  /// Asks the stack to be no larger than it must be, where its views do not say how large it is.
  private mutating func fit() {
    let hasFreeGaps = distribution == .equalSpacing || distribution == .equalCentering
    if hasFreeGaps || members.isEmpty {
      askForNone("stack-fit", of: container, along: axis, priority: StackPriority.fitting)
    }
    askForNone("stack-fit", of: container, along: axis.across, priority: StackPriority.fitting)
  }

  /// Puts the hidden views where the ones before them end.
  private mutating func park(_ items: [StackView.Item]) {
    var previous: View?
    for item in items {
      if item.view.isHidden {
        if let previous {
          ask("stack-gap", item.view, axis.near, previous, axis.far)
        } else {
          ask("stack-gap", item.view, axis.near, container, axis.near)
        }
        askForNone("stack-hide", of: item.view, along: axis, priority: StackPriority.hiding)
      } else {
        previous = item.view
      }
    }
  }
}
