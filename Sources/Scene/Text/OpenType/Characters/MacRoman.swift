/// The character set of old Macintoshes, which old tables of fonts are written in.
enum MacRoman {
  /// The character of a byte.
  static func scalar(of byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upper[Int(byte) - 0x80]
  }

  /// The byte of a character, if it has one.
  static func code(of scalar: UInt32) -> UInt32? {
    if scalar < 0x80 { return scalar }
    return upper.firstIndex { $0.value == scalar }.map { UInt32($0) + 0x80 }
  }

  /// The characters of the bytes 0x80 … 0xFF.
  private static let upper = Array(
    """
    ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
    ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›\u{FB01}\u{FB02}‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
    """.unicodeScalars)
}
