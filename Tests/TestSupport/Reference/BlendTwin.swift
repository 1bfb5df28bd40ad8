/// The scalar twins of the kernels that write pixels: one channel at a time, in whole numbers, with a
/// plain division.
public enum BlendTwin {
  /// `round(value / 255)`, half up.
  public static func dividedBy255(_ value: Int) -> Int { (2 * value + 255) / 510 }

  /// `round((source a + below (255 - a)) / 255)` of each byte of two words.
  public static func mixed(_ source: UInt32, over below: UInt32, _ a: Int) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      let (s, d) = (Int(source >> shift & 255), Int(below >> shift & 255))
      result |= UInt32(dividedBy255(s * a + d * (255 - a))) << shift
    }
    return result
  }

  /// A premultiplied pixel that may be translucent over another: `round((S a + D (255 - k)) / 255)` with
  /// k its opacity times a.
  public static func layered(_ source: UInt32, over below: UInt32, _ a: Int) -> UInt32 {
    let rest = 255 - dividedBy255(Int(source >> 24) * a)
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      let (s, d) = (Int(source >> shift & 255), Int(below >> shift & 255))
      result |= UInt32(dividedBy255(s * a + d * rest)) << shift
    }
    return result
  }

  /// A colour over many pixels, with a coverage each.
  public static func mixed(
    _ source: UInt32, over pixels: [UInt32], coverage: [UInt8], alpha: Int
  ) -> [UInt32] {
    zip(pixels, coverage).map { below, covered in
      mixed(source, over: below, dividedBy255(Int(covered) * alpha))
    }
  }

  /// Drawn pixels mixed back towards a backdrop, with a coverage each.
  public static func restored(
    _ pixels: [UInt32], to backdrop: [UInt32], coverage: [UInt8], alpha: Int
  ) -> [UInt32] {
    pixels.indices.map { index in
      let kept = dividedBy255(Int(coverage[index]) * alpha)
      return mixed(pixels[index], over: backdrop[index], kept)
    }
  }
}
