import Foundation
import Raster
import Testing

@testable import Demo

/// What is sent to terminals that show pixels, read again by a reader of the specifications.
@Suite struct GraphicsTests {
  private func bitmap(
    width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> Pixel
  ) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = pixel(x, y) } }
    return bitmap
  }

  /// Red, green and blue in hundredths of each pixel, 0 where none was drawn.
  private func decodeSixels(_ bytes: [UInt8]) throws -> (width: Int, pixels: [[Int]]) {
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}P0;1;0q\"1;1;") && text.hasSuffix("\u{1B}\\"))
    var rest = Array(text.dropFirst(8).dropLast(2).unicodeScalars.map { Int($0.value) })[...]
    func numbers() -> [Int] {
      let digits = rest.prefix { (48...57).contains($0) || $0 == 59 }
      rest = rest.dropFirst(digits.count)
      return digits.split(separator: 59).map { $0.reduce(0) { $0 * 10 + $1 - 48 } }
    }
    var (width, height, x, y, count) = (0, 0, 0, 0, 1)
    var (colors, color, pixels): ([Int: [Int]], [Int], [[Int]]) = ([:], [], [])
    while let byte = rest.popFirst() {
      switch byte {
      case 34:
        let sides = numbers()
        try #require(sides.count == 4)
        (width, height) = (sides[2], sides[3])
        pixels = Array(repeating: [], count: width * height)
      case 35:
        let values = numbers()
        if values.count == 5 { colors[values[0]] = Array(values[2...]) }
        color = try #require(colors[values[0]])
      case 33: count = numbers()[0]
      case 36: x = 0
      case 45: (x, y) = (0, y + 6)
      default:
        for _ in 0..<count {
          for bit in 0..<6 where (byte - 63) >> bit & 1 == 1 {
            #expect(x < width && y + bit < height && pixels[(y + bit) * width + x].isEmpty)
            pixels[(y + bit) * width + x] = color
          }
          x += 1
        }
        count = 1
      }
    }
    return (width, pixels)
  }

  @Test("a small picture in sixels is what the manual says")
  func smallSixels() throws {
    let picture = try bitmap(width: 5, height: 7) { x, y in
      y == 6 ? Pixel(red: 0, green: 0, blue: 255) : Pixel(red: x < 4 ? 255 : 0, green: 0, blue: 0)
    }
    // Six rows: four full columns of the first colour, ~ is all six, and one of the second, behind four
    // empty ones; then the one row of the third, @ is the uppermost.
    #expect(
      String(decoding: SixelEncoder.encode(picture), as: UTF8.self)
        == "\u{1B}P0;1;0q\"1;1;5;7#0;2;100;0;0#1;2;0;0;0#2;2;0;0;100"
        + "#0!4~$#1!4?~-#2!5@-\u{1B}\\")
  }

  @Test("up to 256 colours are sent as they are, in hundredths; each pixel is drawn once")
  func exactSixels() throws {
    let picture = try bitmap(width: 37, height: 20) { x, y in
      Pixel(red: UInt8(x * 6), green: UInt8(y / 4 * 51), blue: 128)
    }
    let decoded = try decodeSixels(SixelEncoder.encode(picture))
    #expect(decoded.width == 37 && decoded.pixels.count == 37 * 20)
    for (place, color) in decoded.pixels.enumerated() {
      let pixel = picture[place % 37, place / 37]
      let parts = [pixel.red, pixel.green, pixel.blue]
      #expect(color == parts.map { Int((Double($0) / 2.55 + 0.5).rounded(.down)) })
    }
  }

  @Test("more colours become the nearest of the palette that terminals have")
  func manySixels() throws {
    let picture = try bitmap(width: 40, height: 30) { x, y in
      Pixel(red: UInt8(x * 6), green: UInt8(y * 8), blue: UInt8((x * y) % 256))
    }
    let decoded = try decodeSixels(SixelEncoder.encode(picture))
    #expect(Set(decoded.pixels).count <= 240)
    for (place, color) in decoded.pixels.enumerated() {
      let index = IndexedPalette.nearest(to: picture[place % 40, place / 40])
      let wanted = IndexedPalette.color(index)
      let parts = [wanted.red, wanted.green, wanted.blue]
      #expect(color == parts.map { Int((Double($0) / 2.55 + 0.5).rounded(.down)) })
    }
  }

  @Test("for kitty it is a PNG in pieces, of which each but the last says that more comes")
  func kitty() throws {
    // Pixels without order, so that there are several pieces.
    var seed: UInt32 = 1
    let picture = try bitmap(width: 70, height: 60) { _, _ in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Pixel(red: UInt8(seed >> 24), green: UInt8(seed >> 16 & 255), blue: 9)
    }
    for replaces in [true, false] {
      let bytes = KittyEncoder.encode(picture, replaces: replaces)
      let pieces = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\u{1B}\\")
      #expect(pieces.last == "" && pieces.count > 3)
      var text = ""
      for (place, piece) in pieces.dropLast().enumerated() {
        let parts = piece.split(separator: ";", maxSplits: 1)
        let more = place < pieces.count - 2 ? 1 : 0
        let identity = replaces ? "i=1,p=1,C=1," : ""
        let keys = place == 0 ? "a=T,f=100,q=2,\(identity)" : ""
        #expect(parts[0] == "\u{1B}_G\(keys)m=\(more)")
        #expect(parts[1].count <= 4096 && (more == 0 || parts[1].count % 4 == 0))
        text += parts[1]
      }
      let data = try #require(Data(base64Encoded: text))
      #expect(Bitmap(try PNG.decode(Array(data))) == picture)
    }
  }

  @Test("pixels are as large as the terminal says, or as is usual; a pipe has no end")
  func sizes() {
    let size = TerminalSize(columns: 100, rows: 31, pixelWidth: 900, pixelHeight: 620)
    #expect(size.fit(.sixel, width: nil, zoom: 1) == PictureFit(width: 900, height: 600))
    #expect(size.fit(.kitty, width: 50, zoom: 1) == PictureFit(width: 450, height: 600))
    let unknown = TerminalSize(columns: 80, rows: 24)
    #expect(unknown.fit(.kitty, width: nil, zoom: 1) == PictureFit(width: 800, height: 460))
    #expect(PictureFit.pipe(.sixel, width: nil, zoom: 1).size(of: 5000, 4000) == (5000, 4000))
    #expect(PictureFit.pipe(.sixel, width: 8, zoom: 1).size(of: 160, 40) == (80, 20))
    #expect(PictureFit.pipe(.plain, width: nil, zoom: 1).size(of: 160, 40) == (80, 20))
  }
}
