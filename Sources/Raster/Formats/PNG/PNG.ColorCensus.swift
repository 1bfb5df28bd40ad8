extension PNG {
  /// Which colours pictures have, up to 256 of them.
  struct ColorCensus {
    /// The number of colours up to which they are told apart.
    static let limit = 256

    /// The premultiplied words, in the order in which they were met; meaningless if there were more.
    private(set) var words: [UInt32] = []
    /// Whether there were more than 256.
    private(set) var hasTooMany = false
    /// Whether no pixel lets anything through.
    var isOpaque: Bool { everySet &>> 24 == 255 }
    /// Whether red, green and blue are the same in all pixels.
    private(set) var isGrey = true

    /// The bits that are ones in all pixels.
    private var everySet: UInt32 = .max
    /// Open addressing: the place in `words` plus one, 0 where there is nothing.
    private var slots = Array(repeating: UInt16(0), count: 1024)
    private var last: UInt32?

    /// Adds the pixels of a picture.
    mutating func count(_ pixels: [UInt32]) {
      var index = 0
      while index < pixels.count && !hasTooMany {
        let word = pixels[index]
        if word != last { meet(word) }
        index += 1
      }
      var everySet = everySet
      var difference: UInt32 = 0
      for word in pixels[index...] {
        everySet &= word
        difference |= (word ^ word &>> 8) & 0xFFFF
      }
      self.everySet = everySet
      if difference != 0 { isGrey = false }
    }

    private mutating func meet(_ word: UInt32) {
      last = word
      everySet &= word
      if (word ^ word &>> 8) & 0xFFFF != 0 { isGrey = false }
      let slot = slot(of: word)
      guard slots[slot] == 0 else { return }
      guard words.count < Self.limit else {
        hasTooMany = true
        return
      }
      words.append(word)
      slots[slot] = UInt16(words.count)
    }

    /// The place of a word among `words`, which it is one of.
    @inline(__always)
    func place(of word: UInt32) -> Int { Int(slots[slot(of: word)]) &- 1 }

    /// The slot that has a word, or would get it.
    @inline(__always)
    private func slot(of word: UInt32) -> Int {
      var slot = Int((word &* 0x9E37_79B1) &>> 22)
      while slots[slot] != 0 && words[Int(slots[slot]) &- 1] != word { slot = (slot &+ 1) & 1023 }
      return slot
    }
  }
}
