/// A typeface at a size.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: UInt8, Hashable, Sendable {
    /// For running text.
    case regular
    /// A little heavier, for what is selected.
    case medium
    /// For headings.
    case bold
  }

  /// The size of an em in points; NaN, negative and infinite values count as 0.
  public let size: Double
  /// The weight.
  public let weight: Weight

  /// The embedded face at a size in points.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// Creates the embedded face at a size in points.
  public init(size: Double, weight: Weight = .regular) {
    self.size = size > 0 && size.isFinite ? size : 0
    self.weight = weight
  }
}
