/// Bytes made of bits, the first bit lowest.
struct BitWriter {
  /// The bytes that are complete.
  private(set) var bytes: [UInt8] = []
  private var held: UInt64 = 0
  private var heldCount = 0

  /// Creates a writer that goes on after some bytes.
  init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// Adds bits.
  ///
  /// - Parameters:
  ///   - value: The bits, the first one lowest; those above `count` must be zeros.
  ///   - count: At most 32.
  @inline(__always)
  mutating func append(_ value: UInt32, count: Int) {
    held |= UInt64(value) &<< UInt64(heldCount)
    heldCount &+= count
    while heldCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: held))
      held &>>= 8
      heldCount &-= 8
    }
  }

  /// Adds zeros up to the end of a byte.
  mutating func fillByte() {
    if heldCount > 0 { append(0, count: 8 - heldCount) }
  }

  /// Adds whole bytes, after a byte was filled.
  mutating func append(bytes more: ArraySlice<UInt8>) {
    bytes.append(contentsOf: more)
  }
}
