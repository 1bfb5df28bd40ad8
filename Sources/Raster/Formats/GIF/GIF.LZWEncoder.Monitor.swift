extension GIF.LZWEncoder {
  /// Watches how many pixels a code stands for, to tell when a full dictionary has grown stale.
  struct Monitor {
    private let start: Int
    /// Codes since the dictionary was cleared.
    private var codeCount = 0
    /// Pixels a code, in 256ths, when the dictionary became full; 0 before.
    private var wanted = 0
    private var windowStart = 0
    private var windowCodes = 0

    init(start: Int = 0) {
      self.start = start
    }

    /// Counts a code that ends before `position`.
    mutating func count(isFull: Bool, _ position: Int) {
      codeCount += 1
      if isFull, wanted == 0 {
        wanted = Self.rate(position - start, codeCount)
        windowStart = position
        windowCodes = 0
      }
    }

    /// Whether the latest codes of a full dictionary stand for too few pixels.
    mutating func shallClear(at position: Int) -> Bool {
      guard wanted > 0 else { return false }
      windowCodes += 1
      guard windowCodes == 256 else { return false }
      let rate = Self.rate(position - windowStart, windowCodes)
      windowStart = position
      windowCodes = 0
      return rate < wanted
    }

    /// Pixels a code in 256ths; without overflow where `Int` has 32 bits.
    private static func rate(_ pixels: Int, _ codes: Int) -> Int {
      Int(min(Int64(pixels) * 256 / Int64(max(codes, 1)), 0x7FFF_FFFF))
    }
  }
}
