import Raster
import Scene
import Testing

@Suite struct GIFWriterTests {
  static func flat(_ color: Pixel, width: Int = 4, height: Int = 3) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = color }
    }
    return bitmap
  }

  static let red = Pixel(red: 255, green: 0, blue: 0)
  static let blue = Pixel(red: 0, green: 0, blue: 255)
  static let nothing = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// A file of bitmaps that last a tenth of a second each.
  static func file(_ bitmaps: [Bitmap]) throws -> [UInt8] {
    var writer = GIF.Writer(width: bitmaps[0].width, height: bitmaps[0].height)
    for bitmap in bitmaps { try writer.append(bitmap, duration: 0.1) }
    return try writer.finish()
  }

  /// The bitmaps of a file.
  static func bitmaps(_ bytes: [UInt8]) throws -> [Bitmap] {
    try GIF.decode(bytes).frames.map { Bitmap($0.image) }
  }

  @Test("a file of one red pixel is these bytes")
  func onePixel() throws {
    // By hand: the codes 4 (clear), 0 and 5 (end) of three bits are the number 0x144.
    let expected: [UInt8] =
      Array("GIF89a".utf8) + [1, 0, 1, 0, 0xF0, 0, 0, 255, 0, 0, 0, 0, 0]
      + [0x21, 0xF9, 4, 4, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
    #expect(GIF.encode(try Self.flat(Self.red, width: 1, height: 1)) == expected)
  }

  @Test("a frame holds the rectangle that changes, and stays")
  func changedRectangle() throws {
    let first = try Self.flat(Self.red)
    var second = first
    second[1, 1] = Self.blue
    second[2, 2] = Self.blue
    let bytes = try Self.file([first, second])
    let outline = GIFOutline(bytes)
    #expect(
      outline.frames == [
        .init(
          left: 0, top: 0, width: 4, height: 3, delay: 10, disposal: 1, isTransparent: false,
          colorCount: 0),
        .init(
          left: 1, top: 1, width: 2, height: 2, delay: 10, disposal: 1, isTransparent: true,
          colorCount: 0),
      ])
    #expect(try Self.bitmaps(bytes) == [first, second])
  }

  @Test("pixels that vanish are cleared by the frame before, whatever it changes itself")
  func vanishing() throws {
    var first = try Self.flat(Self.red)
    first[0, 0] = Self.nothing
    var second = first
    second[3, 2] = Self.blue
    var third = second
    third[1, 0] = Self.nothing
    let fourth = try Self.flat(Self.nothing)
    let bitmaps = [first, second, third, fourth, first]
    let bytes = try Self.file(bitmaps)
    #expect(try Self.bitmaps(bytes) == bitmaps)
    #expect(GIFOutline(bytes).frames.map { $0.disposal } == [1, 2, 2, 1, 1])
  }

  @Test("equal bitmaps that follow each other are one frame, equal ones that do not are more")
  func equalFrames() throws {
    let red = try Self.flat(Self.red)
    let blue = try Self.flat(Self.blue)
    let bytes = try Self.file([red, red, blue, blue, blue, red])
    #expect(GIFOutline(bytes).delays == [20, 30, 10])
    #expect(try Self.bitmaps(bytes) == [red, blue, red])
  }

  @Test("partly transparent pixels are put over the background, others are left")
  func opacity() throws {
    var bitmap = try Self.flat(Self.nothing, width: 2, height: 1)
    bitmap[0, 0] = Pixel(red: 0, green: 0, blue: 0, alpha: 128)
    // 255 * 127 / 255 = 127; 100 * 127 / 255 = 49.8….
    let white = try Self.bitmaps(GIF.encode(bitmap))
    #expect(white[0][0, 0] == Pixel(red: 127, green: 127, blue: 127))
    #expect(white[0][1, 0] == Self.nothing)
    var writer = GIF.Writer(width: 2, height: 1, over: Color(100, 0, 0, alpha: 3))
    try writer.append(bitmap, duration: 1)
    #expect(try Self.bitmaps(writer.finish())[0][0, 0] == Pixel(red: 50, green: 0, blue: 0))
  }

  @Test(
    "the loop block says how often the frames are repeated",
    arguments: [
      (nil, 0), (1, nil), (2, 1), (0, nil), (-3, nil), (65_536, 65_535), (99_999, 65_535),
    ]
      as [(Int?, Int?)])
  func loops(plays: Int?, loops: Int?) throws {
    var writer = GIF.Writer(width: 4, height: 3, playCount: plays)
    try writer.append(Self.flat(Self.red), duration: 1)
    let bytes = try writer.finish()
    #expect(GIFOutline(bytes).loops == loops)
    let read = try GIF.decode(bytes).playCount
    #expect(read == plays.map { min(max($0, 1), 65_536) })
  }

  @Test("what does not fit is refused, and the writer is as it was")
  func refusals() throws {
    var writer = GIF.Writer(width: 4, height: 3)
    #expect(throws: AnimationError.noFrames) { try writer.finish() }
    let wrong = try Self.flat(Self.red, width: 3, height: 4)
    #expect(
      throws: AnimationError.wrongSize(width: 3, height: 4, wantedWidth: 4, wantedHeight: 3)
    ) { try writer.append(wrong, duration: 1) }
    let red = try Self.flat(Self.red)
    for duration in [-0.01, 655.36, .infinity, -.infinity] {
      #expect(throws: AnimationError.durationOutOfRange(duration, limit: 655.35)) {
        try writer.append(red, duration: duration)
      }
    }
    #expect(throws: AnimationError.self) { try writer.append(red, duration: .nan) }
    try writer.append(red, duration: 1)
    #expect(GIFOutline(try writer.finish()).delays == [100])
    #expect(throws: AnimationError.finished) { try writer.finish() }
    #expect(throws: AnimationError.finished) { try writer.append(red, duration: 1) }
  }

  @Test(
    "a writer of a size that no bitmap has takes no frame", arguments: [0, -1, 70_000, Int.max])
  func impossibleSize(side: Int) throws {
    var writer = GIF.Writer(width: side, height: side)
    let red = try Self.flat(Self.red)
    #expect(throws: AnimationError.self) { try writer.append(red, duration: 1) }
    #expect(throws: AnimationError.noFrames) { try writer.finish() }
  }

  @Test("random animations of few colours come back to the bit", arguments: 0..<12)
  func roundTrips(seed: Int) throws {
    var noise = Noise(seed: UInt32(seed))
    let (width, height) = (1 + noise.next(below: 20), 1 + noise.next(below: 20))
    var bitmap = try Bitmap(width: width, height: height)
    var bitmaps: [Bitmap] = []
    for _ in 0..<6 {
      for _ in 0..<noise.next(below: 1 + width * height) {
        let level = UInt8(noise.next(below: seed % 3 == 0 ? 256 : 4))
        let isThere = seed % 2 == 0 || noise.next(below: 3) > 0
        bitmap[noise.next(below: width), noise.next(below: height)] =
          isThere ? Pixel(red: level, green: UInt8(seed), blue: 255 - level) : Self.nothing
      }
      if bitmap != bitmaps.last { bitmaps.append(bitmap) }
    }
    #expect(try Self.bitmaps(Self.file(bitmaps)) == bitmaps)
  }
}

/// Numbers that look random.
struct Noise {
  private var state: UInt32

  init(seed: UInt32) {
    state = seed &* 2_654_435_761 &+ 1
  }

  mutating func next(below limit: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % limit
  }
}
