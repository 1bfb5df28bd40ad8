/// What `equalTo` and its like take: a view or guide, an attribute of one, a number, a size, a point,
/// insets, or an array of these.
public protocol ConstraintOperand {
  /// The right-hand sides it stands for; an array has several.
  var constraintTargets: [ConstraintTarget] { get }
}

extension ConstraintTarget: ConstraintOperand {
  /// Itself.
  public var constraintTargets: [ConstraintTarget] { [self] }
}

extension LayoutItem: ConstraintOperand {
  /// The same attributes of this view or guide.
  public final var constraintTargets: [ConstraintTarget] { [.item(self)] }
}

extension LayoutAnchor: ConstraintOperand {
  /// The anchor's attribute.
  public var constraintTargets: [ConstraintTarget] {
    [ConstraintTarget(kind: .attributes(item, [attribute]))]
  }
}

extension Double: ConstraintOperand {
  /// The number as a constant.
  public var constraintTargets: [ConstraintTarget] { [.constant(self)] }
}

extension Int: ConstraintOperand {
  /// The number as a constant.
  public var constraintTargets: [ConstraintTarget] { [.constant(self)] }
}

extension Point: ConstraintOperand {
  /// The point as a constant.
  public var constraintTargets: [ConstraintTarget] { [.constant(self)] }
}

extension Size: ConstraintOperand {
  /// The size as a constant.
  public var constraintTargets: [ConstraintTarget] { [.constant(self)] }
}

extension EdgeInsets: ConstraintOperand {
  /// The insets as a constant.
  public var constraintTargets: [ConstraintTarget] { [.constant(self)] }
}

extension DirectionalEdgeInsets: ConstraintOperand {
  /// The insets as a constant.
  public var constraintTargets: [ConstraintTarget] { [.constant(self)] }
}

extension Array: ConstraintOperand where Element: ConstraintOperand {
  /// All that the elements stand for.
  public var constraintTargets: [ConstraintTarget] { flatMap { $0.constraintTargets } }
}
