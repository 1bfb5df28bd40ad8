extension PNG {
  /// The four letters that say what a chunk is.
  public struct ChunkName: Hashable, Sendable {
    /// The letters as bytes of a word, the first one highest.
    public let word: UInt32

    /// Names a chunk by the bytes of a word, the first one highest.
    public init(word: UInt32) {
      self.word = word
    }

    static let header = ChunkName(word: 0x4948_4452)
    static let palette = ChunkName(word: 0x504C_5445)
    static let transparency = ChunkName(word: 0x7452_4E53)
    static let imageData = ChunkName(word: 0x4944_4154)
    static let end = ChunkName(word: 0x4945_4E44)
    static let animationControl = ChunkName(word: 0x6163_544C)
    static let frameControl = ChunkName(word: 0x6663_544C)
    static let frameData = ChunkName(word: 0x6664_4154)

    /// The bytes, the first one first.
    var bytes: [UInt8] {
      [24, 16, 8, 0].map { (shift: UInt32) in UInt8(truncatingIfNeeded: word &>> shift) }
    }

    /// Whether all four are letters.
    var isValid: Bool { bytes.allSatisfy { (65...90).contains($0) || (97...122).contains($0) } }
    /// Whether a reader that does not know the chunk can do nothing with the file.
    var isCritical: Bool { word & 0x2000_0000 == 0 }
  }
}

extension PNG.ChunkName: CustomStringConvertible {
  /// The letters, or the bytes as numbers where one is no letter.
  public var description: String {
    var text = ""
    for byte in bytes {
      if isValid {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += (text.isEmpty ? "" : " ") + String(byte)
      }
    }
    return text
  }
}
