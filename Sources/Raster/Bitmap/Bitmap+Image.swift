public import Scene

extension Bitmap {
  /// The pixels of an image, without a copy.
  public init(_ image: Image) {
    self.init(width: image.width, height: image.height, checkedWords: image.words)
  }
}

extension Image {
  /// The pixels of a bitmap, without a copy unless a component lies above its pixel's opacity.
  ///
  /// - Parameters:
  ///   - bitmap: Any bitmap.
  ///   - scale: Pixels a point; what is not over 0 and finite counts as 1.
  public init(_ bitmap: Bitmap, scale: Double = 1) {
    self.init(
      width: bitmap.width, height: bitmap.height, checkedWords: bitmap.words, scale: scale)
  }
}
