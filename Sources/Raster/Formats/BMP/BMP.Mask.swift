extension BMP {
  /// The bits of a component.
  struct Mask {
    private let bits: UInt32
    private let shift: UInt32
    /// The greatest value.
    private let maximum: UInt32

    /// Creates a mask; `nil` if its bits do not follow each other.
    init?(_ bits: UInt32) {
      self.bits = bits
      shift = bits == 0 ? 0 : UInt32(bits.trailingZeroBitCount)
      maximum = bits &>> shift
      guard maximum & (maximum &+ 1) == 0 else { return nil }
    }

    /// The component of a pixel, scaled to 0 … 255 and rounded half up; 0 without bits.
    func level(of pixel: UInt32) -> UInt8 {
      let value = (pixel & bits) &>> shift
      guard maximum != 255, maximum > 0 else { return UInt8(truncatingIfNeeded: value) }
      let doubled = UInt64(value) * 510 + UInt64(maximum)
      return UInt8(truncatingIfNeeded: doubled / (2 * UInt64(maximum)))
    }
  }
}
