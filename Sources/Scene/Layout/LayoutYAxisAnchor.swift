/// A horizontal edge, a baseline or the vertical middle of a view or guide, to make constraints with.
public struct LayoutYAxisAnchor {
  /// The view or guide.
  public let item: LayoutItem
  /// What of it.
  public let attribute: LayoutAttribute

  init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// This place is the other's plus `constant` points.
  public func constraint(
    equalTo anchor: LayoutYAxisAnchor, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant)
  }

  /// This place is at most the other's plus `constant` points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutYAxisAnchor, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant)
  }

  /// This place is at least the other's plus `constant` points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutYAxisAnchor, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant)
  }

  /// This place lies below the other by the usual gap of 8 points times `multiplier`.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier * LayoutEngine.systemSpacing)
  }

  private func constraint(
    _ relation: LayoutRelation, _ other: LayoutYAxisAnchor, _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other.item,
      attribute: other.attribute, constant: constant)
  }
}
