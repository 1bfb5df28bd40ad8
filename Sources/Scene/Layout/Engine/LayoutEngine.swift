// The constraints of one tree, from its root down, and the solver that keeps them.
//
// Every view and guide that takes part has four variables: the least corner and the size of its
// alignment rect, in the coordinates of its superview (of a guide: its owner). A view that does not
// opt out of `translatesAutoresizingMaskIntoConstraints` is held where its frame is, by four rows.
//
// Nothing is solved when a constraint changes. The engine takes note, and `update()`, which every
// layout pass begins with, tells the solver what is new, solves, and asks for layout wherever a
// rectangle changed. Frames are set by `layoutSubviews`, from the top down.

/// Solves the constraints of one tree.
final class LayoutEngine {
  /// The usual gap between views, in points.
  static let systemSpacing = 8.0
  /// What counts as 0, in points.
  static let tolerance = 1e-6
  /// How often one update solves again for what follows from its own solution.
  private static let roundLimit = 100

  private(set) unowned(unsafe) var root: View?
  let solver = Solver()
  /// The nodes that take part, in the order in which they came.
  private(set) var nodes: [LayoutNode] = []
  /// The item of every variable, by the variable's place.
  private var items: [Solver.Variable: LayoutNode] = [:]
  /// Whom a row of the solver belongs to.
  var owners: [Solver.Constraint: RowOwner] = [:]

  /// The nodes of guides that are inset by margins or safe areas, and of views that wrap.
  private(set) var insetGuides: [LayoutNode] = []
  private(set) var wrapping: [LayoutNode] = []
  private var dirtyConstraints: [LayoutConstraint] = []
  private var dirtyNodes: [LayoutNode] = []
  /// The constraints that are left out since they cannot hold.
  var broken: [LayoutConstraint] = []
  var mayBrokenHold = false
  private var isUpdating = false
  /// Whether it only finds out the size of its root, and tells nobody.
  let isMeasuring: Bool

  init(root: View, isMeasuring: Bool = false) {
    unsafe self.root = root
    self.isMeasuring = isMeasuring
  }

  /// Ends the engine: nothing takes part in it any more.
  func close() {
    for node in nodes { forgetSlot(of: node) }
    nodes = []
    insetGuides = []
    wrapping = []
    items = [:]
    owners = [:]
    dirtyConstraints = []
    dirtyNodes = []
    broken = []
    unsafe root = nil
  }

  private func forgetSlot(of node: LayoutNode) {
    for constraint in node.held {
      constraint.row = nil
    }
    node.slot = nil
  }

  // MARK: - Notes

  /// Takes up an active constraint.
  func insert(_ constraint: LayoutConstraint) {
    guard constraint.row?.engine !== self else { return }
    constraint.row = LayoutRow(engine: self)
    rowChanged(constraint)
  }

  /// Drops a constraint.
  func remove(_ constraint: LayoutConstraint) {
    guard let row = constraint.row, row.engine === self else { return }
    withdraw(constraint)
    if row.isBroken { broken.removeAll { $0 === constraint } }
    constraint.row = nil
    mayBrokenHold = true
    setNeedsUpdate()
  }

  /// Takes note of a new multiplier.
  func termsChanged(of constraint: LayoutConstraint) { rowChanged(constraint) }

  /// Takes note of a new constant.
  func constantChanged(of constraint: LayoutConstraint) { rowChanged(constraint) }

  /// Takes note of a new priority.
  func priorityChanged(of constraint: LayoutConstraint) { rowChanged(constraint) }

  /// Takes note that a constraint is to be looked at again.
  func rowChanged(_ constraint: LayoutConstraint) {
    guard let row = constraint.row, !row.isDirty else { return }
    row.isDirty = true
    dirtyConstraints.append(constraint)
    setNeedsUpdate()
  }

  /// Takes note that a view or a guide is to be looked at again, or takes part from now on.
  func itemChanged(_ node: LayoutNode) {
    if let slot = node.slot {
      guard !slot.isDirty else { return }
      slot.isDirty = true
    }
    dirtyNodes.append(node)
    setNeedsUpdate()
  }

  /// Takes note that a view's content has another size, or its text other baselines.
  func contentChanged(_ node: LayoutNode) {
    itemChanged(node)
    for constraint in node.naming where constraint.namesBaseline { rowChanged(constraint) }
  }

  /// Takes note that a view's bounds moved against its frame, or that it was placed in another way.
  func crossingChanged(_ node: LayoutNode) {
    guard let slot = node.slot else { return }
    for constraint in slot.crossing { rowChanged(constraint) }
  }

  /// Takes note that the height of a view's content follows from its width.
  func noteWrapping(_ node: LayoutNode) {
    if !wrapping.contains(where: { $0 === node }) { wrapping.append(node) }
  }

  /// Makes sure that the next layout of the tree comes by here.
  func setNeedsUpdate() {
    unsafe root?.markSubtree()
  }

  // MARK: - Who takes part

  /// The item's slot, made if there is none.
  func slot(of node: LayoutNode) -> LayoutSlot {
    if let slot = node.slot { return slot }
    let slot = LayoutSlot(engine: self)
    node.slot = slot
    nodes.append(node)
    for (variable, _) in slot.variables { items[variable] = node }
    if let guide = node.guide, guide.kind != .custom { insetGuides.append(node) }
    refresh(node, slot)
    return slot
  }

  /// Takes items out; the constraints that name them are gone already.
  func remove(_ leaving: [LayoutNode]) {
    let names = Set(leaving.map { ObjectIdentifier($0) })
    dirtyNodes.removeAll { names.contains(ObjectIdentifier($0)) }
    for node in leaving {
      guard let slot = node.slot, slot.engine === self else { continue }
      withdraw(&slot.frameRows)
      withdraw(&slot.contentRows)
      withdraw(&slot.signRows)
      withdraw(&slot.exerciseRows)
      for (variable, _) in slot.variables {
        items[variable] = nil
        solver.removeVariable(variable)
      }
      node.slot = nil
      mayBrokenHold = true
    }
    nodes.removeAll { $0.slot == nil }
    insetGuides.removeAll { $0.slot == nil }
    wrapping.removeAll { $0.slot == nil }
  }

  /// Takes a constraint's row out of the solver.
  func withdraw(_ constraint: LayoutConstraint) {
    guard let row = constraint.row else { return }
    if let handle = row.handle {
      solver.remove(handle)
      owners[handle] = nil
      row.handle = nil
    }
    for node in row.crossed { node.slot?.crossing.removeAll { $0 === constraint } }
    row.crossed = []
  }

  // MARK: - Solving

  /// Tells the solver what is new, solves, and asks for layout where rectangles changed.
  ///
  /// Called again while it runs, it does nothing.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    refreshInsets()
    var moved: [LayoutNode] = []
    for _ in 0..<Self.roundLimit {
      takeUpChanges()
      solver.solve()
      var isAgain = remeasureWrapped()
      for variable in solver.takeChanges() {
        guard let node = items[variable], let slot = node.slot else { continue }
        if keepsFromNegative(node, slot) { isAgain = true }
        guard !slot.isMoved else { continue }
        slot.isMoved = true
        moved.append(node)
      }
      guard isAgain else { break }
    }
    for node in moved {
      node.slot?.isMoved = false
      if !isMeasuring { rectChanged(of: node) }
    }
    if !moved.isEmpty { tellAmbiguous() }
  }

  private func takeUpChanges() {
    // Taking one up may bring in further items; they are appended.
    var index = 0
    while index < dirtyNodes.count {
      let node = dirtyNodes[index]
      index += 1
      guard unsafe node.item != nil else { continue }
      let slot = slot(of: node)
      if slot.isDirty { refresh(node, slot) }
    }
    if !dirtyNodes.isEmpty || !dirtyConstraints.isEmpty { mayBrokenHold = true }
    dirtyNodes.removeAll(keepingCapacity: true)
    for constraint in dirtyConstraints { refresh(constraint) }
    dirtyConstraints.removeAll(keepingCapacity: true)
    guard mayBrokenHold else { return }
    mayBrokenHold = false
    let candidates = broken
    for constraint in candidates { refresh(constraint) }
  }

  private func rectChanged(of node: LayoutNode) {
    if let guide = node.guide {
      if guide.kind.isFree { guide.owningView?.setNeedsLayout() }
    } else if let view = node.view, !view.translatesAutoresizingMaskIntoConstraints {
      view.superview?.setNeedsLayout()
    }
  }
}
