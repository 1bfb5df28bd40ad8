// A writer of zlib streams. Goals, in order: what it writes every reader reads; files as small as the
// best of zlib's levels makes them; speed, above all on flat pictures, which are long repetitions.
//
// Copies are looked for among earlier places with the same six bytes, the nearest first, up to a number of
// places, and at the nearest with the same three. A copy is taken only if none at the next place is
// longer. Within a repetition of one pixel all places look the same, and most are of no use: what
// follows the repetition must be the same, too. So there only places count that are as far from the end
// of theirs. On screens that makes a search of 128 places as good as one of thousands without it.
//
// Source: RFC 1951; the search is the one its section 4 describes, but for the six bytes and repetitions.

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

    /// Measured: four times as many tries make screens smaller by a third of a percent.
    static let normal = Effort(tries: 128, good: 32, lazy: 258, enough: 258)
    /// To see which of two ways is shorter.
    static let low = Effort(tries: 32, good: 32, lazy: 258, enough: 258)
  }

  /// Packs bytes into a stream; `period` is the length of what often repeats itself, as pixels do.
  static func deflate(_ bytes: [UInt8], period: Int, effort: Effort = .normal) -> [UInt8] {
    var deflater = Deflater(effort: effort, period: period)
    deflater.run(bytes)
    deflater.writer.fillByte()
    var checksum = Adler32()
    checksum.combine(bytes)
    var stream = deflater.writer.bytes
    for shift in [24, 16, 8, 0] as [UInt32] {
      stream.append(UInt8(truncatingIfNeeded: checksum.value &>> shift))
    }
    return stream
  }

  /// Three bytes, at a distance that costs more than they do, are no copy.
  private static let farForThree = 4096

  private let effort: Effort
  private var block = DeflateBlock()
  private var blockStart = 0
  /// The header says deflate, a window of 32 KiB, and that it was compressed as well as could be.
  private var writer = BitWriter([0x78, 0xDA])

  private let period: Int
  /// Up to here bytes are the same as those a period later, from the place on that is being entered.
  private var runEnd = 0

  private init(effort: Effort, period: Int) {
    self.effort = effort
    self.period = period
  }

  private struct Copy {
    var length = 2
    var distance = 0
  }

  private mutating func run(_ array: [UInt8]) {
    let bytes = array.span
    var table = PlaceTable.empty
    var places = table.mutableSpan
    var place = 0
    var held = Copy()
    var holdsLiteral = false
    while place < bytes.count {
      let last = enter(place, bytes, &places)
      var found = Copy()
      if held.length < effort.lazy {
        found = longestCopy(bytes, at: place, last, places, beating: held.length)
      }
      if held.length > 2 && found.length <= held.length {
        block.appendCopy(length: held.length, distance: held.distance)
        let end = place - 1 + held.length
        while place + 1 < end {
          place += 1
          _ = enter(place, bytes, &places)
        }
        place = end
        held = Copy()
        holdsLiteral = false
        if block.isFull { endBlock(array, at: place) }
        continue
      }
      if holdsLiteral {
        block.append(literal: bytes[place - 1])
        if block.isFull { endBlock(array, at: place) }
      }
      held = found
      holdsLiteral = true
      place += 1
    }
    if holdsLiteral { block.append(literal: bytes[bytes.count - 1]) }
    if blockStart < bytes.count || bytes.isEmpty { endBlock(array, at: bytes.count) }
  }

  private mutating func endBlock(_ bytes: [UInt8], at place: Int) {
    block.write(for: bytes[blockStart..<place], isLast: place == bytes.count, to: &writer)
    blockStart = place
  }

  /// Enters a place, and gives the last ones that look like it.
  @inline(__always)
  private mutating func enter(
    _ place: Int, _ bytes: Span<UInt8>, _ places: inout MutableSpan<UInt32>
  ) -> PlaceTable.Last {
    if place >= runEnd {
      let limit = max(0, bytes.count &- place &- period)
      runEnd = place &+ Self.commonLength(bytes, place, place &+ period, limit: limit)
    }
    return PlaceTable.enter(place, bytes, runEnd: runEnd, &places)
  }

  private func longestCopy(
    _ bytes: Span<UInt8>, at place: Int, _ last: PlaceTable.Last,
    _ places: borrowing MutableSpan<UInt32>, beating length: Int
  ) -> Copy {
    var best = Copy(length: length, distance: 0)
    let limit = min(MatchLength.limit, bytes.count &- place)
    guard limit > length else { return Copy() }
    let oldest = max(0, place &- MatchDistance.limit)
    let enough = min(effort.enough, limit)
    var tries = length >= effort.good ? effort.tries / 4 : effort.tries
    var next = last.withSix
    var tail = bytes[place &+ best.length]
    if last.withThree > oldest && length < 6 {
      let start = last.withThree &- 1
      let length = Self.commonLength(bytes, start, place, limit: limit)
      if length > best.length {
        best = Copy(length: length, distance: place &- start)
        if length >= enough { return best }
        tail = bytes[place &+ length]
      }
    }
    while next > oldest && tries > 0 {
      let start = next &- 1
      if bytes[start &+ best.length] == tail {
        let length = Self.commonLength(bytes, start, place, limit: limit)
        if length > best.length {
          best = Copy(length: length, distance: place &- start)
          if length >= enough { break }
          tail = bytes[place &+ length]
        }
      }
      next = PlaceTable.place(before: start, places)
      if next > start { break }
      tries &-= 1
    }
    let isWorthless = best.length == 3 && best.distance > Self.farForThree
    return best.distance == 0 || isWorthless ? Copy() : best
  }

  /// How many bytes are the same from two places on, up to a number that is there at both.
  @inline(__always)
  private static func commonLength(
    _ bytes: Span<UInt8>, _ first: Int, _ second: Int, limit: Int
  ) -> Int {
    let raw = unsafe bytes.bytes
    var length = 0
    // Eight bytes a step; both places have `limit` bytes.
    while length &+ 8 <= limit {
      let one = unsafe raw.unsafeLoadUnaligned(
        fromUncheckedByteOffset: first &+ length, as: UInt64.self)
      let other = unsafe raw.unsafeLoadUnaligned(
        fromUncheckedByteOffset: second &+ length, as: UInt64.self)
      let difference = one ^ other
      if difference != 0 {
        return length &+ UInt64(littleEndian: difference).trailingZeroBitCount / 8
      }
      length &+= 8
    }
    while length < limit && bytes[first &+ length] == bytes[second &+ length] { length &+= 1 }
    return length
  }
}
