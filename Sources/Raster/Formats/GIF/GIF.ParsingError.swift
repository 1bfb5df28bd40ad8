public import Scene

extension GIF {
  /// Why bytes are no GIF; offsets count from the first byte, frames from 0.
  public enum ParsingError: Error, Hashable, Sendable {
    /// The bytes begin with neither `GIF87a` nor `GIF89a`.
    case notGIF(firstBytes: [UInt8])
    /// The file ends before its trailer.
    case endOfFile(count: Int)
    /// The canvas, or a frame, has a size that no image has.
    case sizeOutOfRange(ImageError)
    /// With this frame all together have more pixels than are read.
    case tooManyPixels(frame: Int, limit: Int)
    /// A byte is none of those that introduce an image, an extension and the trailer.
    case unexpectedByte(UInt8, offset: Int)
    /// There is no frame.
    case noFrames
    /// A frame has no table of colours, nor has the file.
    case noColorTable(frame: Int)
    /// The width of the first codes is not 1 … 8 bits.
    case codeSizeOutOfRange(Int, offset: Int)
    /// A code of a frame's data stands for nothing yet.
    case codeOutOfRange(Int, limit: Int, frame: Int)
    /// A frame's data ends before its pixels do.
    case pixelsMissing(frame: Int, wanted: Int, given: Int)
    /// A pixel's index is beyond the table of colours.
    case indexOutOfRange(Int, count: Int, frame: Int)
  }
}

extension GIF.ParsingError: CustomStringConvertible {
  /// One line: what was given and what is allowed.
  public var description: String {
    switch self {
    case .notGIF(let firstBytes):
      "not a GIF: it begins with the bytes \(Self.list(firstBytes)) "
        + "and not with GIF87a or GIF89a"
    case .endOfFile(let count):
      "a GIF of \(count) bytes: it ends before its trailer"
    case .sizeOutOfRange(let error):
      error.description
    case .tooManyPixels(let frame, let limit):
      "frame \(frame) of a GIF: with it there are more than \(limit) pixels"
    case .unexpectedByte(let byte, let offset):
      "byte \(byte) at \(offset) of a GIF: 33, 44 or 59 must introduce what comes next"
    case .noFrames:
      "a GIF without frames: at least one is needed"
    case .noColorTable(let frame):
      "frame \(frame) of a GIF: neither it nor the file has a table of colours"
    case .codeSizeOutOfRange(let size, let offset):
      "codes of \(size) bits at \(offset) of a GIF: they must have 1 … 8"
    case .codeOutOfRange(let code, let limit, let frame):
      "code \(code) of frame \(frame) of a GIF: at its place the greatest is \(limit)"
    case .pixelsMissing(let frame, let wanted, let given):
      "frame \(frame) of a GIF with \(given) pixels: its size needs \(wanted)"
    case .indexOutOfRange(let index, let count, let frame):
      "index \(index) of a pixel of frame \(frame) of a GIF: its table has \(count) colours"
    }
  }

  private static func list(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes { text += (text.isEmpty ? "" : " ") + String(byte) }
    return text.isEmpty ? "(none)" : text
  }
}
