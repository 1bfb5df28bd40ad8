/// Reads the words of a line of the face's tables; see `Face` for the notation.
struct FaceReader {
  private let text: ArraySlice<UInt8>
  private var place: Int

  /// Begins at the start of a line.
  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    place = text.startIndex
  }

  /// What is left of the line after the words read so far.
  var rest: ArraySlice<UInt8> { text[place...] }

  /// The next word, or `nil` at the end of the line.
  mutating func word() -> ArraySlice<UInt8>? {
    while place < text.endIndex, text[place] == space { place += 1 }
    guard place < text.endIndex else { return nil }
    let start = place
    while place < text.endIndex, text[place] != space { place += 1 }
    return text[start..<place]
  }

  /// The next word as a whole number, perhaps with an edge; 0 at the end of the line.
  mutating func coordinate() -> FaceCoordinate {
    guard let word = word() else { return FaceCoordinate(number: 0, pens: 0) }
    return FaceCoordinate(word)
  }

  private var space: UInt8 { 0x20 }
}

/// A coordinate that knows how it moves with the width of the pen.
struct FaceCoordinate {
  /// Where the coordinate is for a pen without width.
  var number: Double
  /// How many widths of the pen it is farther.
  var pens: Double

  /// Creates a coordinate from its parts.
  init(number: Double, pens: Double) {
    self.number = number
    self.pens = pens
  }

  /// Reads a word such as `80`, `-11+`, `560-.6` or `716-1.2`.
  ///
  /// A sign behind the number means half a pen width, or as many as follow the sign.
  init(_ word: ArraySlice<UInt8>) {
    var digits = word
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    var number = 0.0
    while let digit = digits.first, digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") {
      number = number * 10 + Double(digit - UInt8(ascii: "0"))
      digits = digits.dropFirst()
    }
    self.number = isNegative ? -number : number
    pens = 0
    guard let sign = digits.first else { return }
    let share = Self.share(digits.dropFirst())
    pens = sign == UInt8(ascii: "-") ? -share : share
  }

  /// What the digits say; a half if there are none.
  private static func share(_ digits: ArraySlice<UInt8>) -> Double {
    guard !digits.isEmpty else { return 0.5 }
    var (value, unit) = (0.0, 1.0)
    var isFraction = false
    for digit in digits {
      if digit == UInt8(ascii: ".") {
        isFraction = true
      } else {
        value = value * 10 + Double(digit &- UInt8(ascii: "0"))
        if isFraction { unit *= 10 }
      }
    }
    return value / unit
  }
}
