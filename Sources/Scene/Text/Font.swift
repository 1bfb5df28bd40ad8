/// A typeface at a size, and the typefaces that stand in for characters it lacks.
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

  /// The face.
  public let typeface: Typeface
  /// The size of an em in points; NaN, negative and infinite values count as 0.
  public let size: Double
  /// The faces that are asked, in order, for a character the typeface lacks.
  ///
  /// After them the embedded face is asked. What none of them has is the typeface's own box.
  public let fallbacks: [Typeface]
  /// The features that are switched on or off, beside those that are on for all readers.
  ///
  /// Of one that is there twice the last counts.
  public let features: [FontFeature]

  /// The weight of the typeface.
  public var weight: Weight { typeface.weight }

  /// The embedded face at a size in points.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// Creates the embedded face at a size in points.
  public init(size: Double, weight: Weight = .regular) {
    self.init(.system(weight: weight), size: size)
  }

  /// Creates a typeface at a size in points.
  ///
  /// - Parameters:
  ///   - typeface: The face.
  ///   - size: The size of an em in points; NaN, negative and infinite values count as 0.
  ///   - fallbacks: The faces that are asked, in order, for a character the typeface lacks.
  ///   - features: The features that are switched on or off.
  public init(
    _ typeface: Typeface, size: Double, fallbacks: [Typeface] = [], features: [FontFeature] = []
  ) {
    self.typeface = typeface
    self.features = features
    self.size = size > 0 && size.isFinite ? size : 0
    self.fallbacks = fallbacks
  }

  /// The same faces at another size in points; NaN, negative and infinite values count as 0.
  public func withSize(_ size: Double) -> Font {
    Font(typeface, size: size, fallbacks: fallbacks, features: features)
  }

  /// The same faces with other features switched on or off.
  public func withFeatures(_ features: [FontFeature]) -> Font {
    Font(typeface, size: size, fallbacks: fallbacks, features: features)
  }
}
