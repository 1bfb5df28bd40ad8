extension GIF {
  /// A table of colours, to which colours are added and from which none is taken.
  ///
  /// Its colours are opaque words of a bitmap.
  struct Palette {
    /// The greatest number of entries.
    static var limit: Int { 256 }

    private(set) var colors: [UInt32] = []
    /// Indices by a hash of the colour, with open addressing; -1 where there is none.
    private var slots = [Int16](repeating: -1, count: 1024)

    var isFull: Bool { colors.count == Self.limit }

    func index(of color: UInt32) -> Int? {
      let index = slots[slot(of: color)]
      return index < 0 ? nil : Int(index)
    }

    /// Adds a colour unless it is there.
    ///
    /// - Returns: Its index; `nil` if there is no room.
    mutating func insert(_ color: UInt32) -> Int? {
      let slot = slot(of: color)
      if slots[slot] >= 0 { return Int(slots[slot]) }
      guard !isFull else { return nil }
      slots[slot] = Int16(colors.count)
      colors.append(color)
      return colors.count - 1
    }

    /// Adds an entry that stands for no colour, if there is room.
    mutating func appendFiller() {
      if !isFull { colors.append(0xFF00_0000) }
    }

    /// The slot of a colour, or the empty one where it belongs; a quarter of the slots is in use at
    /// most, so there is one.
    private func slot(of color: UInt32) -> Int {
      var slot = Int((color &* 2_654_435_761) &>> 22)
      while slots[slot] >= 0, colors[Int(slots[slot])] != color { slot = (slot + 1) & 1023 }
      return slot
    }

    /// Bits of an index, 1 … 8, so that there are codes for all entries.
    var bits: Int { GIF.bits(forCount: colors.count) }

    /// Three bytes an entry, up to a power of two of them.
    var bytes: [UInt8] {
      var bytes: [UInt8] = []
      for color in colors {
        let pixel = Pixel(word: color)
        bytes += [pixel.red, pixel.green, pixel.blue]
      }
      bytes += [UInt8](repeating: 0, count: 3 << bits - bytes.count)
      return bytes
    }
  }

  /// The bits that so many indices need, at least 1.
  static func bits(forCount count: Int) -> Int {
    var bits = 1
    while 1 << bits < count { bits += 1 }
    return bits
  }
}
