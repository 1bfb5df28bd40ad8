extension PNG {
  /// What the components of a pixel are.
  enum ColorType: UInt8 {
    case grey = 0
    case color = 2
    case palette = 3
    case greyAlpha = 4
    case colorAlpha = 6

    /// How many numbers make a pixel.
    var channelCount: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .color: 3
      case .colorAlpha: 4
      }
    }

    /// The bits that a number may have.
    func allows(depth: UInt8) -> Bool {
      switch self {
      case .grey: [1, 2, 4, 8, 16].contains(depth)
      case .palette: [1, 2, 4, 8].contains(depth)
      case .color, .greyAlpha, .colorAlpha: depth == 8 || depth == 16
      }
    }
  }

  /// What the first chunk says.
  struct Header: Equatable {
    static let length = 13

    var width: Int
    var height: Int
    var colorType: ColorType
    /// Bits of a component.
    var depth: Int
    var isInterlaced = false

    var bitsPerPixel: Int { depth * colorType.channelCount }

    /// The same for a picture of another size.
    func with(width: Int, height: Int) -> Header {
      var header = self
      header.width = width
      header.height = height
      return header
    }

    /// The distance of bytes that filters compare: a pixel, or one byte where it is less.
    var filterDistance: Int { max(1, bitsPerPixel / 8) }

    /// The bytes of a row, without the filter's.
    ///
    /// No product overflows: a side has at most 65535 pixels, of at most 64 bits.
    func rowLength(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

    /// The parts in which the rows come, those without pixels left out.
    var passes: [Pass] {
      guard isInterlaced else { return [Pass(width: width, height: height)] }
      return Pass.interlaced(width: width, height: height)
    }

    /// How many bytes all rows have, with their filters; it may be more than `Int` holds.
    var dataLength: UInt64 {
      var sum: UInt64 = 0
      for pass in passes { sum += UInt64(pass.height) * UInt64(1 + rowLength(width: pass.width)) }
      return sum
    }

    /// The body of the chunk.
    var bytes: [UInt8] {
      ChunkWriter.bytes(of: UInt32(width)) + ChunkWriter.bytes(of: UInt32(height))
        + [UInt8(depth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
    }
  }

  /// The pixels of every so many columns and rows, which come together.
  struct Pass {
    var width: Int
    var height: Int
    var x = 0
    var y = 0
    var columnStep = 1
    var rowStep = 1

    /// The seven passes of an interlaced picture that have pixels.
    ///
    /// - Source: ISO/IEC 15948, section 8.1 (Adam7).
    static func interlaced(width: Int, height: Int) -> [Pass] {
      var passes: [Pass] = []
      for (x, y, columnStep, rowStep) in [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] where x < width && y < height {
        passes.append(
          Pass(
            width: (width - x - 1) / columnStep + 1, height: (height - y - 1) / rowStep + 1, x: x,
            y: y, columnStep: columnStep, rowStep: rowStep))
      }
      return passes
    }
  }
}
