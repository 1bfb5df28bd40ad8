extension LayoutConstraint {
  /// Whether a constraint takes part in layout.
  enum Activation {
    /// It does not.
    case inactive
    /// It will as soon as its items are in one tree.
    case waiting
    /// It does, held by this node's view.
    case held(LayoutNode)
  }

  /// Whether the constraint is to be kept; setting it has effect with the next layout.
  ///
  /// If the items are not in one tree yet, the constraint waits until they are. A constraint that
  /// makes no sense (see `Diagnostic.invalidConstraint`) stays inactive. When one of the items leaves
  /// the tree of the other, the constraint becomes inactive.
  public var isActive: Bool {
    get {
      if case .inactive = activation { return false }
      return true
    }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates constraints in their order.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints in their order.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The closest view that is, or holds, both items.
  var commonSuperview: View? {
    guard let first = firstNode.view else { return nil }
    guard let secondNode else { return first }
    guard let second = secondNode.view else { return nil }
    // What is usual is found without a climb.
    if first === second || second.superview === first { return first }
    if let above = first.superview, above === second || above === second.superview { return above }
    return first.commonAncestor(with: second)
  }

  /// Takes effect, or waits for the items to come together.
  func activate() {
    if let mistake {
      (firstNode.view ?? secondNode?.view)?.report(
        .invalidConstraint(constraint: description, reason: mistake))
      return
    }
    guard let holder = commonSuperview else {
      return wait()
    }
    let node = holder.node
    activation = .held(node)
    node.held.append(self)
    firstNode.naming.append(self)
    if let secondNode, secondNode !== firstNode { secondNode.naming.append(self) }
    holder.noteLayoutInside()
    let top = holder.treeTop
    top.node.activationCount += 1
    number = top.node.activationCount
    top.layoutEngine?.insert(self)
  }

  /// Remembers the constraint at its items, if they still exist.
  private func wait() {
    let nodes = [firstNode] + (secondNode.map { [$0] } ?? [])
    for node in nodes {
      guard unsafe node.item != nil else { return }
    }
    activation = .waiting
    for node in nodes {
      node.waiting.append(self)
      node.view?.noteLayoutInside()
      node.view?.noteWaitingInside()
    }
  }

  /// Ends the effect.
  func deactivate() {
    let old = activation
    activation = .inactive
    let items = [firstNode] + (secondNode.map { [$0] } ?? [])
    switch old {
    case .inactive: return
    case .waiting:
      for node in items { node.waiting.removeNewest(self) }
    case .held(let holder):
      row?.engine.remove(self)
      holder.held.removeNewest(self)
      for node in items { node.naming.removeNewest(self) }
    }
  }

  /// Tries again, after one of the items came into another tree.
  func retry() {
    guard case .waiting = activation, commonSuperview != nil else { return }
    deactivate()
    activate()
  }

  /// Why the constraint makes no sense, if it makes none.
  var mistake: String? {
    guard multiplier.isFinite else { return "its multiplier is not finite" }
    guard constant.isFinite else { return "its constant is not finite" }
    guard let axis = firstAttribute.axis else { return "its first attribute is none" }
    guard let otherAxis = secondAttribute.axis else {
      return firstAttribute.isSize ? nil : "a place needs another place to be compared with"
    }
    guard firstAttribute.isSize == secondAttribute.isSize else {
      return "a size cannot be compared with a place"
    }
    guard axis == otherAxis || firstAttribute.isSize else {
      return "places along different axes cannot be compared"
    }
    let isMixed =
      firstAttribute.isDirectional && secondAttribute.isAbsolute
      || firstAttribute.isAbsolute && secondAttribute.isDirectional
    guard !isMixed else { return "leading and trailing cannot be compared with left and right" }
    guard multiplier != 0 || firstAttribute.isSize else { return "a place times 0 is no place" }
    return nil
  }
}

extension [LayoutConstraint] {
  /// Removes an element, looked for from the end.
  fileprivate mutating func removeNewest(_ constraint: LayoutConstraint) {
    if let index = lastIndex(where: { $0 === constraint }) { remove(at: index) }
  }
}
