extension PNG {
  /// Puts chunks one after the other.
  struct ChunkWriter {
    /// The file so far.
    private(set) var bytes = PNG.signature

    /// Adds a chunk.
    mutating func append(_ name: ChunkName, _ body: [UInt8]) {
      append(number: body.count)
      let start = bytes.count
      bytes += name.bytes
      bytes += body
      var checksum = CRC32()
      checksum.combine(bytes, in: start..<bytes.count)
      bytes += Self.bytes(of: checksum.value)
    }

    private mutating func append(number: Int) {
      bytes += Self.bytes(of: UInt32(truncatingIfNeeded: number))
    }

    /// A number as the format has it: the highest byte first.
    static func bytes(of number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { (shift: UInt32) in UInt8(truncatingIfNeeded: number &>> shift) }
    }
  }
}
