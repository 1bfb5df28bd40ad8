/// A pixel of a bitmap: premultiplied 8-bit sRGB, as it is stored.
public struct Pixel: Hashable, Sendable {
  /// Red times opacity, 0 … `alpha`.
  public var red: UInt8
  /// Green times opacity, 0 … `alpha`.
  public var green: UInt8
  /// Blue times opacity, 0 … `alpha`.
  public var blue: UInt8
  /// Opacity, 0 … 255.
  public var alpha: UInt8

  /// Creates a pixel from premultiplied components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The four bytes in one word, red lowest.
  init(word: UInt32) {
    red = UInt8(truncatingIfNeeded: word)
    green = UInt8(truncatingIfNeeded: word &>> 8)
    blue = UInt8(truncatingIfNeeded: word &>> 16)
    alpha = UInt8(truncatingIfNeeded: word &>> 24)
  }

  /// The four bytes in one word, red lowest.
  var word: UInt32 {
    UInt32(red) | UInt32(green) &<< 8 | UInt32(blue) &<< 16 | UInt32(alpha) &<< 24
  }

  /// The same colour with its opacity taken out again, each component rounded half up.
  ///
  /// A transparent pixel has no colour and gives four zeros.
  public var straight: Pixel {
    guard alpha != 255, alpha != 0 else { return alpha == 0 ? Pixel(word: 0) : self }
    let whole = UInt32(alpha)
    func divided(_ value: UInt8) -> UInt8 {
      UInt8(min(255, (UInt32(value) * 510 + whole) / (2 * whole)))
    }
    return Pixel(
      red: divided(red), green: divided(green), blue: divided(blue), alpha: alpha)
  }
}
