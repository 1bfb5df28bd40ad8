public import Scene

extension PNG {
  /// Why bytes are no PNG file, or none that is read.
  ///
  /// The offset of a chunk is that of its first byte, which begins its length.
  public enum ParsingError: Error, Hashable, Sendable {
    /// The bytes do not begin as each such file does.
    case wrongSignature(firstBytes: [UInt8])
    /// The bytes end within a chunk, or where the next one must begin.
    case endInChunk(offset: Int, count: Int)
    /// A chunk is not named by four letters.
    case wrongChunkName(ChunkName, offset: Int)
    /// A chunk's checksum is not that of its bytes.
    case wrongChecksum(ChunkName, offset: Int, stored: UInt32, computed: UInt32)
    /// A chunk stands where it may not, or a second time.
    case misplacedChunk(ChunkName, offset: Int)
    /// A chunk that must come before this offset is not there.
    case missingChunk(ChunkName, offset: Int)
    /// A chunk without which nothing can be read is not known.
    case unknownChunk(ChunkName, offset: Int)
    /// A chunk has a length that it may not have.
    case wrongLength(ChunkName, offset: Int, length: Int)
    /// A number within a chunk has no meaning; `at` is its own offset.
    case wrongValue(ChunkName, at: Int, value: Int)
    /// The type of colour and the bits of a component, or one of them, are not allowed.
    case wrongColor(type: UInt8, depth: UInt8, offset: Int)
    /// An image may not have this size.
    case sizeOutOfRange(ImageError)
    /// The size, times the number of frames, is over the limit that was asked for.
    case tooManyPixels(width: Int, height: Int, frames: Int, limit: Int)
    /// The packed pixels cannot be unpacked; `offset` is where that shows in the file.
    case wrongData(InflateError, ChunkName, offset: Int)
    /// There are too few bytes of packed pixels to hold what the size needs, however well packed.
    case dataTooShort(ChunkName, offset: Int, length: Int, wanted: Int)
    /// A row, counted over all passes, begins with an unknown filter.
    case wrongFilter(UInt8, row: Int)
    /// A pixel is of a colour that the palette does not have.
    case wrongPaletteIndex(Int, count: Int)
    /// Bytes follow the last chunk.
    case bytesAfterEnd(offset: Int, count: Int)
    /// The number of a frame's chunk is not the next one.
    case wrongSequenceNumber(ChunkName, offset: Int, number: Int, wanted: Int)
    /// A frame lies outside of the picture, or has no pixels.
    case frameOutOfBounds(offset: Int, x: Int, y: Int, width: Int, height: Int)
    /// There are fewer or more frames than the file says.
    case wrongFrameCount(given: Int, wanted: Int)
  }
}

extension PNG.ParsingError: CustomStringConvertible {
  /// One line: what was given and what is allowed.
  public var description: String {
    switch self {
    case .wrongSignature, .endInChunk, .wrongChunkName, .wrongChecksum, .bytesAfterEnd:
      fileDescription
    case .misplacedChunk, .missingChunk, .unknownChunk, .wrongLength, .wrongValue, .wrongColor:
      chunkDescription
    case .sizeOutOfRange, .tooManyPixels, .wrongData, .dataTooShort, .wrongFilter,
      .wrongPaletteIndex:
      pixelDescription
    case .wrongSequenceNumber, .frameOutOfBounds, .wrongFrameCount:
      frameDescription
    }
  }

  private var fileDescription: String {
    switch self {
    case .wrongSignature(let firstBytes):
      "not a PNG file: it begins with \(Self.list(firstBytes)), not with "
        + Self.list(PNG.signature)
    case .endInChunk(let offset, let count):
      "a PNG file of \(count) bytes: it ends before the chunk at \(offset) does"
    case .wrongChunkName(let name, let offset):
      "the chunk at \(offset) is named by the bytes \(name.description): only letters name chunks"
    case .wrongChecksum(let name, let offset, let stored, let computed):
      "\(name.description) at \(offset) has the checksum \(stored): its bytes have \(computed)"
    case .bytesAfterEnd(let offset, let count):
      "\(count) bytes at \(offset) after IEND: none may follow"
    default: ""
    }
  }

  private var chunkDescription: String {
    switch self {
    case .misplacedChunk(let name, let offset):
      "\(name.description) at \(offset): it may not stand there, or not again"
    case .missingChunk(let name, let offset):
      "no \(name.description) before \(offset): there must be one"
    case .unknownChunk(let name, let offset):
      "\(name.description) at \(offset): it is critical, and not known"
    case .wrongLength(let name, let offset, let length):
      "\(name.description) at \(offset) has \(length) bytes: it may not have so many or so few"
    case .wrongValue(let name, let offset, let value):
      "\(value) at \(offset) in \(name.description): it has no meaning there"
    case .wrongColor(let type, let depth, let offset):
      "colour type \(type) with \(depth) bits in IHDR at \(offset): types 0, 2, 3, 4, 6 have "
        + "1, 2, 4, 8, 16; 8, 16; 1, 2, 4, 8; 8, 16; 8, 16 bits"
    default: ""
    }
  }

  private var pixelDescription: String {
    switch self {
    case .sizeOutOfRange(let error): error.description
    case .tooManyPixels(let width, let height, let frames, let limit):
      "\(width) x \(height) pixels in \(frames) frames: at most \(limit) pixels are wanted"
    case .wrongData(let error, let name, let offset):
      "\(name.description) at \(offset): \(error.description)"
    case .dataTooShort(let name, let offset, let length, let wanted):
      "\(length) bytes in \(name.description) at \(offset): they cannot hold \(wanted)"
    case .wrongFilter(let filter, let row):
      "row \(row) has the filter \(filter): there are 0 … 4"
    case .wrongPaletteIndex(let index, let count):
      "a pixel has colour \(index) of the palette: there are \(count), counted from 0"
    default: ""
    }
  }

  private var frameDescription: String {
    switch self {
    case .wrongSequenceNumber(let name, let offset, let number, let wanted):
      "\(name.description) at \(offset) has the number \(number): the next one is \(wanted)"
    case .frameOutOfBounds(let offset, let x, let y, let width, let height):
      "the frame of fcTL at \(offset) has \(width) x \(height) pixels at (\(x), \(y)): "
        + "it must lie within the picture"
    case .wrongFrameCount(let given, let wanted):
      "\(given) frames: acTL says \(wanted)"
    default: ""
    }
  }

  private static func list(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes { text += (text.isEmpty ? "" : " ") + String(byte) }
    return text.isEmpty ? "no bytes" : text
  }
}
