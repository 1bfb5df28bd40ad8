/// How strongly a constraint insists, from 1 to 1000; 1000 must hold.
///
/// Of two constraints that cannot both hold, the one of higher priority wins, however many of lower
/// priority are against it. Numbers outside 1 … 1000 count as the nearest of these, NaN as 1000.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, 1 … 1000.
  public let rawValue: Double

  /// Must hold.
  public static let required = LayoutPriority(1000)
  /// How strongly content resists being made smaller, and buttons being made larger.
  public static let defaultHigh = LayoutPriority(750)
  /// Of a drag that may resize the scene.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// With which the scene keeps its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// Of a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// How strongly content resists being made larger.
  public static let defaultLow = LayoutPriority(250)
  /// With which a fitting size comes near its target.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Creates a priority from a number.
  public init(_ number: Double) {
    rawValue = number.isNaN ? 1000 : min(max(number, 1), 1000)
  }

  /// Creates a priority from a number.
  public init(rawValue: Double) {
    self.init(rawValue)
  }

  /// Whether one insists less than the other.
  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }

  /// A priority higher by a number, or lower by a negative one.
  public func advanced(by number: Double) -> LayoutPriority { LayoutPriority(rawValue + number) }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a literal.
  public init(floatLiteral number: Double) {
    self.init(number)
  }

  /// Creates a priority from a literal.
  public init(integerLiteral number: Int) {
    self.init(Double(number))
  }
}
