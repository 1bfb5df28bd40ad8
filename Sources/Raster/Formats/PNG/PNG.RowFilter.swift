extension PNG {
  /// What is taken from each byte of a row before it is packed.
  ///
  /// - Source: ISO/IEC 15948, section 9.2.
  enum RowFilter: UInt8 {
    case none = 0
    case left = 1
    case above = 2
    case average = 3
    case paeth = 4

    /// The one of three neighbours that is nearest to left + above - corner; in case of doubt the
    /// left one, then the one above.
    @inline(__always)
    static func paeth(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
      // 16 bits, so that several bytes fit a step.
      let toLeft = distance(Int16(above), Int16(corner))
      let toAbove = distance(Int16(left), Int16(corner))
      let toCorner = distance(Int16(left) &+ Int16(above), 2 &* Int16(corner))
      let nearer = toAbove <= toCorner ? above : corner
      return toLeft <= toAbove && toLeft <= toCorner ? left : nearer
    }

    @inline(__always)
    private static func distance(_ first: Int16, _ second: Int16) -> Int16 {
      max(first &- second, second &- first)
    }
  }
}
