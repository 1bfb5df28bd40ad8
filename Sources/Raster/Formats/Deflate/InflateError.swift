/// Why bytes are no zlib stream of the length that is wanted, and where that shows.
public struct InflateError: Error, Hashable, Sendable {
  /// What is wrong with the stream.
  public enum Reason: Error, Hashable, Sendable {
    /// The bytes end before the stream does.
    case endOfBytes
    /// The first two bytes are no header of a zlib stream of at most 32 KiB of window.
    case wrongHeader(UInt8, UInt8)
    /// The stream wants a dictionary that is not at hand.
    case needsDictionary
    /// A block is of the fourth kind, which there is not.
    case unknownBlock
    /// The length of a stored block and its complement do not fit.
    case wrongStoredLength(UInt16, complement: UInt16)
    /// A block describes more than 286 lengths and literals, or more than 30 distances.
    case tooManySymbols(literals: Int, distances: Int)
    /// A code's lengths begin with a repetition, or repeat beyond their number.
    case wrongRepetition
    /// Lengths of a code say more codes than there can be.
    case overSubscribedCode
    /// Lengths of a code leave codes unused.
    case incompleteCode
    /// A block has no code for its end.
    case noCodeForEnd
    /// A code stands for nothing.
    case unknownCode
    /// A copy begins before the first byte.
    case distanceTooFar(Int, available: Int)
    /// There are more bytes in the stream than wanted.
    case tooLong(wanted: Int)
    /// There are fewer bytes in the stream than wanted.
    case tooShort(given: Int, wanted: Int)
    /// The checksum is not that of the bytes.
    case wrongChecksum(UInt32, computed: UInt32)
    /// Bytes follow the stream.
    case bytesAfterEnd(count: Int)
  }

  /// What is wrong.
  public var reason: Reason
  /// The byte of the stream at which it shows.
  public var offset: Int
}

extension InflateError: CustomStringConvertible {
  /// One line: what was given and what is allowed.
  public var description: String { "at byte \(offset) of a zlib stream: \(reason)" }
}

extension InflateError.Reason: CustomStringConvertible {
  /// A part of a line: what was given and what is allowed.
  public var description: String {
    switch self {
    case .endOfBytes: "its bytes end before it does"
    case .wrongHeader(let first, let second):
      "its header is \(first) \(second): deflate with at most 32 KiB of window, and a multiple of 31"
    case .needsDictionary: "it wants a dictionary: none may be needed"
    case .unknownBlock: "a block of kind 3: there are 0, 1 and 2"
    case .wrongStoredLength(let length, let complement):
      "a stored block of \(length) bytes with the complement \(complement): it must be "
        + "\(~length)"
    case .tooManySymbols(let literals, let distances):
      "a block of \(literals) literals and lengths and \(distances) distances: at most 286 and 30"
    case .wrongRepetition: "a repeated code length: one must stand before, all must fit"
    case .overSubscribedCode: "a code with more codes than its lengths have room for"
    case .incompleteCode: "a code that leaves codes unused"
    case .noCodeForEnd: "a block without a code for its end"
    case .unknownCode: "a code that stands for nothing"
    case .distanceTooFar(let distance, let available):
      "a copy from \(distance) bytes before: only \(available) are there"
    case .tooLong(let wanted): "more than the \(wanted) bytes that are wanted"
    case .tooShort(let given, let wanted): "only \(given) bytes: \(wanted) are wanted"
    case .wrongChecksum(let stored, let computed):
      "the checksum \(stored): that of the bytes is \(computed)"
    case .bytesAfterEnd(let count): "\(count) bytes after its end: none may follow"
    }
  }
}
