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

  /// The bytes that are ready and were not taken before; they are not given again.
  ///
  /// So a long film need not fit into memory, where the format's beginning does not need its end.
  mutating func takeBytes() -> [UInt8]

  /// Ends the file; nothing may be added afterwards.
  ///
  /// - Returns: The bytes of the file that were not taken.
  /// - Throws: `AnimationError` if there is nothing to be written.
  mutating func finish() throws(AnimationError) -> [UInt8]
}

extension AnimationWriter {
  /// Nothing: the file is ready when it is finished.
  public mutating func takeBytes() -> [UInt8] { [] }
}
