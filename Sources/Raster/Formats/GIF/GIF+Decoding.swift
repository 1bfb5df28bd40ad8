// A reader of GIF. Goals, in order: no bytes whatever make it trap, or take more memory than the stated
// limit; it shows what browsers show; what breaks off or contradicts itself is refused, with the place.
//
// As browsers do, it clips frames to the canvas, begins with a transparent canvas whatever the background
// colour, clears to transparency, and takes the Netscape block's count for repetitions after the
// first time. It is stricter than they are with pixels that are missing and indices beyond the table.

public import Scene

extension GIF {
  /// The greatest number of pixels of all frames that is read unless another limit is asked for: a
  /// gigabyte.
  public static let defaultPixelLimit = Image.pixelLimit

  /// Reads a file of one or more frames, each as a player shows it.
  ///
  /// A frame's duration is what the file says, 0 included, though browsers make 0.1 s of less than 0.02.
  /// Comments, plain text and unknown extensions are skipped, and so is what follows the file's end.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a file, 87a or 89a.
  ///   - pixelLimit: The greatest number of pixels of the canvas, or of a frame that is larger, times
  ///     the number of frames; what is larger is refused before memory is taken for it.
  /// - Returns: Whole pictures, at least one.
  /// - Throws: `ParsingError`, for a file that breaks off as well.
  public static func decode(_ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit)
    throws(ParsingError) -> AnimatedImage
  {
    var reader = Reader(bytes, pixelLimit: pixelLimit)
    try reader.readFile()
    return AnimatedImage(frames: reader.frames, playCount: reader.playCount)
  }
}
