import Scene

/// A picture that a compositor made.
///
/// - Shape: `width` x `height` pixels, rows from the top without gaps.
public struct CompositedPicture: Hashable, Sendable {
  /// Pixels a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The pixels, row by row.
  public internal(set) var pixels: [PremultipliedPixel]

  /// Creates a transparent picture; its size may be that of an image.
  init(width: Int, height: Int) throws(ImageError) {
    try Image.checkSize(width: width, height: height)
    self.width = width
    self.height = height
    pixels = Array(
      repeating: PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 0), count: width * height)
  }

  /// The pixels as an `Image` takes them: one word each, red lowest, premultiplied.
  public var words: [UInt32] {
    pixels.map {
      UInt32($0.red) | UInt32($0.green) << 8 | UInt32($0.blue) << 16 | UInt32($0.alpha) << 24
    }
  }

  /// All of its pixels.
  package var box: PixelBox { PixelBox(columns: 0..<width, rows: 0..<height) }

  /// The place of a pixel among `pixels`.
  package func index(_ x: Int, _ y: Int) -> Int { y * width + x }
}
