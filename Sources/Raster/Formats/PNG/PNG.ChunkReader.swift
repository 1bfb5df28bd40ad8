extension PNG {
  /// A chunk of a file, its checksum verified.
  struct Chunk {
    var name: ChunkName
    /// Where its length begins.
    var offset: Int
    /// Where its bytes are.
    var body: Range<Int>
  }

  /// Goes through the chunks of a file.
  struct ChunkReader {
    let bytes: [UInt8]
    private(set) var offset = PNG.signature.count

    /// Begins after the signature.
    init(_ bytes: [UInt8]) throws(ParsingError) {
      guard bytes.starts(with: PNG.signature) else {
        throw .wrongSignature(firstBytes: Array(bytes.prefix(PNG.signature.count)))
      }
      self.bytes = bytes
    }

    /// The next chunk.
    mutating func next() throws(ParsingError) -> Chunk {
      let start = offset
      guard bytes.count - start >= 12 else {
        throw .endInChunk(offset: start, count: bytes.count)
      }
      let name = ChunkName(word: word(at: start + 4))
      guard name.isValid else { throw .wrongChunkName(name, offset: start) }
      let length = word(at: start)
      guard length <= UInt32(PNG.numberLimit) else {
        throw .wrongLength(name, offset: start, length: Int(truncatingIfNeeded: length))
      }
      guard bytes.count - start - 12 >= Int(length) else {
        throw .endInChunk(offset: start, count: bytes.count)
      }
      let body = start + 8..<start + 8 + Int(length)
      var checksum = CRC32()
      checksum.combine(bytes, in: start + 4..<body.upperBound)
      let stored = word(at: body.upperBound)
      guard checksum.value == stored else {
        throw .wrongChecksum(name, offset: start, stored: stored, computed: checksum.value)
      }
      offset = body.upperBound + 4
      return Chunk(name: name, offset: start, body: body)
    }

    /// Refuses what follows the last chunk.
    func end() throws(ParsingError) {
      guard offset == bytes.count else {
        throw .bytesAfterEnd(offset: offset, count: bytes.count - offset)
      }
    }

    /// The four bytes at an offset as a number; the first byte is the highest.
    func word(at offset: Int) -> UInt32 {
      UInt32(bytes[offset]) &<< 24 | UInt32(bytes[offset + 1]) &<< 16
        | UInt32(bytes[offset + 2]) &<< 8 | UInt32(bytes[offset + 3])
    }

    /// The same, where it must be a number that the format allows.
    func number(at offset: Int, in chunk: Chunk) throws(ParsingError) -> Int {
      let word = word(at: offset)
      guard word <= UInt32(PNG.numberLimit) else {
        throw .wrongValue(chunk.name, at: offset, value: Int(truncatingIfNeeded: word))
      }
      return Int(word)
    }

    /// The two bytes at an offset as a number; the first byte is the higher one.
    func short(at offset: Int) -> UInt16 {
      UInt16(bytes[offset]) &<< 8 | UInt16(bytes[offset + 1])
    }
  }
}
