// A reader of zlib streams. Goals, in order: no bytes whatever make it trap, or take more memory than
// is asked for; it refuses what zlib refuses; speed. The length of what comes out is known before, so
// there is one array that never grows.
//
// Source: RFC 1950 and RFC 1951. Which codes may lack codes, and the limits of 286 and 30 symbols, are
// those of zlib, which is what files in the world are written for.

/// Reads a zlib stream whose length is known.
struct Inflater {
  /// Takes a stream apart.
  ///
  /// - Parameters:
  ///   - stream: A whole stream; nothing may follow it.
  ///   - count: The number of bytes that must come out.
  /// - Returns: The bytes.
  /// - Throws: `InflateError` if the stream is damaged, or holds more or fewer bytes.
  static func inflate(_ stream: [UInt8], count: Int) throws(InflateError) -> [UInt8] {
    var inflater = Inflater(stream: stream, count: count)
    do throws(InflateError.Reason) {
      try inflater.readStream()
    } catch {
      throw InflateError(reason: error, offset: inflater.position)
    }
    return inflater.output
  }

  private let stream: [UInt8]
  /// The next byte of the stream to be held.
  private var offset = 0
  /// Bits to come, the next one lowest; those above `heldCount` are zeros.
  private var held: UInt64 = 0
  private var heldCount = 0
  private var output: [UInt8]
  /// How many bytes of `output` are there.
  private var written = 0

  /// Made when the first block needs them, and once: a block can be as short as ten bits.
  private var fixedCodes: FixedCodes?

  private struct FixedCodes {
    let literals: HuffmanDecoder
    let distances: HuffmanDecoder

    init() throws(InflateError.Reason) {
      literals = try HuffmanDecoder(
        lengths: HuffmanCode.fixedLiteralLengths[...], mayLack: false)
      distances = try HuffmanDecoder(
        lengths: HuffmanCode.fixedDistanceLengths[...], mayLack: false)
    }
  }

  private init(stream: [UInt8], count: Int) {
    self.stream = stream
    output = Array(repeating: 0, count: count)
  }

  /// The first byte of which no bit was used.
  private var position: Int { offset - heldCount / 8 }

  private mutating func readStream() throws(InflateError.Reason) {
    try readHeader()
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 0: try readStored()
      case 1: try readFixed()
      case 2: try readDynamic()
      default: throw .unknownBlock
      }
    }
    guard written == output.count else {
      throw .tooShort(given: written, wanted: output.count)
    }
    try readChecksum()
  }

  private mutating func readHeader() throws(InflateError.Reason) {
    let method = UInt8(try bits(8))
    let flags = UInt8(try bits(8))
    guard method & 15 == 8, method &>> 4 <= 7, (UInt32(method) &<< 8 | UInt32(flags)) % 31 == 0
    else { throw .wrongHeader(method, flags) }
    guard flags & 32 == 0 else { throw .needsDictionary }
  }

  private mutating func readChecksum() throws(InflateError.Reason) {
    dropPartOfByte()
    var stored: UInt32 = 0
    for _ in 0..<4 { stored = stored &<< 8 | UInt32(try bits(8)) }
    var checksum = Adler32()
    checksum.combine(output)
    guard stored == checksum.value else {
      throw .wrongChecksum(stored, computed: checksum.value)
    }
    guard position == stream.count else { throw .bytesAfterEnd(count: stream.count - position) }
  }

  // MARK: - Bits

  /// Holds at least 56 bits, or all that there are.
  @inline(__always)
  private mutating func refill() {
    while heldCount <= 56 && offset < stream.count {
      held |= UInt64(stream[offset]) &<< UInt64(heldCount)
      offset &+= 1
      heldCount &+= 8
    }
  }

  /// The next bits, at most 16, the first one lowest.
  @inline(__always)
  private mutating func bits(_ count: Int) throws(InflateError.Reason) -> Int {
    if heldCount < count { refill() }
    return try heldBits(count)
  }

  /// The same, where all bits that there are were held.
  @inline(__always)
  private mutating func heldBits(_ count: Int) throws(InflateError.Reason) -> Int {
    guard heldCount >= count else { throw .endOfBytes }
    let value = Int(truncatingIfNeeded: held & (1 &<< UInt64(count) &- 1))
    drop(count)
    return value
  }

  @inline(__always)
  private mutating func drop(_ count: Int) {
    held &>>= UInt64(count)
    heldCount &-= count
  }

  private mutating func dropPartOfByte() {
    drop(heldCount & 7)
  }

  // MARK: - Blocks

  private mutating func readStored() throws(InflateError.Reason) {
    dropPartOfByte()
    let length = UInt16(try bits(16))
    let complement = UInt16(try bits(16))
    guard length == ~complement else {
      throw .wrongStoredLength(length, complement: complement)
    }
    let count = Int(length)
    // What is held goes back.
    offset -= heldCount / 8
    held = 0
    heldCount = 0
    guard stream.count - offset >= count else {
      offset = stream.count
      throw .endOfBytes
    }
    guard output.count - written >= count else { throw .tooLong(wanted: output.count) }
    for index in 0..<count { output[written + index] = stream[offset + index] }
    offset += count
    written += count
  }

  private mutating func readFixed() throws(InflateError.Reason) {
    let codes: FixedCodes
    if let made = fixedCodes {
      codes = made
    } else {
      codes = try FixedCodes()
      fixedCodes = codes
    }
    try readCopies(literals: codes.literals, distances: codes.distances)
  }

  private mutating func readDynamic() throws(InflateError.Reason) {
    let literalCount = try bits(5) + 257
    let distanceCount = try bits(5) + 1
    let lengthCount = try bits(4) + 4
    guard literalCount <= 286, distanceCount <= 30 else {
      throw .tooManySymbols(literals: literalCount, distances: distanceCount)
    }
    var orders = Array(repeating: UInt8(0), count: 19)
    for index in 0..<lengthCount { orders[HuffmanCode.lengthOrder[index]] = UInt8(try bits(3)) }
    let lengthCode = try HuffmanDecoder(lengths: orders[...], mayLack: false)
    let lengths = try readLengths(count: literalCount + distanceCount, with: lengthCode)
    guard lengths[256] > 0 else { throw .noCodeForEnd }
    try readCopies(
      literals: HuffmanDecoder(lengths: lengths[..<literalCount], mayLack: true),
      distances: HuffmanDecoder(lengths: lengths[literalCount...], mayLack: true))
  }

  private mutating func readLengths(count: Int, with code: HuffmanDecoder)
    throws(InflateError.Reason) -> [UInt8]
  {
    var lengths: [UInt8] = []
    lengths.reserveCapacity(count)
    while lengths.count < count {
      refill()
      let symbol = try nextSymbol(code)
      var value: UInt8 = 0
      var times = 1
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .wrongRepetition }
        value = last
        times = try bits(2) + 3
      case 17: times = try bits(3) + 3
      case 18: times = try bits(7) + 11
      default: value = UInt8(symbol)
      }
      guard lengths.count + times <= count else { throw .wrongRepetition }
      for _ in 0..<times { lengths.append(value) }
    }
    return lengths
  }

  /// The next symbol, where at least 15 bits are held, or all that there are.
  @inline(__always)
  private mutating func nextSymbol(_ code: HuffmanDecoder) throws(InflateError.Reason) -> Int {
    let mask: UInt64 = (1 &<< UInt64(HuffmanDecoder.tableBits)) &- 1
    let entry = Int(code.table[Int(truncatingIfNeeded: held & mask)])
    if entry != 0 {
      guard heldCount >= entry & 15 else { throw .endOfBytes }
      drop(entry & 15)
      return entry &>> 4
    }
    guard let (symbol, length) = code.symbol(of: held) else {
      throw heldCount < HuffmanDecoder.lengthLimit ? .endOfBytes : .unknownCode
    }
    guard heldCount >= length else { throw .endOfBytes }
    drop(length)
    return symbol
  }

  private mutating func readCopies(literals: HuffmanDecoder, distances: HuffmanDecoder)
    throws(InflateError.Reason)
  {
    while true {
      // A length and a distance take at most 15 + 5 + 15 + 13 bits.
      refill()
      let symbol = try nextSymbol(literals)
      if symbol < 256 {
        guard written < output.count else { throw .tooLong(wanted: output.count) }
        output[written] = UInt8(truncatingIfNeeded: symbol)
        written &+= 1
        continue
      }
      if symbol == 256 { return }
      guard symbol <= 285 else { throw .unknownCode }
      let length = MatchLength.base(of: symbol) &+ (try heldBits(MatchLength.extraBits(of: symbol)))
      let code = try nextSymbol(distances)
      guard code <= 29 else { throw .unknownCode }
      let distance =
        MatchDistance.base(of: code) &+ (try heldBits(MatchDistance.extraBits(of: code)))
      try copy(length, from: distance)
    }
  }

  @inline(__always)
  private mutating func copy(_ length: Int, from distance: Int) throws(InflateError.Reason) {
    guard distance <= written else { throw .distanceTooFar(distance, available: written) }
    guard output.count &- written >= length else { throw .tooLong(wanted: output.count) }
    for index in written..<written &+ length { output[index] = output[index &- distance] }
    written &+= length
  }
}
