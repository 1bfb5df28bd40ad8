/// Where and how far two bitmaps differ, in the pixels that both have.
///
/// A pixel differs if one of its channels is farther off than allowed; see
/// `ComparisonTolerance.levels`. Pixels are compared as they are stored: premultiplied.
public struct BitmapDifference: Hashable, Sendable {
  /// The greatest difference of each channel, among all pixels.
  public struct Channels: Hashable, Sendable {
    /// Levels of red.
    public var red: UInt8 = 0
    /// Levels of green.
    public var green: UInt8 = 0
    /// Levels of blue.
    public var blue: UInt8 = 0
    /// Levels of opacity.
    public var alpha: UInt8 = 0

    /// The greatest of the four.
    public var greatest: UInt8 { max(max(red, green), max(blue, alpha)) }
  }

  /// Pixels that differ and touch each other, at edges or at corners.
  public struct Cluster: Hashable, Sendable {
    /// The number of pixels.
    public var count: Int
    /// The smallest rectangle round them.
    public var bounds: PixelRect
  }

  /// A pixel that differs.
  public struct Place: Hashable, Sendable {
    /// The column.
    public var x: Int
    /// The row.
    public var y: Int
    /// What is there.
    public var actual: Pixel
    /// What should be there.
    public var expected: Pixel
  }

  /// The number of pixels that both bitmaps have.
  public internal(set) var comparedCount = 0
  /// The number of pixels that differ.
  public internal(set) var count = 0
  /// The number of pixels that are not equal and yet within what is allowed.
  public internal(set) var slightCount = 0
  /// The greatest difference of each channel, in pixels that differ and those that do so slightly.
  public internal(set) var channels = Channels()
  /// The smallest rectangle round all pixels that differ; `nil` if none does.
  public internal(set) var bounds: PixelRect?
  /// The cluster of most pixels, the first of equal ones; `nil` if no pixel differs.
  public internal(set) var largestCluster: Cluster?
  /// The number of clusters.
  public internal(set) var clusterCount = 0
  /// The first pixel that differs, row by row from the top; `nil` if none does.
  public internal(set) var first: Place?

  /// Whether no pixel differs.
  public var isEmpty: Bool { count == 0 }
}

extension BitmapDifference: CustomStringConvertible {
  /// One line: how many pixels differ, how far, and the first of them.
  public var description: String {
    guard let first else { return "no difference" }
    let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
    return pixels + ", by up to \(channels.greatest); first: \(first)"
  }
}

extension BitmapDifference.Place: CustomStringConvertible {
  /// One line: where, what is there and what should be.
  public var description: String {
    "(\(x), \(y)) is \(actual.components), not \(expected.components)"
  }
}

extension Pixel {
  /// The four stored numbers in parentheses.
  package var components: String { "(\(red), \(green), \(blue), \(alpha))" }
}
