extension LayoutItem {
  /// Makes and activates the constraints that a block states.
  ///
  /// A view stops translating its autoresizing mask; the views it is compared with are left as they
  /// are. A statement with a mistake makes no constraint and is told, with its place in the source, to
  /// the stage's diagnostics handler, at once or when the view comes on a stage.
  ///
  ///     pill.makeConstraints { make in
  ///       make.top.and.leading.and.bottom.equalTo(strip)
  ///       make.width.equalTo(strip).dividedBy(4)
  ///     }
  ///
  /// - Returns: The constraints, in the order of the statements.
  @discardableResult
  public final func makeConstraints(
    file: StaticString = #fileID, line: UInt = #line, _ block: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    let made = prepareConstraints(file: file, line: line, block)
    LayoutConstraint.activate(made)
    return made
  }

  /// Makes the constraints that a block states, and leaves them inactive.
  @discardableResult
  public final func prepareConstraints(
    file: StaticString = #fileID, line: UInt = #line, _ block: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    for statement in statements(block, file, line) {
      statement.constraints = statement.make()
      made += statement.constraints
    }
    if !made.isEmpty { stopTranslating() }
    return made
  }

  /// Makes the constraints that a block states, in the place of all that statements made about this
  /// view or guide before.
  ///
  /// Constraints made in other ways stay, and so do those about other views that name this one.
  @discardableResult
  public final func remakeConstraints(
    file: StaticString = #fileID, line: UInt = #line, _ block: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    removeConstraints()
    return makeConstraints(file: file, line: line, block)
  }

  /// Deactivates all constraints that statements made about this view or guide.
  public final func removeConstraints() {
    LayoutConstraint.deactivate(layoutNode?.made ?? [])
  }

  /// Gives constraints made before the constants that a block states.
  ///
  /// A statement is about the newest active constraint that a statement made and that has the same
  /// attributes, items, relation, multiplier and priority. If there is none, what happens is up to
  /// `mode`.
  ///
  /// - Returns: The constraints that were found, or added, in the order of the statements.
  @discardableResult
  public final func updateConstraints(
    mode: ConstraintUpdateMode = .strict, file: StaticString = #fileID, line: UInt = #line,
    _ block: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    var update = ConstraintUpdate(of: node, mode: mode)
    for statement in statements(block, file, line) { update.add(statement) }
    let changed = update.perform()
    if update.hasAdded { stopTranslating() }
    return changed
  }

  private final func statements(
    _ block: (ConstraintMaker) -> Void, _ file: StaticString, _ line: UInt
  ) -> [ConstraintStatement] {
    ConstraintMaker(self, at: SourceLine(file: file, line: line)).run(block)
  }

  private final func stopTranslating() {
    (self as? View)?.translatesAutoresizingMaskIntoConstraints = false
  }
}
