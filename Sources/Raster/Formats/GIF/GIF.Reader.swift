import Scene

extension GIF {
  /// Goes through a file from block to block.
  struct Reader {
    /// What an extension says about the frame after it.
    private struct Control {
      var disposal = 0
      /// In hundredths of a second.
      var delay = 0
      var transparentIndex: Int?
    }

    private let bytes: [UInt8]
    private var offset = 0
    /// How many pixels may still be made.
    private var pixelsLeft: Int
    private let pixelLimit: Int
    private var globalTable: [UInt32] = []
    private var control = Control()
    private(set) var frames: [AnimatedImage.Frame] = []
    private(set) var playCount: Int? = 1

    init(_ bytes: [UInt8], pixelLimit: Int) {
      self.bytes = bytes
      self.pixelLimit = max(0, pixelLimit)
      pixelsLeft = self.pixelLimit
    }

    mutating func readFile() throws(ParsingError) {
      let isKnown =
        bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8))
      guard isKnown else { throw .notGIF(firstBytes: Array(bytes.prefix(6))) }
      offset = 6
      let (width, height) = (try number(), try number())
      try Self.check(width, height)
      let flags = try byte()
      offset += 2  // the background colour, which browsers ignore, and the aspect of pixels
      if flags & 0x80 != 0 { globalTable = try table(flags) }
      var canvas = Canvas(width: width, height: height)
      while true {
        let introducer = try byte()
        switch introducer {
        case 0x21: try readExtension()
        case 0x2C: try readFrame(onto: &canvas)
        case 0x3B:
          guard !frames.isEmpty else { throw .noFrames }
          return
        default: throw .unexpectedByte(introducer, offset: offset - 1)
        }
      }
    }

    // MARK: - Blocks

    private mutating func readExtension() throws(ParsingError) {
      let label = try byte()
      let block = try subBlock()
      switch label {
      case 0xF9 where block.count >= 4:
        let flags = bytes[block.lowerBound]
        control.disposal = Int(flags &>> 2 & 7)
        control.delay =
          Int(bytes[block.lowerBound + 1]) | Int(bytes[block.lowerBound + 2]) << 8
        control.transparentIndex = flags & 1 != 0 ? Int(bytes[block.lowerBound + 3]) : nil
        if !block.isEmpty { try skipSubBlocks() }
      case 0xFF:
        let name = Array(bytes[block])
        if name == Array("NETSCAPE2.0".utf8) || name == Array("ANIMEXTS1.0".utf8) {
          try readLoops()
        } else if !block.isEmpty {
          try skipSubBlocks()
        }
      case 0x01:
        // Plain text is a picture of its own, and uses up what was said about the next one.
        control = Control()
        if !block.isEmpty { try skipSubBlocks() }
      default:
        if !block.isEmpty { try skipSubBlocks() }
      }
    }

    private mutating func readLoops() throws(ParsingError) {
      while true {
        let block = try subBlock()
        guard !block.isEmpty else { return }
        guard block.count >= 3, bytes[block.lowerBound] & 7 == 1 else { continue }
        let loops = Int(bytes[block.lowerBound + 1]) | Int(bytes[block.lowerBound + 2]) << 8
        playCount = loops == 0 ? nil : loops + 1
      }
    }

    private mutating func readFrame(onto canvas: inout Canvas) throws(ParsingError) {
      let (left, top) = (try number(), try number())
      let (width, height) = (try number(), try number())
      let flags = try byte()
      let table = flags & 0x80 != 0 ? try table(flags) : globalTable
      try Self.check(width, height)
      guard !table.isEmpty else { throw .noColorTable(frame: frames.count) }
      let count = max(width * height, canvas.width * canvas.height)
      guard count <= pixelsLeft else {
        throw .tooManyPixels(frame: frames.count, limit: pixelLimit)
      }
      pixelsLeft -= count
      let codeSize = Int(try byte())
      guard (1...8).contains(codeSize) else {
        throw .codeSizeOutOfRange(codeSize, offset: offset - 1)
      }
      var decoder = LZWDecoder(
        minimumCodeSize: codeSize, wanted: width * height, frame: frames.count)
      try decoder.decode(try data())
      let frame = Canvas.Frame(
        left: left, top: top, width: width, isInterlaced: flags & 0x40 != 0,
        indices: decoder.indices, table: table, transparentIndex: control.transparentIndex,
        number: frames.count)
      let image = try canvas.show(frame, disposal: control.disposal)
      frames.append(AnimatedImage.Frame(image: image, duration: Double(control.delay) / 100))
      control = Control()
    }

    // MARK: - Bytes

    private static func check(_ width: Int, _ height: Int) throws(ParsingError) {
      do throws(ImageError) {
        try Image.checkSize(width: width, height: height)
      } catch {
        throw .sizeOutOfRange(error)
      }
    }

    private mutating func byte() throws(ParsingError) -> UInt8 {
      guard offset < bytes.count else { throw .endOfFile(count: bytes.count) }
      defer { offset += 1 }
      return bytes[offset]
    }

    private mutating func number() throws(ParsingError) -> Int {
      Int(try byte()) | Int(try byte()) << 8
    }

    /// A table of as many colours as the flags say.
    private mutating func table(_ flags: UInt8) throws(ParsingError) -> [UInt32] {
      let count = 2 << Int(flags & 7)
      guard offset <= bytes.count, count * 3 <= bytes.count - offset else {
        throw .endOfFile(count: bytes.count)
      }
      defer { offset += count * 3 }
      return (0..<count).map { index in
        let place = offset + index * 3
        return Pixel(red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2]).word
      }
    }

    /// The place of a block's bytes; empty at the end of blocks.
    private mutating func subBlock() throws(ParsingError) -> Range<Int> {
      let count = Int(try byte())
      guard count <= bytes.count - offset else { throw .endOfFile(count: bytes.count) }
      defer { offset += count }
      return offset..<offset + count
    }

    private mutating func skipSubBlocks() throws(ParsingError) {
      while try !subBlock().isEmpty {}
    }

    /// The bytes of blocks up to their end.
    private mutating func data() throws(ParsingError) -> [UInt8] {
      var data: [UInt8] = []
      while true {
        let block = try subBlock()
        guard !block.isEmpty else { return data }
        data += bytes[block]
      }
    }
  }
}
