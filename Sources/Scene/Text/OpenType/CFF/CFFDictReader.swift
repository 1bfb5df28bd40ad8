/// Reads the entries of a DICT, one after another: a name and the numbers before it.
///
/// - Source: Adobe Technical Note 5176, section 4; OpenType `CFF2`, "DICT Data".
struct CFFDictReader {
  /// The name of an entry: its byte, or 0x0C00 and the second byte.
  private(set) var name = 0
  /// The numbers of the entry.
  private(set) var operands: [Double] = []
  private let dict: FontTable
  private let limit: Int
  private var place = 0
  private var entryStart = 0

  /// Begins before the first entry.
  init(_ dict: FontTable, version: CFFVersion) {
    self.dict = dict
    limit = version.stackLimit
  }

  /// Goes to the next entry; `false` if there is none.
  mutating func next() throws(FontError) -> Bool {
    operands.removeAll(keepingCapacity: true)
    entryStart = place
    while place < dict.count {
      let first = try dict.uint8(at: place)
      place += 1
      if first == 12 {
        name = 0x0C00 | (try dict.uint8(at: place))
        place += 1
        return true
      }
      guard first > 24 else {
        name = first
        return true
      }
      guard operands.count < limit else { throw dict.tooMuch(at: place - 1, limit: limit) }
      operands.append(try number(first))
    }
    return false
  }

  /// An operand, counted from the last one, as an offset or a size.
  func size(fromLast back: Int = 0) throws(FontError) -> Int {
    guard back < operands.count else { throw dict.wrongValue(at: entryStart, operands.count) }
    guard let value = Int32(exactly: operands[operands.count - 1 - back]), value >= 0 else {
      throw dict.wrongValue(at: entryStart, Int(Int32.max))
    }
    return Int(value)
  }

  /// The error of an entry whose numbers make no sense.
  func wrongEntry() -> FontError { dict.wrongValue(at: entryStart, name) }

  private mutating func number(_ first: Int) throws(FontError) -> Double {
    let start = place
    switch first {
    case 28:
      place += 2
      return Double(try dict.int16(at: start))
    case 29:
      place += 4
      return Double(Int32(bitPattern: try dict.uint32(at: start)))
    case 30: return try realNumber()
    case 32...246: return Double(first - 139)
    case 247...250:
      place += 1
      return Double((first - 247) * 256 + (try dict.uint8(at: start)) + 108)
    case 251...254:
      place += 1
      return Double(-(first - 251) * 256 - (try dict.uint8(at: start)) - 108)
    default: throw dict.wrongValue(at: start - 1, first)
    }
  }

  /// A decimal number, two digits a byte.
  private mutating func realNumber() throws(FontError) -> Double {
    var number = DecimalReader()
    while true {
      let pair = try dict.uint8(at: place)
      for digit in [pair >> 4, pair & 15] {
        if digit == 15 {
          place += 1
          return number.value
        }
        guard number.take(digit) else { throw dict.wrongValue(at: place, digit) }
      }
      place += 1
    }
  }
}

/// Puts a decimal number together from the digits and signs of a DICT.
private struct DecimalReader {
  private var digits: UInt64 = 0
  private var isNegative = false
  /// The power of ten that the digits are multiplied with, by the point's place.
  private var scale = 0
  private var isAfterPoint = false
  private var exponent = 0
  /// 0 before the exponent, then its sign.
  private var exponentSign = 0

  /// Takes a digit or sign; `false` for one that has no meaning.
  mutating func take(_ digit: Int) -> Bool {
    switch digit {
    case 0...9 where exponentSign != 0: exponent = min(exponent * 10 + digit, 1000)
    case 0...9: takeDigit(digit)
    case 10: isAfterPoint = true
    case 11: exponentSign = 1
    case 12: exponentSign = -1
    case 14: isNegative = true
    default: return false
    }
    return true
  }

  private mutating func takeDigit(_ digit: Int) {
    // Sixteen digits are more than a double keeps; those after them only count.
    if digits < 1_000_000_000_000_000 {
      digits = digits * 10 + UInt64(digit)
      if isAfterPoint { scale = max(scale - 1, -2000) }
    } else if !isAfterPoint {
      scale = min(scale + 1, 2000)
    }
  }

  /// The number; infinite if it is too large.
  var value: Double {
    let power = scale + exponent * exponentSign
    var factor = 1.0
    for _ in 0..<min(abs(power), 400) { factor *= 10 }
    let magnitude = power < 0 ? Double(digits) / factor : Double(digits) * factor
    let known = magnitude.isNaN ? 0 : magnitude
    return isNegative ? -known : known
  }
}
