import Scene
import TestSupport
import Testing

@testable import Raster

@Suite struct APNGWriterTests {
  private static let white = Pixel(red: 255, green: 255, blue: 255)
  private static let red = Pixel(red: 255, green: 0, blue: 0)

  private static func filled(_ pixel: Pixel, width: Int = 20, height: Int = 10) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = pixel }
    }
    return bitmap
  }

  /// The frames as a reader sees them, put together again where the writer joined equal ones.
  private static func expectFrames(
    _ bitmaps: [Bitmap], of bytes: [UInt8], _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let animation = try APNG.decode(bytes)
    var distinct: [Bitmap] = []
    for bitmap in bitmaps where bitmap != distinct.last { distinct.append(bitmap) }
    #expect(
      animation.frames.map { Bitmap($0.image) } == distinct, "\(what)",
      sourceLocation: sourceLocation)
  }

  @Test(
    "frames are read as they were written, whatever their colours",
    arguments: PNGContent.allCases)
  func contents(content: PNGContent) throws {
    var random = SplitMix64(seed: 11)
    let donor = try content.bitmap(width: 64, height: 64)
    var bitmap = try content.bitmap(width: 23, height: 14)
    var bitmaps: [Bitmap] = []
    var writer = APNG.Writer(width: 23, height: 14)
    for _ in 0..<5 {
      for _ in 0..<random.below(40) {
        bitmap[random.below(23), random.below(14)] = donor[random.below(64), random.below(64)]
      }
      bitmaps.append(bitmap)
      try writer.append(bitmap, duration: 1 / 60)
    }
    try Self.expectFrames(bitmaps, of: try writer.finish(), "\(content)")
  }

  @Test("colours and opacities that come late change how the frames before are packed")
  func lateColors() throws {
    let kinds: [PNGContent] = [.white, .sixteenColors, .manyColors, .opaque, .everything, .clear]
    let bitmaps = try kinds.map { try $0.bitmap(width: 30, height: 20) }
    for count in 1...kinds.count {
      var writer = APNG.Writer(width: 30, height: 20)
      for bitmap in bitmaps.prefix(count) { try writer.append(bitmap, duration: 0.5) }
      let bytes = try writer.finish()
      try Self.expectFrames(Array(bitmaps.prefix(count)), of: bytes, "\(count)")
      #expect(Int(bytes[25]) == [0, 3, 3, 2, 6, 6][count - 1])
    }
  }

  @Test("several frames have a byte a pixel, and a single one as few bits as can be")
  func depth() throws {
    var writer = APNG.Writer(width: 20, height: 10)
    var bitmap = try Self.filled(Self.white)
    var single = writer
    try single.append(bitmap, duration: 0.1)
    #expect(try single.finish()[24] == 1)
    for column in 0..<3 {
      bitmap[column, 4] = Self.red
      try writer.append(bitmap, duration: 0.1)
    }
    #expect(try writer.finish()[24] == 8)
  }

  @Test("only the rectangle that changed is written, and what was there in it is transparent")
  func rectangle() throws {
    var writer = APNG.Writer(width: 20, height: 10)
    var bitmap = try Self.filled(Self.white)
    try writer.append(bitmap, duration: 0.1)
    bitmap[3, 2] = Self.red
    bitmap[8, 6] = Self.red
    try writer.append(bitmap, duration: 0.1)
    let bytes = try writer.finish()
    let controls = PNGChunks(of: bytes).chunks.filter { $0.name == "fcTL" }
    #expect(controls.map { $0.number(at: 4) } == [20, 6])
    #expect(controls.map { $0.number(at: 8) } == [10, 5])
    #expect(controls.map { $0.number(at: 12) } == [0, 3])
    #expect(controls.map { $0.number(at: 16) } == [0, 2])
    // Disposal: none.
    #expect(controls.map { $0.body[24] } == [0, 0])
    #expect(Bitmap(try APNG.decode(bytes).frames[1].image) == bitmap)
  }

  @Test("frames where little changes within a large rectangle are blended")
  func blended() throws {
    let donor = try PNGContent.opaque.bitmap(width: 40, height: 40)
    var bitmap = donor
    var writer = APNG.Writer(width: 40, height: 40)
    var bitmaps: [Bitmap] = []
    for step in 0..<4 {
      bitmap[step, 0] = Self.red
      bitmap[39 - step, 39] = Self.white
      bitmaps.append(bitmap)
      try writer.append(bitmap, duration: 0.1)
    }
    let bytes = try writer.finish()
    try Self.expectFrames(bitmaps, of: bytes, "blended")
    let chunks = PNGChunks(of: bytes)
    #expect(chunks.bodies("fcTL").map { $0[25] } == [0, 1, 1, 1])
    // 1600 pixels of noise take 4800 bytes, once.
    #expect(chunks.bodies("fdAT").allSatisfy { $0.count < 100 })
  }

  @Test("frames and pieces of pixels share one row of numbers")
  func numbers() throws {
    var writer = APNG.Writer(width: 20, height: 10, playCount: 3)
    for step in 0..<4 {
      var bitmap = try Self.filled(Self.white)
      bitmap[step, 3] = Self.red
      try writer.append(bitmap, duration: Double(step))
    }
    let chunks = PNGChunks(of: try writer.finish())
    #expect(
      chunks.chunks.map(\.name) == [
        "IHDR", "acTL", "PLTE", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "fcTL", "fdAT",
        "IEND",
      ])
    let numbered = chunks.chunks.filter { $0.name == "fcTL" || $0.name == "fdAT" }
    #expect(numbered.map { $0.number(at: 0) } == Array(0..<7))
    #expect(chunks.bodies("acTL") == [[0, 0, 0, 4, 0, 0, 0, 3]])
  }

  @Test("times are what they were, and equal frames become one that lasts as long")
  func times() throws {
    var writer = APNG.Writer(width: 20, height: 10)
    let durations = [1.0 / 60, 1.0 / 60, 0.25, 0, 7, 1.0 / 24]
    let colors = [Self.white, Self.white, Self.red, Self.white, Self.red, Self.red]
    for (color, duration) in zip(colors, durations) {
      try writer.append(try Self.filled(color), duration: duration)
    }
    let bytes = try writer.finish()
    let animation = try APNG.decode(bytes)
    // 7 + 1/24 is 169/24.
    #expect(animation.frames.map(\.duration) == [1.0 / 30, 0.25, 0, 169.0 / 24])
    #expect(animation.playCount == nil)
    let controls = PNGChunks(of: bytes).bodies("fcTL")
    #expect(controls.map { Array($0[20..<24]) }.first == [0, 1, 0, 30])
  }

  @Test("where no fraction is the sum of two durations, a frame of one pixel takes the second")
  func longSum() throws {
    var writer = APNG.Writer(width: 20, height: 10)
    let bitmap = try Self.filled(Self.white)
    for duration in [1.0 / 65_521, 1.0 / 65_519] {
      try writer.append(bitmap, duration: duration)
    }
    let animation = try APNG.decode(try writer.finish())
    #expect(animation.frames.map(\.duration) == [1.0 / 65_521, 1.0 / 65_519])
    #expect(animation.frames.allSatisfy { Bitmap($0.image) == bitmap })
  }

  @Test("what cannot be written is refused, and leaves the writer as it was")
  func refused() throws {
    var writer = APNG.Writer(width: 20, height: 10, playCount: -5)
    #expect(throws: AnimationError.noFrames) { try writer.finish() }
    let small = try Self.filled(Self.red, width: 19)
    #expect(
      throws: AnimationError.wrongSize(width: 19, height: 10, wantedWidth: 20, wantedHeight: 10)
    ) { try writer.append(small, duration: 1) }
    let bitmap = try Self.filled(Self.red)
    for duration in [-0.1, .infinity, 65_536] {
      #expect(throws: AnimationError.durationOutOfRange(duration, limit: 65_535)) {
        try writer.append(bitmap, duration: duration)
      }
    }
    #expect(throws: AnimationError.self) { try writer.append(bitmap, duration: .nan) }
    try writer.append(bitmap, duration: 65_535)
    #expect(try APNG.decode(try writer.finish()).playCount == 1)
    #expect(throws: AnimationError.finished) { try writer.append(bitmap, duration: 1) }
    #expect(throws: AnimationError.finished) { try writer.finish() }
  }
}
