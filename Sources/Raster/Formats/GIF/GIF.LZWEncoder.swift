// Lempel, Ziv and Welch's compression as GIF has it: codes of growing width, lowest bit first; after
// the indices there is a code that clears the dictionary and one that ends the data.
//
// Two things make files smaller. An index may have an alternative that looks the same, since a pixel
// that does not change may be transparent or have its colour: whichever makes a known string longer
// is taken. And a full dictionary is kept as long as it does well: it is cleared when the latest codes
// stand for clearly fewer pixels than those before the dictionary was full.

extension GIF {
  /// Compresses the indices of a frame.
  struct LZWEncoder {
    private let minimumCodeSize: Int
    /// Bytes, not yet in blocks.
    private var bytes: [UInt8] = []
    private var bits: UInt32 = 0
    private var bitCount: UInt32 = 0
    private var codeSize = 0
    private var nextCode = 0
    /// Strings as code and index + 1, by a hash with open addressing; 0 where there is none.
    private var keys = [UInt32](repeating: 0, count: 16_384)
    private var codes = [UInt16](repeating: 0, count: 16_384)

    private init(minimumCodeSize: Int) {
      self.minimumCodeSize = minimumCodeSize
    }

    /// Compresses indices, at least one.
    ///
    /// - Parameters:
    ///   - indices: Below 2 to the power of `minimumCodeSize`.
    ///   - alternatives: As many, each of which may stand for the index at its place.
    ///   - minimumCodeSize: 2 … 8.
    /// - Returns: The minimum code size, the blocks and their end.
    static func encode(
      _ indices: [UInt8], alternatives: [UInt8], minimumCodeSize: Int
    ) -> [UInt8] {
      var encoder = LZWEncoder(minimumCodeSize: minimumCodeSize)
      encoder.write(indices, alternatives)
      return encoder.blocks
    }

    private var clearCode: Int { 1 << minimumCodeSize }

    private mutating func write(_ indices: [UInt8], _ alternatives: [UInt8]) {
      clear()
      guard var prefix = indices.first.map(Int.init) else { return }
      var monitor = Monitor()
      for position in 1..<max(1, indices.count) {
        let index = indices[position]
        let slot = slot(of: prefix, index)
        if keys[slot] != 0 {
          prefix = Int(codes[slot])
          continue
        }
        if alternatives[position] != index {
          let other = self.slot(of: prefix, alternatives[position])
          if keys[other] != 0 {
            prefix = Int(codes[other])
            continue
          }
        }
        emit(prefix)
        if nextCode < 4096 {
          add(prefix, index, at: slot)
        } else if monitor.shallClear(at: position) {
          clear()
          monitor = Monitor(start: position)
        }
        monitor.count(isFull: nextCode == 4096, position)
        prefix = Int(index)
      }
      emit(prefix)
      emit(clearCode + 1)
      flush()
    }

    /// Forgets all strings, and says so.
    private mutating func clear() {
      if nextCode == 0 { codeSize = minimumCodeSize + 1 }
      emit(clearCode)
      codeSize = minimumCodeSize + 1
      nextCode = clearCode + 2
      for slot in keys.indices { keys[slot] = 0 }
    }

    private mutating func add(_ prefix: Int, _ index: UInt8, at slot: Int) {
      keys[slot] = UInt32(prefix) &<< 8 | UInt32(index) &+ 1
      codes[slot] = UInt16(nextCode)
      if nextCode == 1 << codeSize, codeSize < 12 { codeSize += 1 }
      nextCode += 1
    }

    /// The slot of a string, or the empty one where it belongs.
    private func slot(of prefix: Int, _ index: UInt8) -> Int {
      let key = UInt32(prefix) &<< 8 | UInt32(index) &+ 1
      var slot = Int((key &* 2_654_435_761) &>> 18)
      while keys[slot] != 0, keys[slot] != key { slot = (slot &+ 1) & 16_383 }
      return slot
    }

    private mutating func emit(_ code: Int) {
      bits |= UInt32(code) &<< bitCount
      bitCount += UInt32(codeSize)
      while bitCount >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits &>>= 8
        bitCount -= 8
      }
    }

    private mutating func flush() {
      if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    }

    private var blocks: [UInt8] {
      var blocks = [UInt8(minimumCodeSize)]
      blocks.reserveCapacity(bytes.count + bytes.count / 255 + 3)
      var offset = 0
      while offset < bytes.count {
        let count = min(255, bytes.count - offset)
        blocks.append(UInt8(count))
        blocks += bytes[offset..<offset + count]
        offset += count
      }
      blocks.append(0)
      return blocks
    }
  }
}
