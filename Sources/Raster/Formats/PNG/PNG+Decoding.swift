// A reader. Goals, in order: no bytes whatever make it trap, or take more memory than the limit and the
// file allow; what the specification allows it reads, to the level; all else it refuses, with the
// place.

public import Scene

extension PNG {
  /// The greatest number of pixels that is read unless another limit is asked for: 256 megabytes.
  public static let defaultPixelLimit = 67_108_864

  /// Reads a picture: all types of colour, all depths, interlaced or not.
  ///
  /// Components of 16 bits become 8, rounded half up. Colours are taken as sRGB, whatever the file says
  /// of gamma or profiles. Of an animated file it is the still picture.
  ///
  /// - Parameters:
  ///   - bytes: A whole file.
  ///   - pixelLimit: The greatest number of pixels; a larger picture is refused before memory is taken
  ///     for it. Unpacking needs, for a moment, up to 8 bytes a pixel besides.
  /// - Returns: The picture, at one pixel a point.
  /// - Throws: `ParsingError` for whatever the format does not allow.
  public static func decode(_ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit)
    throws(ParsingError) -> Image
  {
    let contents = try Contents(bytes, animated: false)
    let header = contents.header
    try contents.check(frames: 1, pixelLimit: pixelLimit)
    let words = try PixelReader(contents).words(
      of: contents.image, width: header.width, height: header.height, in: bytes)
    return Image(width: header.width, height: header.height, checkedWords: words, scale: 1)
  }
}

extension PNG.Contents {
  /// Throws if the frames have more pixels together than are wanted.
  func check(frames: Int, pixelLimit: Int) throws(PNG.ParsingError) {
    let pixels = UInt64(header.width) * UInt64(header.height)
    guard pixels * UInt64(frames) <= UInt64(max(0, pixelLimit)) else {
      throw .tooManyPixels(
        width: header.width, height: header.height, frames: frames, limit: pixelLimit)
    }
  }
}
