/// What `offset` takes: a number, a point, a size or insets; see `ConstraintShift`.
public protocol ConstraintOffset {
  /// What it adds to each attribute of a statement.
  var constraintShift: ConstraintShift { get }
}

extension Double: ConstraintOffset {
  /// The number itself, for every attribute.
  public var constraintShift: ConstraintShift { .offset(self) }
}

extension Int: ConstraintOffset {
  /// The number itself, for every attribute.
  public var constraintShift: ConstraintShift { .offset(Double(self)) }
}

extension Point: ConstraintOffset {
  /// x for horizontal places, y for vertical ones.
  public var constraintShift: ConstraintShift { .point(self) }
}

extension Size: ConstraintOffset {
  /// The sides, for width and height.
  public var constraintShift: ConstraintShift { .size(self) }
}

extension EdgeInsets: ConstraintOffset {
  /// Inward from the edges.
  public var constraintShift: ConstraintShift { .insets(self) }
}

extension DirectionalEdgeInsets: ConstraintOffset {
  /// Inward from the edges.
  public var constraintShift: ConstraintShift { .directionalInsets(self) }
}

/// What `inset` takes: a number or insets.
public protocol ConstraintInset {
  /// What it adds to each edge of a statement.
  var constraintInsetShift: ConstraintShift { get }
}

extension Double: ConstraintInset {
  /// The same distance inward from every edge.
  public var constraintInsetShift: ConstraintShift { .inset(self) }
}

extension Int: ConstraintInset {
  /// The same distance inward from every edge.
  public var constraintInsetShift: ConstraintShift { .inset(Double(self)) }
}

extension EdgeInsets: ConstraintInset {
  /// Inward from the edges.
  public var constraintInsetShift: ConstraintShift { .insets(self) }
}

extension DirectionalEdgeInsets: ConstraintInset {
  /// Inward from the edges.
  public var constraintInsetShift: ConstraintShift { .directionalInsets(self) }
}
