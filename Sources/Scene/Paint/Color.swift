/// A colour: straight (not premultiplied) sRGB components with an opacity.
///
/// Components are kept as given, so an animation has room between two levels; where a colour is
/// drawn each is rounded half up to 1/255. NaN and values below 0 count as 0, above 1 as 1.
public struct Color: Hashable, Sendable {
  /// Red, 0 … 1.
  public var red: Double
  /// Green, 0 … 1.
  public var green: Double
  /// Blue, 0 … 1.
  public var blue: Double
  /// Opacity, 0 … 1.
  public var alpha: Double

  /// Creates a colour from components of 0 … 1; others are clamped.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Creates a grey from a level of 0 … 1.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates an opaque colour from 8-bit components.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The four components as bytes, each rounded half up: what is drawn.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
  }

  private static func clamped(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }

  /// `floor(255 v + 0.5)` of a component, clamped to a byte.
  static func byte(_ value: Double) -> UInt8 { UInt8(clamped(value) * 255 + 0.5) }
}

extension Color {
  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)
  /// Opaque red (255, 0, 0).
  public static let red = Color(255, 0, 0)
  /// Opaque green (0, 255, 0).
  public static let green = Color(0, 255, 0)
  /// Opaque blue (0, 0, 255).
  public static let blue = Color(0, 0, 255)
  /// Opaque yellow (255, 255, 0).
  public static let yellow = Color(255, 255, 0)
  /// Opaque mid grey (128, 128, 128).
  public static let gray = Color(128, 128, 128)
  /// Transparent black.
  public static let clear = Color(white: 0, alpha: 0)
}
