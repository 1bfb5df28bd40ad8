import Scene

// What numbers of sRGB mean as amounts of light, and back (IEC 61966-2-1).

/// Mixes pixels as light, for the mistake of that name.
enum LinearLight {
  /// A mixture of two pixels, of which each counts by its opacity.
  ///
  /// - Parameters:
  ///   - upper: One pixel.
  ///   - upperShare: How much of it counts, in 255ths.
  ///   - lower: The other.
  ///   - lowerShare: How much of that counts.
  /// - Returns: The mixture, premultiplied.
  static func mixed(
    _ upper: PremultipliedPixel, _ upperShare: Int, _ lower: PremultipliedPixel, _ lowerShare: Int
  ) -> PremultipliedPixel {
    if upperShare == 0 && lowerShare == 255 { return lower }
    if upperShare == 255 && lowerShare == 0 { return upper }
    let upperPart = Double(upper.alpha) * Double(upperShare) / 65_025
    let lowerPart = Double(lower.alpha) * Double(lowerShare) / 65_025
    let opacity = upperPart + lowerPart
    guard opacity > 0 else { return PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 0) }
    func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let light =
        upperPart * self.light(of: a, alpha: upper.alpha)
        + lowerPart * self.light(of: b, alpha: lower.alpha)
      return UInt8(255 * min(1, opacity * number(of: light / opacity)) + 0.5)
    }
    return PremultipliedPixel(
      red: channel(upper.red, lower.red), green: channel(upper.green, lower.green),
      blue: channel(upper.blue, lower.blue), alpha: UInt8(255 * min(1, opacity) + 0.5))
  }

  /// The light of a premultiplied number, 0 … 1.
  private static func light(of premultiplied: UInt8, alpha: UInt8) -> Double {
    guard alpha > 0 else { return 0 }
    let number = Double(premultiplied) / Double(alpha)
    return number <= 0.04045
      ? number / 12.92 : ElementaryFunctions.power((number + 0.055) / 1.055, 2.4)
  }

  /// The number of an amount of light, 0 … 1.
  private static func number(of light: Double) -> Double {
    light <= 0.0031308
      ? 12.92 * light : 1.055 * ElementaryFunctions.power(light, 1 / 2.4) - 0.055
  }
}
