extension Array where Element: LayoutItem {
  /// Makes and activates the constraints that a block states, for each view or guide; see
  /// `LayoutItem.makeConstraints`.
  ///
  /// - Returns: All constraints, those of the first view first.
  @discardableResult
  public func makeConstraints(
    file: StaticString = #fileID, line: UInt = #line, _ block: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    flatMap { $0.makeConstraints(file: file, line: line, block) }
  }

  /// Makes the constraints that a block states, for each view or guide, and leaves them inactive.
  @discardableResult
  public func prepareConstraints(
    file: StaticString = #fileID, line: UInt = #line, _ block: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    flatMap { $0.prepareConstraints(file: file, line: line, block) }
  }

  /// Makes the constraints that a block states in the place of those made before, for each.
  @discardableResult
  public func remakeConstraints(
    file: StaticString = #fileID, line: UInt = #line, _ block: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    flatMap { $0.remakeConstraints(file: file, line: line, block) }
  }

  /// Gives constraints made before the constants that a block states, for each.
  @discardableResult
  public func updateConstraints(
    mode: ConstraintUpdateMode = .strict, file: StaticString = #fileID, line: UInt = #line,
    _ block: (ConstraintMaker) -> Void
  ) -> [LayoutConstraint] {
    flatMap { $0.updateConstraints(mode: mode, file: file, line: line, block) }
  }

  /// Deactivates all constraints that statements made about these views and guides.
  public func removeConstraints() {
    for item in self { item.removeConstraints() }
  }
}
