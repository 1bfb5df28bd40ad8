/// What a GIF says about its frames, read by a walk over its blocks and without the code under test.
struct GIFOutline {
  struct Frame: Equatable {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var delay: Int
    var disposal: Int
    var isTransparent: Bool
    /// Entries of the frame's own table, 0 without one.
    var colorCount: Int
  }

  private(set) var colorCount = 0
  private(set) var loops: Int?
  private(set) var frames: [Frame] = []

  init(_ bytes: [UInt8]) {
    func number(_ offset: Int) -> Int { Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 }
    func tableCount(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 2 << Int(flags & 7) }
    colorCount = tableCount(bytes[10])
    var offset = 13 + 3 * colorCount
    var control = offset
    func skipBlocks() {
      while bytes[offset] != 0 { offset += Int(bytes[offset]) + 1 }
      offset += 1
    }
    while bytes[offset] != 0x3B {
      if bytes[offset] == 0x21 {
        if bytes[offset + 1] == 0xF9 { control = offset }
        if bytes[offset + 1] == 0xFF { loops = number(offset + 16) }
        offset += 2
      } else {
        let flags = bytes[offset + 9]
        frames.append(
          Frame(
            left: number(offset + 1), top: number(offset + 3), width: number(offset + 5),
            height: number(offset + 7), delay: number(control + 4),
            disposal: Int(bytes[control + 3] >> 2 & 7), isTransparent: bytes[control + 3] & 1 == 1,
            colorCount: tableCount(flags)))
        offset += 11 + 3 * tableCount(flags)
      }
      skipBlocks()
    }
  }

  var delays: [Int] { frames.map { $0.delay } }
}
