/// A place or a length of a view or guide, to make constraints with.
///
/// What it is of is part of its type, so that only what can be compared compiles: places along one
/// axis with one another, and lengths with lengths.
public struct LayoutAnchor<Kind> {
  /// The view or guide.
  public let item: LayoutItem
  /// What of it.
  public let attribute: LayoutAttribute

  init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// This is the other plus `constant` points.
  public func constraint(
    equalTo anchor: LayoutAnchor<Kind>, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, anchor, constant: constant)
  }

  /// This is at most the other plus `constant` points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: constant)
  }

  /// This is at least the other plus `constant` points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: constant)
  }

  /// This compared with a multiple of another, or with the constant alone.
  fileprivate func constraint(
    _ relation: LayoutRelation, _ other: LayoutAnchor<Kind>?, multiplier: Double = 1,
    constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// The kinds of anchors; they have no values.
public enum LayoutAnchorKind {
  /// Vertical edges and the horizontal middle.
  public enum XAxis {}
  /// Horizontal edges, baselines and the vertical middle.
  public enum YAxis {}
  /// Width and height.
  public enum Dimension {}
}

/// A vertical edge or the horizontal middle of a view or guide.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutAnchorKind.XAxis>
/// A horizontal edge, a baseline or the vertical middle of a view or guide.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutAnchorKind.YAxis>
/// The width or the height of a view or guide.
public typealias LayoutDimension = LayoutAnchor<LayoutAnchorKind.Dimension>

extension LayoutAnchor where Kind == LayoutAnchorKind.XAxis {
  /// This place lies behind the other by the usual gap of 8 points times `multiplier`.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: multiplier * LayoutEngine.systemSpacing)
  }
}

extension LayoutAnchor where Kind == LayoutAnchorKind.YAxis {
  /// This place lies below the other by the usual gap of 8 points times `multiplier`.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: multiplier * LayoutEngine.systemSpacing)
  }
}

extension LayoutAnchor where Kind == LayoutAnchorKind.Dimension {
  /// This length is `constant` points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    constraint(.equal, nil, constant: constant)
  }

  /// This length is at most `constant` points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: constant)
  }

  /// This length is at least `constant` points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: constant)
  }

  /// This length is the other's times `multiplier` plus `constant` points.
  public func constraint(
    equalTo dimension: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, dimension, multiplier: multiplier, constant: constant)
  }

  /// This length is at most the other's times `multiplier` plus `constant` points.
  public func constraint(
    lessThanOrEqualTo dimension: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, dimension, multiplier: multiplier, constant: constant)
  }

  /// This length is at least the other's times `multiplier` plus `constant` points.
  public func constraint(
    greaterThanOrEqualTo dimension: LayoutDimension, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, dimension, multiplier: multiplier, constant: constant)
  }
}
