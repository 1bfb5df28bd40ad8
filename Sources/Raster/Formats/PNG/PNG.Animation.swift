extension PNG {
  /// The chunks of a file that make its picture move.
  ///
  /// - Source: Portable Network Graphics, third edition, section 11.3.6.
  struct Animation {
    var playCount: Int
    var frames: [AnimationFrame] = []

    private let frameCount: Int
    private var sequenceNumber = 0

    /// Reads the chunk that says that there is an animation.
    init(_ chunk: Chunk, _ reader: ChunkReader) throws(ParsingError) {
      guard chunk.body.count == 8 else {
        throw .wrongLength(chunk.name, offset: chunk.offset, length: chunk.body.count)
      }
      frameCount = try reader.number(at: chunk.body.lowerBound, in: chunk)
      playCount = try reader.number(at: chunk.body.lowerBound + 4, in: chunk)
      guard frameCount > 0 else {
        throw .wrongValue(chunk.name, at: chunk.body.lowerBound, value: frameCount)
      }
    }

    /// Reads the chunk that begins a frame.
    mutating func readControl(
      _ chunk: Chunk, _ reader: ChunkReader, header: Header, image: Contents.Data
    ) throws(ParsingError) {
      guard chunk.body.count == AnimationFrame.controlLength else {
        throw .wrongLength(chunk.name, offset: chunk.offset, length: chunk.body.count)
      }
      try takeSequenceNumber(chunk, reader)
      try endFrame(at: chunk.offset, image: image)
      let frame = try AnimationFrame(chunk, reader, isImage: image.pieces.isEmpty)
      guard frame.lies(within: header) else {
        throw .frameOutOfBounds(
          offset: chunk.offset, x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      }
      frames.append(frame)
    }

    /// Reads pixels of a frame.
    mutating func readData(_ chunk: Chunk, _ reader: ChunkReader, image: Contents.Data)
      throws(ParsingError)
    {
      guard chunk.body.count >= 4 else {
        throw .wrongLength(chunk.name, offset: chunk.offset, length: chunk.body.count)
      }
      try takeSequenceNumber(chunk, reader)
      // No copy of the frame: it would make one of all its pieces for each that is added.
      guard !image.pieces.isEmpty, let index = frames.indices.last, !frames[index].isImage else {
        throw .misplacedChunk(chunk.name, offset: chunk.offset)
      }
      if frames[index].data.pieces.isEmpty {
        frames[index].data.name = chunk.name
        frames[index].data.offset = chunk.offset
      }
      frames[index].data.pieces.append(chunk.body.dropFirst(4))
    }

    /// Checks that all frames were there.
    mutating func end(at offset: Int, image: Contents.Data) throws(ParsingError) {
      try endFrame(at: offset, image: image)
      guard frames.count == frameCount else {
        throw .wrongFrameCount(given: frames.count, wanted: frameCount)
      }
    }

    private mutating func takeSequenceNumber(_ chunk: Chunk, _ reader: ChunkReader)
      throws(ParsingError)
    {
      let number = try reader.number(at: chunk.body.lowerBound, in: chunk)
      guard number == sequenceNumber else {
        throw .wrongSequenceNumber(
          chunk.name, offset: chunk.offset, number: number, wanted: sequenceNumber)
      }
      sequenceNumber += 1
    }

    /// Checks that the last frame has pixels; the first one may have those of the still picture.
    private mutating func endFrame(at offset: Int, image: Contents.Data) throws(ParsingError) {
      guard let frame = frames.last else { return }
      if frame.isImage { frames[frames.count - 1].data = image }
      guard !(frames.last?.data.pieces.isEmpty ?? false) else {
        throw .missingChunk(frame.isImage ? .imageData : .frameData, offset: offset)
      }
    }
  }

  /// A frame of an animation: where it lies, for how long it shows, and what becomes of it.
  struct AnimationFrame {
    /// What is done with the frame's place before the next one is drawn.
    enum Disposal: UInt8 {
      case none = 0
      case clear = 1
      case restore = 2
    }

    static let controlLength = 26

    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// The duration in seconds, as a fraction; a denominator of 0 stands for 100.
    var delay: (numerator: UInt16, denominator: UInt16)
    var disposal: Disposal
    /// Whether it is drawn over what is there; else it takes its place.
    var isBlended: Bool
    /// Whether its pixels are those of the still picture.
    var isImage: Bool
    var data = Contents.Data()

    /// Whether it has pixels, and all within the picture; the still picture must be all of it.
    func lies(within header: Header) -> Bool {
      guard width > 0, height > 0, width <= header.width, height <= header.height,
        x <= header.width - width, y <= header.height - height
      else { return false }
      return !isImage || width == header.width && height == header.height
    }

    var duration: Double {
      Double(delay.numerator) / (delay.denominator == 0 ? 100 : Double(delay.denominator))
    }
  }
}

extension PNG.AnimationFrame {
  fileprivate init(_ chunk: PNG.Chunk, _ reader: PNG.ChunkReader, isImage: Bool)
    throws(PNG.ParsingError)
  {
    let start = chunk.body.lowerBound
    let disposal = reader.bytes[start + 24]
    let blending = reader.bytes[start + 25]
    guard let known = Disposal(rawValue: disposal) else {
      throw .wrongValue(chunk.name, at: start + 24, value: Int(disposal))
    }
    guard blending <= 1 else {
      throw .wrongValue(chunk.name, at: start + 25, value: Int(blending))
    }
    width = try reader.number(at: start + 4, in: chunk)
    height = try reader.number(at: start + 8, in: chunk)
    x = try reader.number(at: start + 12, in: chunk)
    y = try reader.number(at: start + 16, in: chunk)
    delay = (reader.short(at: start + 20), reader.short(at: start + 22))
    self.disposal = known
    isBlended = blending == 1
    self.isImage = isImage
  }
}
