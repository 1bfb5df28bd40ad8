import Raster
import TestSupport

/// Pictures that want different kinds of file.
enum PNGContent: CaseIterable {
  case white, twoGreys, fourGreys, sixteenGreys, oddGreys, greys, twoColors, fourColors
  case sixteenColors, manyColors, clear, translucent, translucentGreys, opaque, everything

  /// The bits of a component, and the type of colour of the format, that are the shortest for
  /// 1200 pixels.
  var depthAndType: [Int] {
    switch self {
    case .white, .twoGreys: [1, 0]
    case .fourGreys: [2, 0]
    case .sixteenGreys: [4, 0]
    case .oddGreys: [2, 3]
    case .greys: [8, 0]
    case .clear, .twoColors: [1, 3]
    case .fourColors: [2, 3]
    case .sixteenColors: [4, 3]
    case .manyColors, .translucent: [8, 3]
    case .translucentGreys: [8, 4]
    case .opaque: [8, 2]
    case .everything: [8, 6]
    }
  }

  func bitmap(width: Int, height: Int) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    var random = SplitMix64(seed: 7)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = pixel(&random, y * width + x) }
    }
    return bitmap
  }

  private func pixel(_ random: inout SplitMix64, _ index: Int) -> Pixel {
    func grey(_ value: Int, _ alpha: Int = 255) -> Pixel {
      Pixel(red: UInt8(value), green: UInt8(value), blue: UInt8(value), alpha: UInt8(alpha))
    }
    func number(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    switch self {
    case .white: return grey(255)
    case .twoGreys: return grey(number(below: 2) * 255)
    case .fourGreys: return grey(number(below: 4) * 85)
    case .sixteenGreys: return grey(number(below: 16) * 17)
    case .oddGreys: return grey([0, 3, 200][number(below: 3)])
    case .greys: return grey(number(below: 256))
    case .twoColors: return Pixel(red: 9, green: UInt8(number(below: 2)), blue: 7)
    case .fourColors: return Pixel(red: 9, green: UInt8(number(below: 4)), blue: 7)
    case .sixteenColors: return Pixel(red: UInt8(number(below: 16)), green: 77, blue: 255)
    case .manyColors: return Pixel(red: UInt8(number(below: 200)), green: 77, blue: 255)
    case .clear: return Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    case .translucent:
      let alpha = number(below: 100)
      return Pixel(red: UInt8(alpha / 2), green: 0, blue: UInt8(alpha), alpha: UInt8(alpha))
    case .translucentGreys:
      let alpha = number(below: 256)
      return grey(number(below: alpha + 1), alpha)
    case .opaque:
      return Pixel(
        red: UInt8(number(below: 256)), green: UInt8(number(below: 256)), blue: UInt8(index & 255))
    case .everything:
      let alpha = number(below: 256)
      return Pixel(
        red: UInt8(number(below: alpha + 1)), green: UInt8(alpha),
        blue: UInt8(number(below: alpha + 1)), alpha: UInt8(alpha))
    }
  }
}
