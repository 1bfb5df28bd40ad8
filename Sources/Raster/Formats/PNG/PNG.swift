/// Portable network graphics: lossless, with opacity, known everywhere.
///
/// - Source: ISO/IEC 15948 (Portable Network Graphics, third edition).
public enum PNG {
  /// What a file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The greatest number that the format's four bytes may hold.
  static let numberLimit = 2_147_483_647

  /// Writes a picture, as small as its colours allow: grey, with a palette, without opacity.
  ///
  /// Colours are straight, as the format wants them; reading the file gives the same bitmap again.
  /// Equal bitmaps give equal bytes, in every build.
  ///
  /// - Parameter bitmap: Any bitmap; a component above its pixel's opacity is lowered to it.
  /// - Returns: The bytes of a file.
  public static func encode(_ bitmap: Bitmap) -> [UInt8] {
    let picture = Picture(words: bitmap.words, width: bitmap.width, height: bitmap.height)
    var census = ColorCensus()
    census.count(bitmap.words)
    let coding = Coding(census)
    var chunks = ChunkWriter()
    chunks.append(.header, coding.header.with(width: bitmap.width, height: bitmap.height).bytes)
    chunks.append(coding)
    chunks.append(.imageData, coding.packed(picture))
    chunks.append(.end, [])
    return chunks.bytes
  }
}
