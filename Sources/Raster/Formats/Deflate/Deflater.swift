// A writer of zlib streams. Goals, in order: what it writes every reader reads; files as small as the
// best of zlib's levels makes them; speed, above all on flat pictures, which are long repetitions.
//
// Copies are looked for among earlier places with the same three bytes, the nearest first, up to a
// number of places. A copy is taken only if none at the next place is longer.
//
// Source: RFC 1951; the search is the one its section 4 describes.

/// Writes zlib streams.
struct Deflater {
  /// How long copies are looked for.
  struct Effort {
    /// Places that are tried for one copy.
    var tries: Int
    /// A copy as long as this is good enough to try only a quarter of the places at the next byte.
    var good: Int
    /// A copy as long as this is taken without a look at the next byte.
    var lazy: Int
    /// A copy as long as this ends the search.
    var enough: Int

    static let normal = Effort(tries: 128, good: 32, lazy: 258, enough: 258)
  }

  /// Packs bytes into a stream.
  static func deflate(_ bytes: [UInt8], effort: Effort = .normal) -> [UInt8] {
    var deflater = Deflater(bytes, effort: effort)
    deflater.run()
    deflater.writer.fillByte()
    var checksum = Adler32()
    checksum.combine(bytes)
    var stream = deflater.writer.bytes
    for shift in [24, 16, 8, 0] as [UInt32] {
      stream.append(UInt8(truncatingIfNeeded: checksum.value &>> shift))
    }
    return stream
  }

  private static let hashBits = 15
  /// Three bytes, at a distance that costs more than they do, are no copy.
  private static let farForThree = 4096

  private let bytes: [UInt8]
  private let effort: Effort
  /// The last place with a hash, plus one; 0 if there is none.
  private var heads = Array(repeating: UInt32(0), count: 1 &<< hashBits)
  /// For each of the last 32768 places, modulo that: the one before with the same hash, plus one.
  private var previous = Array(repeating: UInt32(0), count: MatchDistance.limit)
  private var block = DeflateBlock()
  private var blockStart = 0
  /// The header says deflate, a window of 32 KiB, and that it was compressed as well as could be.
  private var writer = BitWriter([0x78, 0xDA])

  private init(_ bytes: [UInt8], effort: Effort) {
    self.bytes = bytes
    self.effort = effort
  }

  private struct Copy {
    var length = 2
    var distance = 0
  }

  private mutating func run() {
    var place = 0
    var held = Copy()
    var holdsLiteral = false
    while place < bytes.count {
      let candidate = insert(place)
      var found = Copy()
      if held.length < effort.lazy, candidate > 0 {
        found = longestCopy(at: place, from: candidate, beating: held.length)
      }
      if held.length > 2 && found.length <= held.length {
        block.appendCopy(length: held.length, distance: held.distance)
        let end = place - 1 + held.length
        for inner in place + 1..<max(place + 1, end) { _ = insert(inner) }
        place = end
        held = Copy()
        holdsLiteral = false
        if block.isFull { endBlock(at: place, isLast: place == bytes.count) }
        continue
      }
      if holdsLiteral {
        block.append(literal: bytes[place - 1])
        if block.isFull { endBlock(at: place, isLast: false) }
      }
      held = found
      holdsLiteral = true
      place += 1
    }
    if holdsLiteral { block.append(literal: bytes[bytes.count - 1]) }
    if blockStart < bytes.count || bytes.isEmpty { endBlock(at: bytes.count, isLast: true) }
  }

  private mutating func endBlock(at place: Int, isLast: Bool) {
    block.write(for: bytes[blockStart..<place], isLast: isLast, to: &writer)
    blockStart = place
  }

  /// Enters a place, and gives the last one with the same hash, plus one; 0 if there is none.
  @inline(__always)
  private mutating func insert(_ place: Int) -> Int {
    guard place &+ 2 < bytes.count else { return 0 }
    let three =
      UInt32(bytes[place]) | UInt32(bytes[place &+ 1]) &<< 8 | UInt32(bytes[place &+ 2]) &<< 16
    let hash = Int((three &* 0x9E37_79B1) &>> UInt32(32 - Self.hashBits))
    let last = heads[hash]
    previous[place & (MatchDistance.limit &- 1)] = last
    heads[hash] = UInt32(truncatingIfNeeded: place &+ 1)
    return Int(last)
  }

  private func longestCopy(at place: Int, from candidate: Int, beating length: Int) -> Copy {
    var best = Copy(length: length, distance: 0)
    let limit = min(MatchLength.limit, bytes.count - place)
    let oldest = max(0, place - MatchDistance.limit)
    var tries = length >= effort.good ? effort.tries / 4 : effort.tries
    var next = candidate
    while next > oldest && tries > 0 && best.length < limit {
      let start = next - 1
      if bytes[start + best.length] == bytes[place + best.length] {
        let length = matchLength(start, place, limit: limit)
        if length > best.length {
          best = Copy(length: length, distance: place - start)
          if length >= effort.enough { break }
        }
      }
      next = Int(previous[start & (MatchDistance.limit - 1)])
      if next > start { break }
      tries -= 1
    }
    let isWorthless = best.length == 3 && best.distance > Self.farForThree
    return best.distance == 0 || isWorthless ? Copy() : best
  }

  @inline(__always)
  private func matchLength(_ first: Int, _ second: Int, limit: Int) -> Int {
    var length = 0
    while length < limit && bytes[first &+ length] == bytes[second &+ length] { length &+= 1 }
    return length
  }
}
