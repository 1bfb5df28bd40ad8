public import Scene

/// Animated portable network graphics: pictures that follow each other, lossless, with opacity.
///
/// Readers that know no animation show the first picture.
///
/// - Source: Portable Network Graphics, third edition, sections 11.3.6 and 12.
public enum APNG {
  /// The greatest number of pixels in all frames that is read unless another limit is asked for: a
  /// gigabyte.
  public static let defaultPixelLimit = Image.pixelLimit

  /// Reads an animation; a file that stands still has one frame, of the duration 0, shown once.
  ///
  /// - Parameters:
  ///   - bytes: A whole file.
  ///   - pixelLimit: The greatest number of pixels of the whole picture times the number of frames;
  ///     what is larger is refused before memory is taken for it.
  /// - Returns: The frames as they are seen, each of the whole size.
  /// - Throws: `PNG.ParsingError` for whatever the format does not allow.
  public static func decode(_ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit)
    throws(PNG.ParsingError) -> AnimatedImage
  {
    let contents = try PNG.Contents(bytes, animated: true)
    guard let animation = contents.animation else {
      let image = try PNG.decode(bytes, pixelLimit: pixelLimit)
      return AnimatedImage(frames: [.init(image: image, duration: 0)], playCount: 1)
    }
    try contents.check(frames: animation.frames.count, pixelLimit: pixelLimit)
    let reader = PNG.PixelReader(contents)
    var canvas = PNG.AnimationCanvas(contents.header)
    var frames: [AnimatedImage.Frame] = []
    for frame in animation.frames {
      let words = try reader.words(
        of: frame.data, width: frame.width, height: frame.height, in: bytes)
      let image = canvas.show(frame, words)
      frames.append(.init(image: image, duration: frame.duration))
    }
    return AnimatedImage(
      frames: frames, playCount: animation.playCount == 0 ? nil : animation.playCount)
  }
}
