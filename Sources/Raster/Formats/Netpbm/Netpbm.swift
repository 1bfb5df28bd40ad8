// A reader of netpbm's formats. Goals, in order: no bytes whatever make it trap, or take memory that
// is not in proportion to them; what it accepts it reads as netpbm does; everything else it refuses,
// with the place.
//
// It is stricter than netpbm in a few things that the formats do not allow: blanks end each number
// and the two letters a file begins with (netpbm takes any other byte, too), a number has no sign, and a
// map whose tuple type has no known meaning is no picture.

public import Scene

/// The formats of netpbm, told apart by their first two bytes: PBM, PGM and PPM as text (P1, P2, P3)
/// and binary (P4, P5, P6), and PAM (P7).
///
/// - Source: netpbm: pbm(5), pgm(5), ppm(5), pam(5).
public enum Netpbm {
  /// Reads a stream that holds one picture.
  ///
  /// Samples of all ranges become 8 bits, rounded half up; 16-bit ones have their high byte first.
  /// White space after the picture does not count.
  ///
  /// - Throws: `ParsingError` for what is none of the formats, breaks off, or has a size that `Image`
  ///   refuses; `bytesAfterImage` where anything follows, be it another picture (see `decodeAll`).
  public static func decode(_ bytes: [UInt8]) throws(ParsingError) -> Image {
    var cursor = Cursor(bytes)
    let image = try image(at: &cursor)
    cursor.skipBlanksBetweenImages()
    guard cursor.isAtEnd else {
      throw .bytesAfterImage(offset: cursor.offset, count: bytes.count - cursor.offset)
    }
    return image
  }

  /// Reads a stream of one picture after another, of any of the formats and sizes.
  ///
  /// Between two, and after the last, there may be white space or nothing.
  ///
  /// - Returns: At least one picture.
  /// - Throws: `ParsingError` as soon as one of them is no picture.
  public static func decodeAll(_ bytes: [UInt8]) throws(ParsingError) -> [Image] {
    var cursor = Cursor(bytes)
    var images: [Image] = []
    repeat {
      images.append(try image(at: &cursor))
      cursor.skipBlanksBetweenImages()
    } while !cursor.isAtEnd
    return images
  }

  private static func image(at cursor: inout Cursor) throws(ParsingError) -> Image {
    let header = try Header(at: &cursor)
    try header.checkSize(given: cursor.remainingCount, offset: cursor.offset)
    let words =
      switch header.encoding {
      case .text: try textWords(header, at: &cursor)
      case .packedBits: packedWords(header, at: &cursor)
      case .binary: try binaryWords(header, at: &cursor)
      }
    return Image(width: header.width, height: header.height, checkedWords: words, scale: 1)
  }
}
