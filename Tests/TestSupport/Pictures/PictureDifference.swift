public import Raster

/// Where two pictures differ: a count, the largest difference of a channel, the first pixel.
public struct PictureDifference: Sendable, CustomStringConvertible {
  /// Pixels with some channel farther off than allowed.
  public private(set) var count = 0
  /// The largest difference of one channel, among all pixels.
  public private(set) var largest = 0
  /// One line: what the two pictures have in the first such pixel.
  public private(set) var first = ""

  /// Whether the pictures are as like as asked for.
  public var isEmpty: Bool { count == 0 && first.isEmpty }

  /// Compares two pictures; the channels of pixel (x, y) may differ by `allowance(x, y)`.
  public init(
    actual: Bitmap, expected: Bitmap, allowance: (Int, Int) -> Int = { _, _ in 0 }
  ) {
    guard actual.width == expected.width, actual.height == expected.height else {
      first = "\(actual.width) x \(actual.height), not \(expected.width) x \(expected.height)"
      return
    }
    for y in 0..<actual.height {
      for x in 0..<actual.width {
        let difference = Self.distance(actual[x, y], expected[x, y])
        largest = max(largest, difference)
        let allowed = allowance(x, y)
        guard difference > allowed else { continue }
        count += 1
        if first.isEmpty {
          first =
            "(\(x), \(y)) is \(Self.text(actual[x, y])), not \(Self.text(expected[x, y]))"
            + " ± \(allowed)"
        }
      }
    }
  }

  /// Eight times the difference of each channel, where both pictures have pixels.
  public static func enlarged(_ actual: Bitmap, _ expected: Bitmap) -> Bitmap {
    var result = actual
    for y in 0..<min(actual.height, expected.height) {
      for x in 0..<min(actual.width, expected.width) {
        let (a, b) = (actual[x, y], expected[x, y])
        func enlarged(_ a: UInt8, _ b: UInt8) -> UInt8 {
          UInt8(min(255, 8 * abs(Int(a) - Int(b))))
        }
        result[x, y] = Pixel(
          red: enlarged(a.red, b.red), green: enlarged(a.green, b.green),
          blue: enlarged(a.blue, b.blue))
      }
    }
    return result
  }

  /// One line.
  public var description: String {
    isEmpty ? "no difference" : "\(count) pixels differ, by up to \(largest); first: \(first)"
  }

  private static func distance(_ a: Pixel, _ b: Pixel) -> Int {
    let pairs = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)]
    return pairs.map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  private static func text(_ pixel: Pixel) -> String {
    "(\(pixel.red), \(pixel.green), \(pixel.blue), \(pixel.alpha))"
  }
}
