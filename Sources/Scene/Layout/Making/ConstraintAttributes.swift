/// The attributes a statement is about, before it says what they are.
///
/// More attributes may follow, then comes what they are: `make.top.and.bottom.equalTo(other)`. An
/// offset without a relation means the same attributes of the superview: `make.leading.offset(8)`.
public struct ConstraintAttributes: LayoutAttributeNames {
  let statement: ConstraintStatement

  /// Goes on with the sentence; says nothing by itself.
  public var and: ConstraintAttributes { self }
  /// Goes on with the sentence; says nothing by itself.
  public var with: ConstraintAttributes { self }

  /// Names more attributes.
  public func attributes(_ attributes: [LayoutAttribute]) -> ConstraintAttributes {
    statement.add(attributes)
    return self
  }

  // MARK: - Relations

  /// The attributes equal the operand: a view or guide, an attribute of one, a number, a size, a
  /// point, insets, or an array of these, with a constraint for each.
  ///
  /// - A view or guide means the same attributes of it, be it a superview, a sibling or a cousin.
  /// - An attribute of a view is `other.anchors.bottom` or `other.bottomAnchor`.
  /// - A number, size, point or insets is a length for width and height; everything else lies as far
  ///   from the same attribute of the superview.
  @discardableResult
  public func equalTo<Operand: ConstraintOperand>(
    _ operand: Operand, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintStatement {
    relate(.equal, operand.constraintTargets, file, line)
  }

  /// The attributes equal each of several right-hand sides.
  @discardableResult
  public func equalTo(
    _ targets: [ConstraintTarget], file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintStatement {
    relate(.equal, targets, file, line)
  }

  /// The attributes equal those of the superview; of a guide, those of the view it belongs to.
  @discardableResult
  public func equalToSuperview(
    file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintStatement {
    relate(.equal, [ConstraintTarget(kind: .superview)], file, line)
  }

  /// The attributes are at most the operand; see `equalTo`.
  @discardableResult
  public func lessThanOrEqualTo<Operand: ConstraintOperand>(
    _ operand: Operand, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintStatement {
    relate(.lessThanOrEqual, operand.constraintTargets, file, line)
  }

  /// The attributes are at most each of several right-hand sides.
  @discardableResult
  public func lessThanOrEqualTo(
    _ targets: [ConstraintTarget], file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintStatement {
    relate(.lessThanOrEqual, targets, file, line)
  }

  /// The attributes are at most those of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintStatement {
    relate(.lessThanOrEqual, [ConstraintTarget(kind: .superview)], file, line)
  }

  /// The attributes are at least the operand; see `equalTo`.
  @discardableResult
  public func greaterThanOrEqualTo<Operand: ConstraintOperand>(
    _ operand: Operand, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintStatement {
    relate(.greaterThanOrEqual, operand.constraintTargets, file, line)
  }

  /// The attributes are at least each of several right-hand sides.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ targets: [ConstraintTarget], file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintStatement {
    relate(.greaterThanOrEqual, targets, file, line)
  }

  /// The attributes are at least those of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintStatement {
    relate(.greaterThanOrEqual, [ConstraintTarget(kind: .superview)], file, line)
  }

  private func relate(
    _ relation: LayoutRelation, _ targets: [ConstraintTarget], _ file: StaticString, _ line: UInt
  ) -> ConstraintStatement {
    statement.relate(relation, targets, at: SourceLine(file: file, line: line))
    return statement
  }

  // MARK: - Without a relation

  /// The attributes equal those of the superview plus an offset; widths and heights are that long.
  @discardableResult
  public func offset<Offset: ConstraintOffset>(
    _ offset: Offset, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintStatement {
    equalToConstant(offset.constraintShift, file, line)
  }

  /// The edges lie inward from those of the superview.
  @discardableResult
  public func inset<Inset: ConstraintInset>(
    _ inset: Inset, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintStatement {
    equalToConstant(inset.constraintInsetShift, file, line)
  }

  /// The edges lie inward from those of the superview.
  @discardableResult
  public func insets<Inset: ConstraintInset>(
    _ insets: Inset, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintStatement {
    equalToConstant(insets.constraintInsetShift, file, line)
  }

  /// Width and height are those of a size.
  @discardableResult
  public func sizeOffset(
    _ size: Size, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintStatement {
    equalToConstant(.size(size), file, line)
  }

  /// The middle lies beside that of the superview.
  @discardableResult
  public func centerOffset(
    _ offset: Point, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintStatement {
    equalToConstant(.center(offset), file, line)
  }

  /// The attributes equal those of the superview times a number.
  @discardableResult
  public func multipliedBy(
    _ factor: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintStatement {
    equalToSuperview(file: file, line: line).multipliedBy(factor)
  }

  private func equalToConstant(
    _ shift: ConstraintShift, _ file: StaticString, _ line: UInt
  ) -> ConstraintStatement {
    relate(.equal, [ConstraintTarget(kind: .constant(shift))], file, line)
  }
}
