import Raster
import Scene
import Testing

@Suite struct GIFColorTests {
  /// A bitmap of so many colours: all greys, then reds.
  static func colors(_ count: Int, width: Int = 32) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: (count + width - 1) / width)
    for place in 0..<bitmap.width * bitmap.height {
      let index = min(place, count - 1)
      let level = UInt8(index & 255)
      bitmap[place % width, place / width] =
        index < 256
        ? Pixel(red: level, green: level, blue: level)
        : Pixel(red: 255, green: level, blue: UInt8(index >> 8))
    }
    return bitmap
  }

  static func distinct(_ bitmap: Bitmap) -> Int {
    bitmap.withWords { words in
      var all: Set<UInt32> = []
      for index in words.indices { all.insert(words[index]) }
      return all.count
    }
  }

  /// The root of the mean squared difference of a component.
  static func error(_ first: Bitmap, _ second: Bitmap) -> Double {
    let sum = zip(first.bytes, second.bytes).reduce(0) { sum, pair in
      sum + (Int(pair.0) - Int(pair.1)) * (Int(pair.0) - Int(pair.1))
    }
    return (Double(sum) / Double(first.width * first.height * 3)).squareRoot()
  }

  @Test("up to 256 colours are kept", arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256])
  func exact(count: Int) throws {
    let bitmap = try Self.colors(count)
    let bytes = GIF.encode(bitmap)
    #expect(try GIFWriterTests.bitmaps(bytes) == [bitmap])
    // The table is the least power of two, of at least two colours.
    let size = GIFOutline(bytes).colorCount
    #expect(size >= count && (size == 2 || size < 2 * count))
  }

  @Test("256 colours are kept where pixels of the rectangle stay as they are, too")
  func exactWithUnchangedPixels() throws {
    let first = try Self.colors(256)
    var second = try Bitmap(width: 32, height: 8)
    for y in 0..<8 {
      for x in 0..<32 { second[x, y] = first[31 - x, 7 - y] }
    }
    second[16, 4] = first[16, 4]
    second[0, 0] = Pixel(red: 9, green: 9, blue: 10)
    var third = second
    third[0, 0] = first[0, 0]
    let bitmaps = [first, second, third, first]
    #expect(try GIFWriterTests.bitmaps(GIFWriterTests.file(bitmaps)) == bitmaps)
  }

  @Test("frames share a table while it has room, then have their own")
  func tables() throws {
    var bitmaps: [Bitmap] = []
    for first in 0..<4 {
      var bitmap = try Bitmap(width: 10, height: 10)
      for place in 0..<100 {
        bitmap[place % 10, place / 10] = Pixel(red: UInt8(place), green: UInt8(first), blue: 0)
      }
      bitmaps.append(bitmap)
    }
    let bytes = try GIFWriterTests.file(bitmaps + [bitmaps[0]])
    let outline = GIFOutline(bytes)
    // Two times a hundred colours fit; the last frame's are among them.
    #expect(outline.colorCount == 256)
    #expect(outline.frames.map { $0.colorCount } == [0, 0, 128, 128, 0])
    #expect(try GIFWriterTests.bitmaps(bytes) == bitmaps + [bitmaps[0]])
  }

  @Test("more colours become 256 that are near", arguments: [257, 300, 1000])
  func reduced(count: Int) throws {
    let bitmap = try Self.colors(count)
    let read = try GIFWriterTests.bitmaps(GIF.encode(bitmap))[0]
    #expect(Self.distinct(read) > 200)
    // Neighbours of the same kind differ by one level in three components at most.
    #expect(Self.error(bitmap, read) < Double(count) / 200)
  }

  @Test("a picture of many colours loses little, the more so with its errors spread")
  func gradient() throws {
    var bitmap = try Bitmap(width: 64, height: 64)
    for y in 0..<64 {
      for x in 0..<64 {
        bitmap[x, y] = Pixel(
          red: UInt8(x * x / 16), green: UInt8(y * y / 16), blue: UInt8(x * y / 16))
      }
    }
    let plain = try GIFWriterTests.bitmaps(GIF.encode(bitmap))[0]
    let dithered = try GIFWriterTests.bitmaps(GIF.encode(bitmap, dithers: true))[0]
    // Thousands of colours on a surface of 256 x 256 levels: 256 patches of 16 x 16 are within 8 of
    // their middle, 4.6 on the average of squares; what a good choice reaches.
    #expect(Self.error(bitmap, plain) < 5)
    #expect(Self.error(bitmap, dithered) < 8)
    // Over blocks of 8 x 8 pixels the means are what is seen.
    #expect(Self.blockError(bitmap, dithered) < Self.blockError(bitmap, plain))
    #expect(Self.blockError(bitmap, dithered) < 1.2)
    #expect(GIF.encode(bitmap) == GIF.encode(bitmap))
  }

  /// As `error`, of the means of blocks of 8 x 8 pixels.
  static func blockError(_ first: Bitmap, _ second: Bitmap) -> Double {
    var sum = 0.0
    for block in 0..<64 {
      var difference = [0, 0, 0]
      for place in 0..<64 {
        let (x, y) = (block % 8 * 8 + place % 8, block / 8 * 8 + place / 8)
        difference[0] += Int(first[x, y].red) - Int(second[x, y].red)
        difference[1] += Int(first[x, y].green) - Int(second[x, y].green)
        difference[2] += Int(first[x, y].blue) - Int(second[x, y].blue)
      }
      for part in difference { sum += Double(part * part) / 4096 }
    }
    return (sum / 64 / 3).squareRoot()
  }

  @Test("reduced frames keep what does not change, and what is not there")
  func reducedAnimation() throws {
    var first = try Self.colors(1000)
    for x in 0..<32 { first[x, 0] = GIFWriterTests.nothing }
    var second = first
    for place in 0..<600 { second[place % 32, 5 + place / 32].blue ^= UInt8(place % 251) }
    for dithers in [false, true] {
      var writer = GIF.Writer(width: first.width, height: first.height, dithers: dithers)
      try writer.append(first, duration: 1)
      try writer.append(second, duration: 1)
      let read = try GIFWriterTests.bitmaps(writer.finish())
      for x in 0..<32 {
        #expect(read.allSatisfy { $0[x, 0] == GIFWriterTests.nothing })
        #expect(read[0][x, 1] == read[1][x, 1])
      }
      #expect(Self.error(second, read[1]) < 12)
    }
  }

  @Test(
    "what does not change from a frame to the next is not even a level different", arguments: 0..<3)
  func steadyPixels(seed: Int) throws {
    var noise = Noise(seed: UInt32(seed))
    var bitmap = try Self.colors(900)
    var bitmaps = [bitmap]
    for _ in 0..<3 {
      for _ in 0..<400 {
        bitmap[noise.next(below: 32), noise.next(below: bitmap.height)] = Pixel(
          red: UInt8(noise.next(below: 256)), green: UInt8(noise.next(below: 256)), blue: 0)
      }
      bitmaps.append(bitmap)
    }
    var writer = GIF.Writer(width: 32, height: bitmap.height, dithers: seed == 1)
    for bitmap in bitmaps { try writer.append(bitmap, duration: 1) }
    let read = try GIFWriterTests.bitmaps(writer.finish())
    for frame in 0..<3 {
      for place in 0..<32 * bitmap.height {
        let (x, y) = (place % 32, place / 32)
        guard bitmaps[frame][x, y] == bitmaps[frame + 1][x, y] else { continue }
        #expect(read[frame][x, y] == read[frame + 1][x, y])
      }
    }
  }

  @Test("a dictionary that is full, cleared, and full again is read back")
  func fullDictionary() throws {
    var noise = Noise(seed: 5)
    var bitmap = try Bitmap(width: 150, height: 150)
    for y in 0..<150 {
      for x in 0..<150 {
        // Noise fills the dictionary; stripes keep it; then other noise makes it stale.
        let level = y < 50 ? noise.next(below: 16) : y < 90 ? x % 16 : 16 + noise.next(below: 8)
        bitmap[x, y] = Pixel(red: UInt8(level), green: 0, blue: 0)
      }
    }
    #expect(try GIFWriterTests.bitmaps(GIF.encode(bitmap)) == [bitmap])
  }
}
