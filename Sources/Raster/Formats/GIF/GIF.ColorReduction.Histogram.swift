extension GIF.ColorReduction {
  /// The different colours of pixels, in the order of their first pixels, and how many there are of each.
  struct Histogram {
    private(set) var colors: [UInt32] = []
    private(set) var counts: [Int] = []
    /// Indices + 1 by a hash of the colour, with open addressing; 0 where there is none.
    private var slots = [Int32](repeating: 0, count: 1024)
    private var shift: UInt32 = 22

    init(of pixels: [UInt32], ignoring ignored: [Bool]) {
      for (pixel, isIgnored) in zip(pixels, ignored) where !isIgnored { add(pixel) }
    }

    func index(of color: UInt32) -> Int? {
      let entry = slots[slot(of: color)]
      return entry == 0 ? nil : Int(entry) - 1
    }

    private mutating func add(_ color: UInt32) {
      let slot = slot(of: color)
      guard slots[slot] == 0 else {
        counts[Int(slots[slot]) - 1] += 1
        return
      }
      colors.append(color)
      counts.append(1)
      slots[slot] = Int32(colors.count)
      if colors.count * 2 > slots.count { grow() }
    }

    private mutating func grow() {
      slots = [Int32](repeating: 0, count: slots.count * 2)
      shift -= 1
      for (index, color) in colors.enumerated() { slots[slot(of: color)] = Int32(index + 1) }
    }

    /// The slot of a colour, or the empty one where it belongs; half of them are empty.
    private func slot(of color: UInt32) -> Int {
      var slot = Int((color &* 2_654_435_761) &>> shift)
      while slots[slot] != 0, colors[Int(slots[slot]) - 1] != color {
        slot = (slot &+ 1) & (slots.count &- 1)
      }
      return slot
    }
  }
}
