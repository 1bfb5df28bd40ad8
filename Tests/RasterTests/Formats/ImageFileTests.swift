import Raster
import Scene
import Testing

@Suite struct ImageFileTests {
  private func picture() throws -> Bitmap {
    var bitmap = try Bitmap(width: 3, height: 2)
    for y in 0..<2 {
      for x in 0..<3 {
        bitmap[x, y] = Pixel(red: UInt8(80 * x), green: UInt8(200 * y), blue: 7)
      }
    }
    return bitmap
  }

  @Test("a picture is read whatever format it is in, for the first bytes tell")
  func formats() throws {
    let bitmap = try picture()
    let files = [
      PNG.encode(bitmap), PPM.encode(bitmap), PPM.encodeText(bitmap), PAM.encode(bitmap),
      BMP.encode(bitmap), GIF.encode(bitmap),
    ]
    for file in files {
      #expect(Bitmap(try ImageFile.decode(file)) == bitmap)
      let film = try ImageFile.decodeAnimation(file)
      #expect(film.frames.count == 1)
    }
  }

  @Test("a film gives its frames, and its first as a picture; so do several pixmaps in one stream")
  func films() throws {
    let (first, second) = (try picture(), try Bitmap(width: 3, height: 2))
    var writer = APNG.Writer(width: 3, height: 2)
    try writer.append(first, duration: 0.25)
    try writer.append(second, duration: 0.5)
    let film = try writer.finish()
    let read = try ImageFile.decodeAnimation(film)
    #expect(read.frames.map { Bitmap($0.image) } == [first, second])
    #expect(read.frames.map { $0.duration } == [0.25, 0.5])
    #expect(Bitmap(try ImageFile.decode(film)) == first)
    let stream = PAM.encode(first) + PAM.encode(second)
    #expect(try ImageFile.decodeAnimation(stream).frames.map { $0.duration } == [0, 0])
  }

  @Test("what is none of the formats is told by its first bytes, and a broken file by its reader")
  func refused() throws {
    #expect(throws: ImageFile.ParsingError.unknownFormat(firstBytes: [])) {
      try ImageFile.decode([])
    }
    #expect(throws: ImageFile.ParsingError.unknownFormat(firstBytes: [0xFF, 0xD8, 0xFF])) {
      try ImageFile.decode([0xFF, 0xD8, 0xFF])
    }
    let files = [
      PNG.encode(try picture()), PPM.encode(try picture()), BMP.encode(try picture()),
      Array("GIF89a".utf8),
    ]
    for file in files {
      let error = try #require(throws: ImageFile.ParsingError.self) {
        try ImageFile.decode(Array(file.prefix(20)))
      }
      #expect(!error.description.isEmpty && !error.description.contains("begins with"))
    }
  }

  @Test("more pixels than allowed are refused where a few bytes can ask for many")
  func limit() throws {
    let file = PNG.encode(try Bitmap(width: 100, height: 100))
    #expect(try ImageFile.decode(file, pixelLimit: 10_000).width == 100)
    #expect(throws: ImageFile.ParsingError.self) {
      try ImageFile.decode(file, pixelLimit: 9_999)
    }
    // A canvas of 16,383 x 16,383 in a file of 43 bytes.
    let canvas: [UInt8] = [
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0xFF, 0x3F, 0xFF, 0x3F, 0x80, 0, 0, 0, 0, 0, 255, 255,
      255,
      0x21, 0xF9, 4, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
    ]
    #expect(throws: ImageFile.ParsingError.self) {
      try ImageFile.decode(canvas, pixelLimit: 1 << 26)
    }
  }
}
