public import Scene

extension Netpbm {
  /// Why bytes are no picture of netpbm's; offsets count from the first byte of the stream.
  public enum ParsingError: Error, Hashable, Sendable {
    /// The two bytes that a picture begins with are none of P1 … P7.
    case unknownFormat(firstBytes: [UInt8], offset: Int)
    /// What was to be a pixmap begins with neither P3 nor P6.
    case notPixmap(firstBytes: [UInt8])
    /// The stream ends within a header or within pixels that are text.
    case endOfStream(count: Int)
    /// A byte is neither the digit nor the blank that must stand at its place.
    case unexpectedByte(UInt8, offset: Int)
    /// The number that begins at `offset` has more than eight digits that count.
    case numberTooLarge(offset: Int)
    /// The sample for full intensity is not 1 … 65,535, or not 1 in a map of black and white.
    case maximumOutOfRange(Int, offset: Int)
    /// A line of a map's header is none of those known, or has no value.
    case unexpectedLine(offset: Int)
    /// A map's header lacks a line.
    case lineMissing(String)
    /// A map's tuples have no known meaning, or too few samples for it.
    case unsupportedTuples(type: String, depth: Int)
    /// An image may not have this size.
    case sizeOutOfRange(ImageError)
    /// From `offset` on there are fewer bytes than the pixels need at least.
    case pixelsMissing(wanted: Int64, given: Int, offset: Int)
    /// A sample is above the one for full intensity.
    case sampleAboveMaximum(Int, maximum: Int, offset: Int)
    /// Something else than white space follows the picture.
    case bytesAfterImage(offset: Int, count: Int)
  }
}

extension Netpbm.ParsingError: CustomStringConvertible {
  /// One line: what was given and what is allowed.
  public var description: String {
    switch self {
    case .unknownFormat(let firstBytes, let offset):
      "no picture of netpbm's at byte \(offset): it begins with the bytes "
        + "\(Self.list(firstBytes)) and not with P1 … P7"
    case .notPixmap(let firstBytes):
      "not a pixmap: it begins with the bytes \(Self.list(firstBytes)) and not with P3 or P6"
    case .endOfStream(let count):
      "the stream of \(count) bytes ends before its picture does"
    case .unexpectedByte(let byte, let offset):
      "byte \(byte) at \(offset): a digit or a blank must stand there"
    case .numberTooLarge(let offset):
      "the number at \(offset): at most \(Netpbm.numberLimit) is read"
    case .maximumOutOfRange(let maximum, let offset):
      "\(maximum) at \(offset) as the greatest sample: "
        + "it must be 1 … 65535, and 1 for black and white"
    case .unexpectedLine(let offset):
      "the header's line at \(offset): WIDTH, HEIGHT, DEPTH, MAXVAL or TUPLTYPE with a value, "
        + "ENDHDR, or a comment must stand there"
    case .lineMissing(let word):
      "a map without a line \(word): its header must have WIDTH, HEIGHT, DEPTH and MAXVAL"
    case .unsupportedTuples(let type, let depth):
      "tuples of the type \"\(type)\" with \(depth) samples: only BLACKANDWHITE and GRAYSCALE of 1, "
        + "RGB of 3, and these with _ALPHA and one more are read"
    case .sizeOutOfRange(let error):
      error.description
    case .pixelsMissing(let wanted, let given, let offset):
      "\(given) bytes of pixels from \(offset) on: the size needs \(wanted)"
    case .sampleAboveMaximum(let sample, let maximum, let offset):
      "sample \(sample) at \(offset): it must be 0 … \(maximum)"
    case .bytesAfterImage(let offset, let count):
      "\(count) bytes follow the picture, from \(offset) on: only one picture is read here"
    }
  }

  private static func list(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes { text += (text.isEmpty ? "" : " ") + String(byte) }
    return text.isEmpty ? "(none)" : text
  }
}
