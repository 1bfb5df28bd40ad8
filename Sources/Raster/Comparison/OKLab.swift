import Scene

/// A colour as the eye takes it: distances in this space are about as large as they look.
///
/// - Source: Björn Ottosson, "A perceptual color space for image processing", 2020: the numbers.
struct OKLab: Equatable {
  var lightness: Double
  var green: Double
  var blue: Double

  /// From linear sRGB components of 0 … 1.
  init(red r: Double, green g: Double, blue b: Double) {
    let long = ElementaryFunctions.cubeRoot(
      0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let medium = ElementaryFunctions.cubeRoot(
      0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let short = ElementaryFunctions.cubeRoot(
      0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    green = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    blue = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// The distance of two colours; that of black and white is 1.
  func distance(to other: OKLab) -> Double {
    let (l, g, b) = (lightness - other.lightness, green - other.green, blue - other.blue)
    return (l * l + g * g + b * b).squareRoot()
  }

  /// The linear value of each 8-bit sRGB level.
  ///
  /// - Source: IEC 61966-2-1.
  static func linearLevels() -> [Double] {
    (0...255).map { level in
      let value = Double(level) / 255
      return value <= 0.04045
        ? value / 12.92 : ElementaryFunctions.power((value + 0.055) / 1.055, 2.4)
    }
  }
}
