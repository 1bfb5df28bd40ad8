/// The attributes of a view or guide, as right-hand sides of statements.
public struct LayoutAnchors: LayoutAttributeNames {
  /// The view or guide.
  public let item: LayoutItem

  /// Attributes of the view or guide.
  ///
  /// One attribute is compared with each attribute of the statement; several are compared one to one,
  /// so there must be as many.
  public func attributes(_ attributes: [LayoutAttribute]) -> ConstraintTarget {
    ConstraintTarget(kind: .attributes(item, attributes))
  }
}

extension LayoutItem {
  /// The attributes by name, for the right-hand side: `make.top.equalTo(other.anchors.bottom)`.
  public final var anchors: LayoutAnchors { LayoutAnchors(item: self) }
}
