extension View {
  /// Adds a view in front of the others, taking it from where it was.
  ///
  /// Nothing happens if this view is that one or lies inside it, or if that one is the root of a stage;
  /// the stage's diagnostics handler hears of it. So it is with every insertion.
  public final func addSubview(_ view: View) {
    insert(view, at: subviews.count)
  }

  /// Adds a view at a place counted from the back; places beyond the ends count as the ends.
  ///
  /// A view that is already a subview is taken out first, so the place is that in the end.
  public final func insertSubview(_ view: View, at index: Int) {
    let count = subviews.count
    if index < 0 || index > count {
      report(.indexOutOfRange(index: index, count: count, superview: label))
    }
    insert(view, at: index)
  }

  /// Adds a view just in front of `sibling`; nothing happens if that is no subview.
  public final func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, nextTo: sibling, offset: 1)
  }

  /// Adds a view just behind `sibling`; nothing happens if that is no subview.
  public final func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, nextTo: sibling, offset: 0)
  }

  /// Moves a subview in front of the others; nothing happens if it is none.
  public final func bringSubviewToFront(_ view: View) {
    move(view, to: subviews.count)
  }

  /// Moves a subview behind the others; nothing happens if it is none.
  public final func sendSubviewToBack(_ view: View) {
    move(view, to: 0)
  }

  /// Lets two subviews change places; nothing happens if one of the places does not exist.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    for index in [first, second] where !subviews.indices.contains(index) {
      return report(.indexOutOfRange(index: index, count: subviews.count, superview: label))
    }
    subviews.swapAt(first, second)
    setNeedsLayout()
  }

  /// Takes the view out of its superview; nothing happens if it has none.
  public final func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.announceRemoval(of: self)
    parent.layoutTreeWillLose(self)
    guard parent.detach(self) else { return }
    inherit(stage: nil, direction: .leftToRight)
    didMoveToSuperview()
  }

  /// Whether the view is `view`, or lies anywhere inside it.
  ///
  /// - Complexity: O(depth).
  public final func isDescendant(of view: View) -> Bool {
    var next: View? = self
    while let ancestor = next {
      if ancestor === view { return true }
      next = ancestor.superview
    }
    return false
  }

  /// The first view with a tag: this one, or one inside it, from back to front and parents first.
  ///
  /// - Complexity: O(size of the subtree).
  public final func viewWithTag(_ tag: Int) -> View? {
    for view in Subtree(of: self) where view.tag == tag { return view }
    return nil
  }

  /// Says something to the stage's diagnostics handler, if the view is on a stage.
  final func report(_ diagnostic: Diagnostic) {
    stage?.report(diagnostic)
  }

  // MARK: - Placing

  private final func insert(_ view: View, nextTo sibling: View, offset: Int) {
    guard view !== sibling else { return }
    guard let index = index(of: sibling) else {
      return report(.notASubview(view: sibling.label, superview: label))
    }
    // Taking the view out from behind its sibling moves the sibling back by one.
    let own = view.superview === self ? self.index(of: view) : nil
    insert(view, at: index + offset - ((own.map { $0 < index } ?? false) ? 1 : 0))
  }

  private final func move(_ view: View, to index: Int) {
    guard view.superview === self else {
      return report(.notASubview(view: view.label, superview: label))
    }
    insert(view, at: index)
  }

  /// Puts a view at a place, counted after it has been taken out of where it was.
  private final func insert(_ view: View, at index: Int) {
    if let mistake = mistake(inAdding: view) {
      (stage ?? view.stage)?.report(mistake)
      return
    }
    let isNew = view.superview !== self
    if isNew, let old = view.superview {
      old.announceRemoval(of: view)
      // What an override does there may have changed who lies in whom.
      guard mistake(inAdding: view) == nil else { return }
    }
    if let old = view.superview {
      if isNew { old.layoutTreeWillLose(view) }
      _ = old.detach(view)
    }
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    unsafe view.superviewReference = self
    setNeedsLayout()
    if view.subtreeNeedsConstraintUpdate { markConstraintUpdate() }
    guard isNew else { return }
    view.inherit(stage: stage, direction: effectiveLayoutDirection)
    layoutTreeGained(view)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Why a view cannot be put into this one, if it cannot.
  private final func mistake(inAdding view: View) -> Diagnostic? {
    if let stage = view.stage, stage.root === view {
      return .stageRoot(view: view.label, superview: label)
    }
    return view.contains(self) ? .cycle(view: view.label, superview: label) : nil
  }

  /// Calls `willRemoveSubview`, but not out of itself: an override may put the view elsewhere.
  private final func announceRemoval(of view: View) {
    guard !view.isLeaving else { return }
    view.isLeaving = true
    willRemoveSubview(view)
    view.isLeaving = false
  }

  /// Takes a subview out of the list; `false` if it is none.
  private final func detach(_ view: View) -> Bool {
    guard let index = index(of: view) else { return false }
    subviews.remove(at: index)
    unsafe view.superviewReference = nil
    setNeedsLayout()
    return true
  }

  /// The place of a subview, found from both ends at once: the first and the last are found at once.
  private final func index(of view: View) -> Int? {
    guard view.superview === self else { return nil }
    var (low, high) = (0, subviews.count - 1)
    while low <= high {
      if subviews[low] === view { return low }
      if subviews[high] === view { return high }
      low += 1
      high -= 1
    }
    return nil
  }

  /// Whether `other` is the view or lies inside it.
  ///
  /// Climbs from `other` and walks down the subtree by turns, so that neither a deep tree nor a large
  /// new subtree alone makes it slow.
  ///
  /// - Complexity: O(min(depth of `other`, size of this subtree)).
  private final func contains(_ other: View) -> Bool {
    var climbing: View? = other
    var walk = Subtree(of: self)
    while let ancestor = climbing {
      if ancestor === self { return true }
      climbing = ancestor.superview
      guard let inner = walk.next() else { return false }
      if inner === other { return true }
    }
    return false
  }

  // MARK: - What comes from above

  /// Takes stage and layout direction from the superview, or from the stage at the root.
  final func inheritFromSuperview() {
    let above = superview?.effectiveLayoutDirection ?? stage?.layoutDirection ?? .leftToRight
    inherit(stage: stage, direction: above)
  }

  /// Hands stage and layout direction down the subtree, as far as they change.
  ///
  /// - Complexity: O(size of the part that changes).
  final func inherit(stage newStage: Stage?, direction: LayoutDirection) {
    var worklist = [(view: self, direction: direction)]
    var moved: [View] = []
    let oldStage = stage
    while let (view, above) = worklist.popLast() {
      let direction = view.semanticContentAttribute.direction ?? above
      let isMoved = view.stage !== newStage
      let isTurned = view.effectiveLayoutDirection != direction
      guard isMoved || isTurned else { continue }
      view.effectiveLayoutDirection = direction
      if isTurned { view.directionDidChange() }
      if isMoved {
        view.stage?.animator.removeAnimations(of: view)
        unsafe view.stageReference = newStage
        moved.append(view)
      }
      for subview in view.subviews.reversed() { worklist.append((subview, direction)) }
    }
    // What one of them does there may take others away again; they have heard of it then.
    for view in moved where view.stage === newStage {
      view.layoutNode?.tellUnheard()
      view.stageDidChange()
      view.didMoveToStage()
    }
    oldStage?.animator.tellCut()
  }

  // MARK: - Freeing

  /// Frees the subtree level by level, so that a deep tree does not free itself recursively.
  ///
  /// A view that somebody else keeps goes on living with its own subviews.
  final func dismantle() {
    var worklist = releaseSubviews()
    while var view = worklist.popLast() {
      if isKnownUniquelyReferenced(&view) {
        worklist += view.releaseSubviews()
      } else {
        view.inherit(stage: nil, direction: .leftToRight)
      }
    }
  }

  private final func releaseSubviews() -> [View] {
    let released = subviews
    subviews = []
    for view in released { unsafe view.superviewReference = nil }
    return released
  }
}
