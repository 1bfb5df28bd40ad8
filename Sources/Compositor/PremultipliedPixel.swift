import Scene

/// A pixel whose colours are scaled by its opacity: what is stored.
public struct PremultipliedPixel: Hashable, Sendable {
  /// Red, 0 … `alpha`.
  public var red: UInt8
  /// Green, 0 … `alpha`.
  public var green: UInt8
  /// Blue, 0 … `alpha`.
  public var blue: UInt8
  /// Opacity.
  public var alpha: UInt8

  /// Creates a pixel.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour without its opacity.
  init(opaque color: Color) {
    let bytes = color.bytes
    self.init(red: bytes.red, green: bytes.green, blue: bytes.blue, alpha: 255)
  }

  /// The pixel that a rule makes of this one and another, channel by channel.
  func combined(
    with other: PremultipliedPixel, _ rule: (UInt8, UInt8) -> UInt8
  ) -> PremultipliedPixel {
    PremultipliedPixel(
      red: rule(red, other.red), green: rule(green, other.green), blue: rule(blue, other.blue),
      alpha: rule(alpha, other.alpha))
  }
}
