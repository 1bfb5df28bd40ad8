import TestSupport
import Testing

@testable import Raster

@Suite struct InflaterTests {
  private typealias Reason = InflateError.Reason

  /// Expects a stream to be refused.
  private func expect(
    _ stream: [UInt8], count: Int, isRefused reason: InflateError.Reason, at offset: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(InflateError) {
      let bytes = try Inflater.inflate(stream, count: count)
      Issue.record("read as \(bytes)", sourceLocation: sourceLocation)
    } catch {
      #expect(error.reason == reason, sourceLocation: sourceLocation)
      if let offset { #expect(error.offset == offset, sourceLocation: sourceLocation) }
    }
  }

  // MARK: - What is read

  @Test("stored blocks are read, empty ones, too")
  func stored() throws {
    var string = BitString()
    string.add(0, 3)
    string.add(0, 5)
    string.add(0, 16)
    string.add(0xFFFF, 16)
    string.add(1, 3)
    string.add(0, 5)
    string.add(2, 16)
    string.add(0xFFFD, 16)
    string.add(7, 8)
    string.add(9, 8)
    #expect(try Inflater.inflate(string.stream(of: [7, 9]), count: 2) == [7, 9])
  }

  @Test("a block of the fixed code is read: literals of both lengths, a copy that overlaps itself")
  func fixed() throws {
    var string = BitString()
    string.add(1, 1)
    string.add(1, 2)
    string.add(code: "00110000")  // 0
    string.add(code: "110010000")  // 144
    // Length 10 is 264, distance 2 is 1.
    string.add(code: "0001000")
    string.add(code: "00001")
    string.add(code: "0000000")
    let bytes = Array([[0, 144], [0, 144], [0, 144], [0, 144], [0, 144], [0, 144]].joined())
      .map { UInt8($0) }
    #expect(try Inflater.inflate(string.stream(of: bytes), count: 12) == bytes)
  }

  @Test("the longest and farthest copies are read")
  func extremes() throws {
    var string = BitString()
    string.add(0, 3)
    string.add(0, 5)
    string.add(32_768, 16)
    string.add(32_767, 16)
    let first = (0..<32_768).map { UInt8(truncatingIfNeeded: $0 * 7) }
    for byte in first { string.add(Int(byte), 8) }
    string.add(1, 1)
    string.add(1, 2)
    // Length 258 is 285, distance 32768 is 29 with 13 ones.
    string.add(code: "11000101")
    string.add(code: "11101")
    string.add(8191, 13)
    // The same length the long way: 284 with 31.
    string.add(code: "11000100")
    string.add(31, 5)
    string.add(code: "11101")
    string.add(8191, 13)
    string.add(code: "0000000")
    let bytes = first + first[..<516]
    #expect(try Inflater.inflate(string.stream(of: bytes), count: bytes.count) == bytes)
  }

  @Test("a block with codes of its own is read")
  func dynamic() throws {
    // Codes by hand: A 0, B 10, end 110, length 3 111; distances 1: 0, 2: 1.
    var string = BitString.dynamic(
      literals: BitString.literals([65: 1, 66: 2, 256: 3, 257: 3], count: 258),
      distances: [1, 1])
    for code in ["0", "10", "111", "1", "10", "110"] { string.add(code: code) }
    let bytes: [UInt8] = [65, 66, 65, 66, 65, 66]
    #expect(try Inflater.inflate(string.stream(of: bytes), count: 6) == bytes)
  }

  @Test("a single distance may have a code of one bit; no distance needs none")
  func lackingDistances() throws {
    for distances in [[1], [0]] {
      var string = BitString.dynamic(
        literals: BitString.literals([65: 1, 256: 2, 257: 2], count: 258), distances: distances)
      string.add(code: "0")
      if distances == [1] { for code in ["11", "0"] { string.add(code: code) } }
      string.add(code: "10")
      let bytes = Array(repeating: UInt8(65), count: distances == [1] ? 4 : 1)
      #expect(try Inflater.inflate(string.stream(of: bytes), count: bytes.count) == bytes)
    }
  }

  // MARK: - What is refused

  @Test("headers of other methods and windows are refused, and dictionaries")
  func headers() {
    expect([0x79, 0x9C], count: 0, isRefused: .wrongHeader(0x79, 0x9C))
    expect([0x78, 0x9D], count: 0, isRefused: .wrongHeader(0x78, 0x9D))
    expect([0x88, 0x1C], count: 0, isRefused: .wrongHeader(0x88, 0x1C))
    expect([0x78, 0x20], count: 0, isRefused: .needsDictionary, at: 2)
    expect([0x78], count: 0, isRefused: .endOfBytes)
    expect([], count: 0, isRefused: .endOfBytes, at: 0)
  }

  @Test("blocks of the fourth kind are refused")
  func kind() {
    expect([0x78, 0x9C, 0x07], count: 0, isRefused: .unknownBlock)
  }

  @Test("a stored block whose lengths do not fit is refused")
  func storedLength() {
    expect(
      [0x78, 0x9C, 1, 2, 0, 0xFE, 0xFF, 7, 9], count: 2,
      isRefused: .wrongStoredLength(2, complement: 0xFFFE))
    expect([0x78, 0x9C, 1, 2, 0, 0xFD, 0xFF, 7], count: 2, isRefused: .endOfBytes)
  }

  @Test("codes with too many codes, and codes that leave some unused, are refused")
  func codes() {
    let over = BitString.dynamic(
      literals: BitString.literals([65: 1, 66: 1, 256: 1]), distances: [0])
    expect(over.stream(of: []), count: 0, isRefused: .overSubscribedCode)
    let incomplete = BitString.dynamic(
      literals: BitString.literals([65: 2, 66: 2, 256: 2]), distances: [0])
    expect(incomplete.stream(of: []), count: 0, isRefused: .incompleteCode)
    let distances = BitString.dynamic(
      literals: BitString.literals([65: 1, 256: 1]), distances: [2, 2])
    expect(distances.stream(of: []), count: 0, isRefused: .incompleteCode)
    let single = BitString.dynamic(
      literals: BitString.literals([65: 1, 256: 1]), distances: [2])
    expect(single.stream(of: []), count: 0, isRefused: .incompleteCode)
    let endless = BitString.dynamic(
      literals: BitString.literals([65: 1, 66: 1]), distances: [0])
    expect(endless.stream(of: []), count: 0, isRefused: .noCodeForEnd)
  }

  @Test("more symbols than there are, and repetitions of nothing or too long, are refused")
  func descriptions() {
    var many = BitString()
    many.add(1, 1)
    many.add(2, 2)
    many.add(30, 5)
    many.add(30, 5)
    many.add(0, 4)
    expect(
      many.stream(of: []), count: 0, isRefused: .tooManySymbols(literals: 287, distances: 31))
    // The code for lengths: 16 is 0, 18 is 1.
    for (code, extra) in [("0", (0, 2)), ("1", (127, 7))] {
      var string = BitString()
      string.add(1, 1)
      string.add(2, 2)
      string.add(0, 5)
      string.add(0, 5)
      string.add(0, 4)
      for length in [1, 0, 1, 0] { string.add(length, 3) }
      for _ in 0..<2 {
        string.add(code: code)
        string.add(extra.0, extra.1)
      }
      expect(string.stream(of: []), count: 0, isRefused: .wrongRepetition)
    }
  }

  @Test("copies from before the first byte, and codes for nothing, are refused")
  func copies() {
    var early = BitString()
    early.add(1, 1)
    early.add(1, 2)
    early.add(code: "00110000")
    early.add(code: "0000001")  // length 3
    early.add(code: "00001")  // distance 2
    expect(
      early.stream(of: []), count: 9, isRefused: .distanceTooFar(2, available: 1))
    // 286 and 30 have codes in the fixed code, and stand for nothing.
    var length = BitString()
    length.add(1, 1)
    length.add(1, 2)
    length.add(code: "11000110")
    expect(length.stream(of: []), count: 9, isRefused: .unknownCode)
    var distance = BitString()
    distance.add(1, 1)
    distance.add(1, 2)
    distance.add(code: "0000001")
    distance.add(code: "11110")
    expect(distance.stream(of: []), count: 9, isRefused: .unknownCode)
    // A distance where none has a code.
    var none = BitString.dynamic(
      literals: BitString.literals([65: 1, 256: 2, 257: 2], count: 258), distances: [0])
    none.add(code: "0")
    none.add(code: "11")
    none.add(0, 16)
    expect(none.stream(of: []), count: 9, isRefused: .unknownCode)
  }

  @Test("more or fewer bytes than wanted, other checksums and bytes after the end are refused")
  func amounts() {
    let stream = PNGChunks.stored([7, 9, 11])
    expect(stream, count: 2, isRefused: .tooLong(wanted: 2))
    expect(stream, count: 4, isRefused: .tooShort(given: 3, wanted: 4))
    expect(stream + [0, 0], count: 3, isRefused: .bytesAfterEnd(count: 2), at: stream.count)
    var wrong = stream
    wrong[wrong.count - 1] ^= 1
    let sum = UInt32(PNGChunks.adler([7, 9, 11]))
    expect(wrong, count: 3, isRefused: .wrongChecksum(sum ^ 1, computed: sum))
  }

  @Test("a stream cut anywhere ends too early, whatever its blocks")
  func cut() throws {
    let bytes = (0..<400).map { UInt8(truncatingIfNeeded: $0 * $0 / 70) }
    for stream in [Deflater.deflate(bytes, period: 1), PNGChunks.stored(bytes)] {
      for length in 0..<stream.count {
        expect(Array(stream[..<length]), count: 400, isRefused: .endOfBytes)
      }
    }
  }
}
