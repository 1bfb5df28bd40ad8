import Compositor

/// What differs between two pictures of one size, made stronger where it is faint.
struct PictureDifference: Hashable, Sendable {
  /// By what differences are multiplied: so that the greatest is seen well, and at most 16.
  let factor: Int
  /// The pixels, opaque, black where nothing differs; red lowest.
  let words: [UInt32]

  /// Compares two pictures of one size.
  init(_ a: CompositedPicture, _ b: CompositedPicture) {
    var greatest = 1
    for (p, q) in zip(a.pixels, b.pixels) {
      greatest = max(
        greatest, Self.distance(p.red, q.red), Self.distance(p.green, q.green),
        Self.distance(p.blue, q.blue))
    }
    let factor = min(16, max(1, 255 / greatest))
    self.factor = factor
    words = zip(a.pixels, b.pixels).map { p, q in
      func channel(_ a: UInt8, _ b: UInt8) -> UInt32 {
        UInt32(min(255, factor * Self.distance(a, b)))
      }
      return channel(p.red, q.red) | channel(p.green, q.green) << 8
        | channel(p.blue, q.blue) << 16 | 0xFF00_0000
    }
  }

  private static func distance(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
}
