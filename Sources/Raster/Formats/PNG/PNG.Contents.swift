import Scene

extension PNG {
  /// What a file holds: its chunks taken apart, no pixel unpacked.
  struct Contents {
    /// Packed pixels, in pieces.
    struct Data {
      /// The kind of chunk they are in, and where the first one begins.
      var name = ChunkName.imageData
      var offset = 0
      var pieces: [Range<Int>] = []

      var length: Int {
        var sum = 0
        for piece in pieces { sum += piece.count }
        return sum
      }
    }

    var header: Header
    /// The palette's colours, opaque; empty if there is none.
    var palette: [UInt32] = []
    /// The body of the chunk that says what is transparent, if there is one.
    var transparency: [UInt8]?
    /// The picture that readers show that know no animation.
    var image = Data()
    /// What makes the picture move; `nil` if it stands still.
    var animation: Animation?
  }
}

extension PNG.Contents {
  /// Takes a file apart.
  ///
  /// - Parameters:
  ///   - bytes: A whole file.
  ///   - animated: Whether the chunks of an animation count; else they are skipped, as all are that
  ///     are not known and not critical.
  /// - Throws: `PNG.ParsingError` for whatever the format does not allow.
  init(_ bytes: [UInt8], animated: Bool) throws(PNG.ParsingError) {
    var reader = try PNG.ChunkReader(bytes)
    let first = try reader.next()
    guard first.name == .header else { throw .missingChunk(.header, offset: first.offset) }
    self.init(header: try PNG.Header(first, reader))
    var last = first.name
    while last != .end {
      let chunk = try reader.next()
      switch chunk.name {
      case .palette: try readPalette(chunk, reader)
      case .transparency: try readTransparency(chunk, reader)
      case .imageData: try readImageData(chunk, after: last)
      case .end: try readEnd(chunk)
      case .animationControl, .frameControl, .frameData:
        if animated { try readAnimation(chunk, reader) }
      case .header: throw .misplacedChunk(chunk.name, offset: chunk.offset)
      default:
        if chunk.name.isCritical { throw .unknownChunk(chunk.name, offset: chunk.offset) }
      }
      last = chunk.name
    }
    try reader.end()
  }

  private mutating func readPalette(_ chunk: PNG.Chunk, _ reader: PNG.ChunkReader)
    throws(PNG.ParsingError)
  {
    let isAllowed = header.colorType != .grey && header.colorType != .greyAlpha
    guard isAllowed, palette.isEmpty, transparency == nil, image.pieces.isEmpty else {
      throw .misplacedChunk(chunk.name, offset: chunk.offset)
    }
    let length = chunk.body.count
    let limit = header.colorType == .palette ? 1 << header.depth : 256
    guard length > 0, length % 3 == 0, length / 3 <= limit else {
      throw .wrongLength(chunk.name, offset: chunk.offset, length: length)
    }
    for start in stride(from: chunk.body.lowerBound, to: chunk.body.upperBound, by: 3) {
      palette.append(reader.word(at: start - 1).byteSwapped &>> 8 | 0xFF00_0000)
    }
  }

  private mutating func readTransparency(_ chunk: PNG.Chunk, _ reader: PNG.ChunkReader)
    throws(PNG.ParsingError)
  {
    guard transparency == nil, image.pieces.isEmpty else {
      throw .misplacedChunk(chunk.name, offset: chunk.offset)
    }
    let length = chunk.body.count
    let isRight: Bool
    switch header.colorType {
    case .grey: isRight = length == 2
    case .color: isRight = length == 6
    case .palette:
      guard !palette.isEmpty else { throw .missingChunk(.palette, offset: chunk.offset) }
      isRight = length <= palette.count
    case .greyAlpha, .colorAlpha: throw .misplacedChunk(chunk.name, offset: chunk.offset)
    }
    guard isRight else { throw .wrongLength(chunk.name, offset: chunk.offset, length: length) }
    transparency = Array(reader.bytes[chunk.body])
  }

  private mutating func readImageData(_ chunk: PNG.Chunk, after last: PNG.ChunkName)
    throws(PNG.ParsingError)
  {
    if image.pieces.isEmpty {
      guard header.colorType != .palette || !palette.isEmpty else {
        throw .missingChunk(.palette, offset: chunk.offset)
      }
      image.offset = chunk.offset
    } else if last != .imageData {
      throw .misplacedChunk(chunk.name, offset: chunk.offset)
    }
    image.pieces.append(chunk.body)
  }

  private mutating func readEnd(_ chunk: PNG.Chunk) throws(PNG.ParsingError) {
    guard chunk.body.isEmpty else {
      throw .wrongLength(chunk.name, offset: chunk.offset, length: chunk.body.count)
    }
    guard !image.pieces.isEmpty else { throw .missingChunk(.imageData, offset: chunk.offset) }
    try animation?.end(at: chunk.offset, image: image)
  }

  private mutating func readAnimation(_ chunk: PNG.Chunk, _ reader: PNG.ChunkReader)
    throws(PNG.ParsingError)
  {
    if chunk.name == .animationControl {
      guard animation == nil, image.pieces.isEmpty else {
        throw .misplacedChunk(chunk.name, offset: chunk.offset)
      }
      animation = try PNG.Animation(chunk, reader)
    } else if chunk.name == .frameControl {
      try animation?.readControl(chunk, reader, header: header, image: image)
    } else {
      try animation?.readData(chunk, reader, image: image)
    }
  }
}

extension PNG.Header {
  /// Reads the first chunk.
  fileprivate init(_ chunk: PNG.Chunk, _ reader: PNG.ChunkReader) throws(PNG.ParsingError) {
    guard chunk.body.count == Self.length else {
      throw .wrongLength(chunk.name, offset: chunk.offset, length: chunk.body.count)
    }
    let start = chunk.body.lowerBound
    let width = try reader.number(at: start, in: chunk)
    let height = try reader.number(at: start + 4, in: chunk)
    do {
      try Image.checkSize(width: width, height: height)
    } catch {
      throw .sizeOutOfRange(error)
    }
    let depth = reader.bytes[start + 8]
    let type = reader.bytes[start + 9]
    guard let colorType = PNG.ColorType(rawValue: type), colorType.allows(depth: depth) else {
      throw .wrongColor(type: type, depth: depth, offset: chunk.offset)
    }
    for (place, limit) in [(10, 0), (11, 0), (12, 1)] {
      let value = Int(reader.bytes[start + place])
      guard value <= limit else {
        throw .wrongValue(chunk.name, at: start + place, value: value)
      }
    }
    self.init(
      width: width, height: height, colorType: colorType, depth: Int(depth),
      isInterlaced: reader.bytes[start + 12] == 1)
  }
}
