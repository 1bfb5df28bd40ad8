extension GIF {
  /// Expands the compressed indices of a frame.
  struct LZWDecoder {
    private let clearCode: Int
    private let minimumCodeSize: Int
    private let wanted: Int
    private let frame: Int
    /// For each code the code of its string without the last index, and that index.
    private var prefixes = [UInt16](repeating: 0, count: 4096)
    private var suffixes = [UInt8](repeating: 0, count: 4096)
    private var lengths = [UInt16](repeating: 1, count: 4096)
    private var nextCode = 0
    private var codeSize = 0
    private var previous: Int?
    /// The indices so far, at most as many as wanted.
    private(set) var indices: [UInt8] = []

    init(minimumCodeSize: Int, wanted: Int, frame: Int) {
      self.minimumCodeSize = minimumCodeSize
      self.wanted = wanted
      self.frame = frame
      clearCode = 1 << minimumCodeSize
      for code in 0..<clearCode { suffixes[code] = UInt8(code) }
      clear()
    }

    /// Expands all data; what follows the last pixel, or the code for the end, does not count.
    mutating func decode(_ data: [UInt8]) throws(ParsingError) {
      var bits: UInt32 = 0
      var bitCount = 0
      for byte in data {
        bits |= UInt32(byte) &<< UInt32(bitCount)
        bitCount += 8
        while bitCount >= codeSize {
          let code = Int(bits & (1 &<< UInt32(codeSize) &- 1))
          bits &>>= UInt32(codeSize)
          bitCount -= codeSize
          if code == clearCode {
            clear()
            continue
          }
          if code != clearCode + 1 { try take(code) }
          if code == clearCode + 1 || indices.count == wanted { return try checkCount() }
        }
      }
      try checkCount()
    }

    private func checkCount() throws(ParsingError) {
      guard indices.count == wanted else {
        throw .pixelsMissing(frame: frame, wanted: wanted, given: indices.count)
      }
    }

    private mutating func clear() {
      nextCode = clearCode + 2
      codeSize = minimumCodeSize + 1
      previous = nil
    }

    private mutating func take(_ code: Int) throws(ParsingError) {
      guard let previous else {
        guard code < clearCode else {
          throw .codeOutOfRange(code, limit: clearCode - 1, frame: frame)
        }
        append(code)
        self.previous = code
        return
      }
      // A code may be that of the string it makes itself: the previous one and its own first index.
      let limit = nextCode < 4096 ? nextCode : nextCode - 1
      guard code <= limit else { throw .codeOutOfRange(code, limit: limit, frame: frame) }
      if nextCode < 4096 {
        prefixes[nextCode] = UInt16(previous)
        suffixes[nextCode] = firstIndex(of: code == nextCode ? previous : code)
        lengths[nextCode] = lengths[previous] + 1
        nextCode += 1
        if nextCode == 1 << codeSize, codeSize < 12 { codeSize += 1 }
      }
      append(code)
      self.previous = code
    }

    private func firstIndex(of code: Int) -> UInt8 {
      var code = code
      while code >= clearCode { code = Int(prefixes[code]) }
      return UInt8(code)
    }

    /// Appends the string of a code, from its end.
    private mutating func append(_ code: Int) {
      let length = Int(lengths[code])
      let start = indices.count
      indices += repeatElement(0, count: min(length, wanted - start))
      var code = code
      var place = start + length - 1
      while place >= start {
        if place < indices.count { indices[place] = suffixes[code] }
        code = Int(prefixes[code])
        place -= 1
      }
    }
  }
}
