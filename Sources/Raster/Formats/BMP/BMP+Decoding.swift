// A reader. Goals, in order: no bytes whatever make it trap, or take memory that is not in proportion
// to them; what it reads it reads as others do; all else is refused with a reason. It knows all headers
// since OS/2's first, palettes of 1, 4 and 8 bits, and pixels of 16, 24 and 32 bits; no compression.

public import Scene

extension BMP {
  /// Reads a file.
  ///
  /// Opacity counts where a mask says which bits it has. What follows the pixels does not count.
  ///
  /// - Parameter bytes: A whole file.
  /// - Returns: The picture, at one pixel a point.
  /// - Throws: `ParsingError` for compressed files and for what is no file of this kind.
  public static func decode(_ bytes: [UInt8]) throws(ParsingError) -> Image {
    let header = try Header(bytes)
    let words = header.bitCount <= 8 ? try indexed(header, bytes) : masked(header, bytes)
    return Image(width: header.width, height: header.height, checkedWords: words, scale: 1)
  }

  private static func indexed(_ header: Header, _ bytes: [UInt8]) throws(ParsingError)
    -> [UInt32]
  {
    var words: [UInt32] = []
    words.reserveCapacity(header.width * header.height)
    let mask = UInt8(truncatingIfNeeded: 1 << header.bitCount - 1)
    for y in 0..<header.height {
      let row = header.rowStart(y)
      for x in 0..<header.width {
        let place = x * header.bitCount
        let shift = UInt8(8 - header.bitCount - place % 8)
        let index = Int(bytes[row + place / 8] &>> shift & mask)
        guard index < header.palette.count else {
          throw .indexOutOfRange(index, count: header.palette.count)
        }
        words.append(header.palette[index])
      }
    }
    return words
  }

  private static func masked(_ header: Header, _ bytes: [UInt8]) -> [UInt32] {
    var words: [UInt32] = []
    words.reserveCapacity(header.width * header.height)
    let size = header.bitCount / 8
    for y in 0..<header.height {
      var place = header.rowStart(y)
      for _ in 0..<header.width {
        var value: UInt32 = 0
        for index in 0..<size { value |= UInt32(bytes[place + index]) &<< UInt32(index * 8) }
        place += size
        let straight = Pixel(
          red: header.red.level(of: value), green: header.green.level(of: value),
          blue: header.blue.level(of: value), alpha: header.alpha?.level(of: value) ?? 255)
        words.append(Pixel(premultiplying: straight).word)
      }
    }
    return words
  }
}
