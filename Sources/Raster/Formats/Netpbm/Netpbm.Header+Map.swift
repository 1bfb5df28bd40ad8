// The header of a PAM: lines of a word and a value, in any order, up to ENDHDR. A value that stands
// twice counts as the later says; tuple types are joined by a blank. All as in netpbm.

extension Netpbm.Header {
  /// The lines whose value is a number.
  private struct Numbers {
    var width: Int?
    var height: Int?
    var depth: Int?
    var maximum: Int?
  }

  /// One line, without the white space around it.
  private struct Line {
    let offset: Int
    let word: String
    /// The bytes of the value, without the white space around them.
    let value: Range<Int>
  }

  mutating func readMapLines(at cursor: inout Netpbm.Cursor) throws(Netpbm.ParsingError) {
    let rest = try Self.line(at: &cursor)
    guard rest.word.isEmpty else {
      throw .unexpectedByte(cursor.bytes[rest.offset], offset: rest.offset)
    }
    var numbers = Numbers()
    var tupleType = ""
    while true {
      let line = try Self.line(at: &cursor)
      switch line.word {
      case "WIDTH": numbers.width = try Self.number(line, in: cursor.bytes)
      case "HEIGHT": numbers.height = try Self.number(line, in: cursor.bytes)
      case "DEPTH": numbers.depth = try Self.number(line, in: cursor.bytes)
      case "MAXVAL":
        numbers.maximum = try Self.number(line, in: cursor.bytes)
        maximumOffset = line.value.lowerBound
      case "TUPLTYPE":
        guard !line.value.isEmpty else { throw .unexpectedLine(offset: line.offset) }
        let text = String(decoding: cursor.bytes[line.value], as: UTF8.self)
        tupleType += tupleType.isEmpty ? text : " " + text
      case "ENDHDR":
        try take(numbers)
        try take(tupleType: tupleType)
        return
      case "": break
      default: throw .unexpectedLine(offset: line.offset)
      }
    }
  }

  private mutating func take(_ numbers: Numbers) throws(Netpbm.ParsingError) {
    guard let width = numbers.width else { throw .lineMissing("WIDTH") }
    guard let height = numbers.height else { throw .lineMissing("HEIGHT") }
    guard let depth = numbers.depth else { throw .lineMissing("DEPTH") }
    guard let maximum = numbers.maximum else { throw .lineMissing("MAXVAL") }
    self.width = width
    self.height = height
    self.depth = depth
    self.maximum = maximum
    try checkMaximum()
  }

  /// A map without a tuple type is taken for the one its depth suggests.
  private mutating func take(tupleType: String) throws(Netpbm.ParsingError) {
    let (colorCount, hasAlpha): (Int, Bool)
    switch (tupleType, depth) {
    case ("GRAYSCALE", _), ("BLACKANDWHITE", _), ("", 1): (colorCount, hasAlpha) = (1, false)
    case ("GRAYSCALE_ALPHA", _), ("BLACKANDWHITE_ALPHA", _), ("", 2):
      (colorCount, hasAlpha) = (1, true)
    case ("RGB", _), ("", 3): (colorCount, hasAlpha) = (3, false)
    case ("RGB_ALPHA", _), ("", 4): (colorCount, hasAlpha) = (3, true)
    default: throw .unsupportedTuples(type: tupleType, depth: depth)
    }
    guard depth >= colorCount + (hasAlpha ? 1 : 0) else {
      throw .unsupportedTuples(type: tupleType, depth: depth)
    }
    if tupleType == "BLACKANDWHITE" || tupleType == "BLACKANDWHITE_ALPHA", maximum != 1 {
      throw .maximumOutOfRange(maximum, offset: maximumOffset)
    }
    self.colorCount = colorCount
    self.hasAlpha = hasAlpha
  }

  /// Reads a line; one that begins with `#` is read as an empty one.
  private static func line(at cursor: inout Netpbm.Cursor) throws(Netpbm.ParsingError) -> Line {
    let start = cursor.offset
    while try cursor.nextRaw() != UInt8(ascii: "\n") {}
    let bytes = cursor.bytes
    let text = trimmed(start..<cursor.offset, of: bytes)
    guard bytes[start] != UInt8(ascii: "#") else {
      return Line(offset: start, word: "", value: start..<start)
    }
    var end = text.lowerBound
    while end < text.upperBound, !Netpbm.Cursor.isWhiteSpace(bytes[end]) { end += 1 }
    return Line(
      offset: text.lowerBound,
      word: String(decoding: bytes[text.lowerBound..<end], as: UTF8.self),
      value: trimmed(end..<text.upperBound, of: bytes))
  }

  private static func trimmed(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while end > start, Netpbm.Cursor.isWhiteSpace(bytes[end - 1]) { end -= 1 }
    while start < end, Netpbm.Cursor.isWhiteSpace(bytes[start]) { start += 1 }
    return start..<end
  }

  private static func number(_ line: Line, in bytes: [UInt8]) throws(Netpbm.ParsingError) -> Int {
    guard !line.value.isEmpty else { throw .unexpectedLine(offset: line.offset) }
    var value = 0
    for offset in line.value {
      guard Netpbm.Cursor.isDigit(bytes[offset]) else {
        throw .unexpectedByte(bytes[offset], offset: offset)
      }
      value = value * 10 + Int(bytes[offset] - UInt8(ascii: "0"))
      guard value <= Netpbm.numberLimit else {
        throw .numberTooLarge(offset: line.value.lowerBound)
      }
    }
    return value
  }
}
