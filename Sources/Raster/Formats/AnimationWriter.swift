/// Puts bitmaps that follow each other into the bytes of one file.
///
/// It is used generically, so that a loop over frames is written once for all formats.
public protocol AnimationWriter {
  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - bitmap: The whole picture, of the size the writer was made for.
  ///   - duration: How long it is shown, in seconds, 0 or more.
  /// - Throws: `AnimationError` if the format cannot hold it; the writer is then as it was before.
  mutating func append(_ bitmap: Bitmap, duration: Double) throws(AnimationError)

  /// Ends the file; nothing may be added afterwards.
  ///
  /// - Returns: The bytes of the file.
  /// - Throws: `AnimationError` if there is nothing to be written.
  mutating func finish() throws(AnimationError) -> [UInt8]
}
