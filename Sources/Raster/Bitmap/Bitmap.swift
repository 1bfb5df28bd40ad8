import Scene

/// A picture of premultiplied 8-bit sRGB pixels.
///
/// - Shape: `width` x `height`, rows from the top without gaps.
public struct Bitmap: Hashable, Sendable {
  /// The greatest width and the greatest height.
  public static let sideLimit = Image.sideLimit
  /// The greatest number of pixels: a gigabyte.
  public static let pixelLimit = Image.pixelLimit

  /// Pixels a row, 1 … `sideLimit`.
  public let width: Int
  /// Rows, 1 … `sideLimit`.
  public let height: Int
  /// One word a pixel, red lowest; see `Pixel`.
  var words: [UInt32]

  /// Creates a bitmap of a size that is known to be allowed and to fit the number of pixels.
  init(width: Int, height: Int, checkedWords words: [UInt32]) {
    self.width = width
    self.height = height
    self.words = words
  }

  /// Creates a transparent bitmap.
  ///
  /// - Throws: `BitmapError.sizeOutOfRange` before anything is allocated.
  public init(width: Int, height: Int) throws(BitmapError) {
    try Self.checkSize(width: width, height: height)
    self.width = width
    self.height = height
    words = Array(repeating: 0, count: width * height)
  }

  /// Throws unless a bitmap may have this size.
  ///
  /// No product here can overflow, with 32 bits either.
  static func checkSize(width: Int, height: Int) throws(BitmapError) {
    let sides = 1...sideLimit
    guard sides.contains(width), sides.contains(height), width <= pixelLimit / height else {
      throw .sizeOutOfRange(
        width: width, height: height, sideLimit: sideLimit, pixelLimit: pixelLimit)
    }
  }

  /// The pixel in column `x` and row `y`.
  ///
  /// - Precondition: `x` in `0..<width` and `y` in `0..<height`.
  public subscript(x: Int, y: Int) -> Pixel {
    get { Pixel(word: words[index(x, y)]) }
    set { words[index(x, y)] = newValue.word }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height,
      "pixel (\(x), \(y)) of a bitmap of \(width) x \(height)")
    return y * width + x
  }

  /// Calls `body` with all pixels, without a copy: one word each, in rows from the top.
  ///
  /// The lowest byte of a word is red, then come green, blue and opacity; premultiplied.
  ///
  /// - Parameter body: Reads the words; they are valid until it returns.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public func withWords<Result, Failure: Error>(
    _ body: (Span<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(words.span)
  }

  /// The four bytes of each pixel, red first, premultiplied, in rows from the top.
  public var bytes: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(words.count * 4)
    for word in words {
      let pixel = Pixel(word: word)
      result.append(pixel.red)
      result.append(pixel.green)
      result.append(pixel.blue)
      result.append(pixel.alpha)
    }
    return result
  }
}
