/// A picture made of pixels, to be shown by an `ImageView`: premultiplied 8-bit sRGB.
///
/// Readers of files give images; a bitmap and an image are made from each other without a copy.
public struct Image: Hashable, Sendable {
  /// The greatest width and the greatest height, in pixels.
  public static let sideLimit = 65_535
  /// The greatest number of pixels: a gigabyte.
  public static let pixelLimit = 268_435_456

  /// Pixels a row, 1 … `sideLimit`.
  public let width: Int
  /// Rows, 1 … `sideLimit`.
  public let height: Int
  /// The pixels in rows from the top, without gaps: the lowest byte of a word is red, then come
  /// green, blue and opacity; each colour component is at most the opacity.
  public let words: [UInt32]
  /// Pixels a point, over 0 and finite.
  public private(set) var scale: Double
  /// How far from each side, in points, the image is not stretched along it where it is stretched.
  public private(set) var capInsets = EdgeInsets.zero
  /// Whether the pixels' colours are drawn, or the tint colour with their opacities.
  public private(set) var renderingMode = ImageRenderingMode.alwaysOriginal

  /// Creates an image from premultiplied pixels.
  ///
  /// - Parameters:
  ///   - width: Pixels a row.
  ///   - height: Rows.
  ///   - words: `width * height` pixels as in `words`; a component above its pixel's opacity is
  ///     lowered to it.
  ///   - scale: Pixels a point; what is not over 0 and finite counts as 1.
  /// - Throws: `ImageError` if the size is out of range or the number of pixels is another.
  public init(width: Int, height: Int, words: [UInt32], scale: Double = 1) throws(ImageError) {
    try Self.checkSize(width: width, height: height)
    guard words.count == width * height else {
      throw .wrongPixelCount(given: words.count, wanted: width * height)
    }
    self.init(width: width, height: height, checkedWords: words, scale: scale)
  }

  /// Creates an image of a size that is known to be allowed and to fit the number of pixels.
  package init(width: Int, height: Int, checkedWords words: [UInt32], scale: Double) {
    self.width = width
    self.height = height
    let areValid = words.allSatisfy { Self.isPremultiplied($0) }
    self.words = areValid ? words : words.map { Self.lowered($0) }
    self.scale = Self.valid(scale)
  }

  /// The size in points.
  public var size: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }

  /// The same pixels with another number of them a point.
  ///
  /// A `scale` that is not over 0 and finite counts as 1.
  public func withScale(_ scale: Double) -> Image {
    var image = self
    image.scale = Self.valid(scale)
    return image
  }

  /// All of the pixels, as a rectangle from the origin.
  public var pixelBounds: Rect {
    Rect(x: 0, y: 0, width: Double(width), height: Double(height))
  }

  /// The same image, whose corners keep their size where it is stretched, as do its sides across.
  ///
  /// Insets are in points; what is negative or not finite counts as 0.
  public func resizableImage(withCapInsets capInsets: EdgeInsets) -> Image {
    var image = self
    image.capInsets = capInsets
    return image
  }

  /// The same image, drawn in its own colours or in the tint colour.
  public func withRenderingMode(_ renderingMode: ImageRenderingMode) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// Throws unless an image may have this size; no product here can overflow, with 32 bits either.
  package static func checkSize(width: Int, height: Int) throws(ImageError) {
    let sides = 1...sideLimit
    guard sides.contains(width), sides.contains(height), width <= pixelLimit / height else {
      throw .sizeOutOfRange(width: width, height: height)
    }
  }

  private static func valid(_ scale: Double) -> Double {
    scale > 0 && scale.isFinite ? scale : 1
  }

  private static func isPremultiplied(_ word: UInt32) -> Bool {
    let alpha = word &>> 24
    return alpha == 255
      || (word & 255 <= alpha && word &>> 8 & 255 <= alpha && word &>> 16 & 255 <= alpha)
  }

  /// The same pixel with each component at most its opacity.
  private static func lowered(_ word: UInt32) -> UInt32 {
    let alpha = word &>> 24
    let red = min(word & 255, alpha)
    let green = min(word &>> 8 & 255, alpha)
    let blue = min(word &>> 16 & 255, alpha)
    return red | green &<< 8 | blue &<< 16 | alpha &<< 24
  }
}
