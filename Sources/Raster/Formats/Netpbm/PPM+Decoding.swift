extension PPM {
  /// Reads a pixmap, binary or as text, of any number of levels; the bitmap is opaque.
  ///
  /// - Throws: `Netpbm.ParsingError` as `Netpbm.decode` does, and for the family's other formats.
  public static func decode(_ bytes: [UInt8]) throws(Netpbm.ParsingError) -> Bitmap {
    guard bytes.starts(with: Array("P6".utf8)) || bytes.starts(with: Array("P3".utf8)) else {
      throw .notPixmap(firstBytes: Array(bytes.prefix(2)))
    }
    return Bitmap(try Netpbm.decode(bytes))
  }
}
