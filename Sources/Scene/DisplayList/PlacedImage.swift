/// An image at its place: what of it is drawn where, and how.
public struct PlacedImage: Hashable, Sendable {
  /// The image, by its place in `DisplayList.images`.
  public var index: Int
  /// The rectangle that it fills, standardised.
  public var rect: Rect
  /// The part of the image that fills the rectangle, in the image's pixels, standardised.
  ///
  /// Where it reaches beyond the image, the outermost pixels go on.
  public var part: Rect
  /// How many pixels at each side of the part are not stretched along it: the corners keep their
  /// size, the rest takes what is left.
  ///
  /// If the rectangle is too small for both sides, each gives way by the same factor; what is
  /// negative or not finite counts as 0.
  public var caps = EdgeInsets.zero
  /// How many pixels that are not stretched make one unit of the rectangle; not finite or not above 0
  /// counts as 1.
  public var capScale = 1.0
  /// How it is enlarged.
  public var magnificationFilter = ImageFilter.linear
  /// How it is reduced.
  public var minificationFilter = ImageFilter.linear
  /// The opacity it is drawn with, 0 … 1.
  public var alpha = 1.0
  /// The colour of all its pixels, which then give the opacities alone; `nil` leaves theirs.
  public var tint: Color?

  /// Places an image.
  ///
  /// - Parameters:
  ///   - index: The image's place in the table.
  ///   - rect: Where it is drawn.
  ///   - part: What of it is drawn, in its pixels.
  public init(index: Int, rect: Rect, part: Rect) {
    self.index = index
    self.rect = rect.standardized
    self.part = part.standardized
  }
}

extension PlacedImage {
  /// Places the whole of an image, with the parts that it says are not stretched.
  public init(_ image: Image, rect: Rect) {
    self.init(index: 0, rect: rect, part: image.pixelBounds)
    let insets = image.capInsets
    caps = EdgeInsets(
      top: insets.top * image.scale, left: insets.left * image.scale,
      bottom: insets.bottom * image.scale, right: insets.right * image.scale)
    capScale = image.scale
  }
}
