// How constraints and items become rows of the solver.

extension LayoutEngine {
  /// Below what is required, and above all else.
  private static let signPriority = 999.999

  /// Brings the solver's row of a constraint up to date.
  func refresh(_ constraint: LayoutConstraint) {
    guard let row = constraint.row, case .held(let node) = constraint.activation,
      let holder = node.view
    else { return }
    row.isDirty = false
    guard constraint.multiplier.isFinite, constraint.constant.isFinite else { return }
    let placement = LayoutPlacement(engine: self, holder: holder)
    let (expression, crossed) = placement.expression(of: constraint)
    let priority = constraint.priority.rawValue
    guard let handle = row.handle, expression.terms == row.expression.terms else {
      withdraw(constraint)
      row.expression = expression
      row.priority = priority
      row.crossed = crossed
      for node in crossed { slot(of: node).crossing.append(constraint) }
      return add(constraint, row)
    }
    if priority != row.priority {
      row.priority = priority
      settle(constraint) { () throws(SolverError) in
        try solver.setPriority(priority, of: handle)
      }
    }
    if expression.constant != row.expression.constant, row.handle != nil {
      row.expression = expression
      settle(constraint) { () throws(SolverError) in
        try solver.setConstant(expression.constant, of: handle)
      }
    }
  }

  private func add(_ constraint: LayoutConstraint, _ row: LayoutRow) {
    let relation: Solver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    settle(constraint) { () throws(SolverError) in
      let handle = try solver.add(
        row.expression.terms, constant: row.expression.constant, relation, priority: row.priority)
      row.handle = handle
      owners[handle] = .constraint(constraint)
    }
  }

  // MARK: - Items

  /// Brings the rows of an item up to date: where its frame is fixed, and what its content asks for.
  func refresh(_ node: LayoutNode, _ slot: LayoutSlot) {
    slot.isDirty = false
    if let guide = node.guide {
      guard guide.kind != .custom, let owner = guide.owningView else { return }
      if guide.kind == .scrolledContent { return pinOrigin(node, slot) }
      inset(node, slot, by: owner.insets(of: guide.kind), in: owner)
    } else if let view = node.view {
      if isMeasuring, unsafe view === root {
        keepContent(of: view, node, slot)
      } else if view.translatesAutoresizingMaskIntoConstraints {
        withdraw(&slot.contentRows)
        fix(node, slot, at: view.alignmentRect(forFrame: view.state.layoutFrame))
      } else {
        withdraw(&slot.frameRows)
        keepContent(of: view, node, slot)
      }
    }
  }

  /// Holds a view where it is.
  private func fix(_ node: LayoutNode, _ slot: LayoutSlot, at rect: Rect) {
    var changes = SystemRows()
    changes.set(.left, [Solver.Term(1, slot.minX)], -rect.origin.x)
    changes.set(.top, [Solver.Term(1, slot.minY)], -rect.origin.y)
    changes.set(.width, [Solver.Term(1, slot.width)], -rect.size.width)
    changes.set(.height, [Solver.Term(1, slot.height)], -rect.size.height)
    slot.frameRows = apply(changes, to: slot.frameRows, of: node)
  }

  /// Lets a guide begin at 0, wherever its view's bounds do.
  private func pinOrigin(_ node: LayoutNode, _ slot: LayoutSlot) {
    var changes = SystemRows()
    changes.set(.left, [Solver.Term(1, slot.minX)], 0)
    changes.set(.top, [Solver.Term(1, slot.minY)], 0)
    slot.frameRows = apply(changes, to: slot.frameRows, of: node)
  }

  /// Holds a guide inside its view's bounds.
  private func inset(
    _ node: LayoutNode, _ slot: LayoutSlot, by insets: EdgeInsets, in owner: View
  ) {
    let outer = self.slot(of: owner.node)
    let frame = owner.alignmentRectInsets
    var changes = SystemRows()
    changes.set(.left, [Solver.Term(1, slot.minX)], -insets.left)
    changes.set(.top, [Solver.Term(1, slot.minY)], -insets.top)
    changes.set(
      .right,
      [Solver.Term(1, slot.minX), Solver.Term(1, slot.width), Solver.Term(-1, outer.width)],
      insets.right - frame.left - frame.right)
    changes.set(
      .bottom,
      [Solver.Term(1, slot.minY), Solver.Term(1, slot.height), Solver.Term(-1, outer.height)],
      insets.bottom - frame.top - frame.bottom)
    slot.frameRows = apply(changes, to: slot.frameRows, of: node)
  }

  /// Asks for the size of a view's content, as far as it has one.
  private func keepContent(of view: View, _ node: LayoutNode, _ slot: LayoutSlot) {
    let insets = view.alignmentRectInsets
    var size = view.intrinsicContentSize
    if view.wrapsToWidth {
      if let width = slot.measuredWidth {
        size.height = view.intrinsicSize(wrappedTo: width + insets.left + insets.right).height
      } else {
        noteWrapping(node)
      }
    }
    var changes = SystemRows()
    func keep(_ length: Double, _ variable: Solver.Variable, _ attribute: LayoutAttribute) {
      // Written so that NaN counts as no metric.
      guard length >= 0, length.isFinite, let axis = attribute.axis else { return }
      let (hugging, resistance) = view.countedContentPriorities(for: axis)
      if let hugging {
        changes.set(
          attribute, [Solver.Term(1, variable)], -length, .lessThanOrEqual, hugging)
      }
      if let resistance {
        changes.set(
          attribute, [Solver.Term(1, variable)], -length, .greaterThanOrEqual, resistance)
      }
    }
    keep(size.width - insets.left - insets.right, slot.width, .width)
    keep(size.height - insets.top - insets.bottom, slot.height, .height)
    slot.contentRows = apply(changes, to: slot.contentRows, of: node)
  }

  /// Measures the content of views that wrap again, for the widths they were given.
  ///
  /// - Returns: Whether any of them asks for another height now.
  func remeasureWrapped() -> Bool {
    var isAnyChanged = false
    for node in wrapping {
      guard let view = node.view, let slot = node.slot, view.wrapsToWidth else { continue }
      let width = solver.value(of: slot.width)
      if let measured = slot.measuredWidth, abs(measured - width) < 1e-6 { continue }
      slot.measuredWidth = width
      refresh(node, slot)
      isAnyChanged = true
    }
    return isAnyChanged
  }

  /// Gives a size that came out negative a reason to be 0, if it has none yet.
  ///
  /// Required constraints may still make it negative. Only sizes that were negative have this row, so
  /// that others need none.
  ///
  /// - Returns: Whether there is a new reason.
  func keepsFromNegative(_ node: LayoutNode, _ slot: LayoutSlot) -> Bool {
    guard slot.signRows.isEmpty else { return false }
    let sizes = [solver.value(of: slot.width), solver.value(of: slot.height)]
    guard sizes.contains(where: { $0 < -Self.tolerance }) else { return false }
    var rows = SystemRows()
    for (attribute, variable) in [(LayoutAttribute.width, slot.width), (.height, slot.height)] {
      rows.set(
        attribute, [Solver.Term(1, variable)], 0, .greaterThanOrEqual,
        LayoutPriority(Self.signPriority))
    }
    slot.signRows = apply(rows, to: [], of: node)
    return true
  }

  /// Looks again at the margins and safe areas of views whose guides take part: they follow from
  /// frames.
  func refreshInsets() {
    for node in insetGuides {
      guard let slot = node.slot else { continue }
      refresh(node, slot)
    }
  }
}
