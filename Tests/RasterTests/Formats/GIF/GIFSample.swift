/// A GIF put together by hand, without the code under test.
///
/// Its data uses no strings: each index is a code of its own, and the dictionary is cleared before its
/// codes grow.
struct GIFSample {
  /// One frame, with everything that comes before its data.
  struct Frame {
    var left = 0
    var top = 0
    var width: Int
    var height: Int
    var indices: [UInt8]
    var delay = 0
    var disposal: UInt8 = 0
    var transparentIndex: UInt8?
    var table: [UInt8] = []
    var isInterlaced = false
    /// Blocks between the frame's extension and its image.
    var between: [UInt8] = []
    /// The data, if it is not to be that of `indices`.
    var data: [UInt8]?
  }

  /// Red, green, blue, white.
  static let colors: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
  static let red: UInt32 = 0xFF00_00FF
  static let green: UInt32 = 0xFF00_FF00
  static let blue: UInt32 = 0xFFFF_0000
  static let white: UInt32 = 0xFFFF_FFFF

  var version = "GIF89a"
  var width: Int
  var height: Int
  var table = colors
  /// Blocks before the first frame.
  var blocks: [UInt8] = []
  var frames: [Frame]
  var trailer: [UInt8] = [0x3B]

  static func number(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

  var bytes: [UInt8] {
    var bytes = Array(version.utf8) + Self.number(width) + Self.number(height)
    bytes += [Self.tableFlags(table), 0, 0] + table + blocks
    for frame in frames { bytes += Self.bytes(frame) }
    return bytes + trailer
  }

  private static func tableFlags(_ table: [UInt8]) -> UInt8 {
    table.isEmpty ? 0 : 0x80 | UInt8((table.count / 3).trailingZeroBitCount - 1)
  }

  private static func bytes(_ frame: Frame) -> [UInt8] {
    var bytes: [UInt8] = [0x21, 0xF9, 4]
    bytes.append(frame.disposal << 2 | (frame.transparentIndex == nil ? 0 : 1))
    bytes += number(frame.delay) + [frame.transparentIndex ?? 0, 0] + frame.between
    bytes += [0x2C] + number(frame.left) + number(frame.top)
    bytes += number(frame.width) + number(frame.height)
    bytes.append(tableFlags(frame.table) | (frame.isInterlaced ? 0x40 : 0))
    return bytes + frame.table + (frame.data ?? data(frame.indices))
  }

  /// Indices of 0 … 3 as codes of three bits: 4 clears, 5 ends.
  ///
  /// After a clearing two codes are safe,
  /// for the first makes no string and the second makes number 6.
  static func data(_ indices: [UInt8]) -> [UInt8] {
    var codes: [UInt8] = []
    for (position, index) in indices.enumerated() {
      if position % 2 == 0 { codes.append(4) }
      codes.append(index)
    }
    return data(codes: codes + [5])
  }

  static func data(codes: [UInt8]) -> [UInt8] {
    var packed = [UInt8](repeating: 0, count: (codes.count * 3 + 7) / 8)
    for (position, code) in codes.enumerated() {
      for bit in 0..<3 where code >> UInt8(bit) & 1 == 1 {
        let place = position * 3 + bit
        packed[place / 8] |= 1 << UInt8(place % 8)
      }
    }
    var data: [UInt8] = [2]
    for start in stride(from: 0, to: packed.count, by: 255) {
      let block = packed[start..<min(start + 255, packed.count)]
      data += [UInt8(block.count)] + block
    }
    return data + [0]
  }
}
