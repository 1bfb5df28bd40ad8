/// The right-hand side of a statement.
public struct ConstraintTarget {
  enum Kind {
    /// The same attributes of a view or guide.
    case item(LayoutItem)
    /// Attributes of a view or guide.
    case attributes(LayoutItem, [LayoutAttribute])
    /// The same attributes of the superview.
    case superview
    /// A constant: of the superview's attribute, but of widths and heights by itself.
    case constant(ConstraintShift)
  }

  let kind: Kind

  /// A view or guide: the same attributes of it as those the statement is about.
  public static func item(_ item: LayoutItem) -> ConstraintTarget {
    ConstraintTarget(kind: .item(item))
  }

  /// A number, size, point or insets: widths and heights are that long, everything else lies as far
  /// from the same attribute of the superview.
  public static func constant<Offset: ConstraintOffset>(_ offset: Offset) -> ConstraintTarget {
    ConstraintTarget(kind: .constant(offset.constraintShift))
  }
}

extension ConstraintTarget: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a constant from a literal.
  public init(floatLiteral number: Double) {
    kind = .constant(.offset(number))
  }

  /// Creates a constant from a literal.
  public init(integerLiteral number: Int) {
    kind = .constant(.offset(Double(number)))
  }
}
