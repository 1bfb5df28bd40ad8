import TestSupport
import Testing

@testable import Raster

@Suite struct PNGRoundTripTests {
  /// Widths that fill bytes of 1, 2, 4 and 8 bits a pixel, and that do not.
  private static let sizes = [(1, 1), (1, 9), (9, 1), (2, 2), (3, 5), (7, 4), (8, 3), (17, 6)]

  @Test(
    "every picture is read as it was written, whatever its size and colours",
    arguments: PNGContent.allCases)
  func roundTrip(content: PNGContent) throws {
    for (width, height) in Self.sizes {
      let bitmap = try content.bitmap(width: width, height: height)
      let image = try PNG.decode(PNG.encode(bitmap))
      #expect(Bitmap(image) == bitmap, "\(width) x \(height)")
    }
  }

  @Test("colours are written as shortly as they allow", arguments: PNGContent.allCases)
  func kinds(content: PNGContent) throws {
    let bytes = PNG.encode(try content.bitmap(width: 40, height: 30))
    // The depth and the type of colour are the 9th and 10th byte of the first chunk.
    #expect([Int(bytes[24]), Int(bytes[25])] == content.depthAndType)
  }

  @Test("each premultiplied pixel comes back from its straight colour")
  func premultiplied() {
    var changed: [Pixel] = []
    for alpha in 0...255 {
      for component in 0...alpha {
        let pixel = Pixel(
          red: UInt8(component), green: UInt8(alpha), blue: UInt8(alpha - component),
          alpha: UInt8(alpha))
        if Pixel(premultiplying: pixel.straight) != pixel { changed.append(pixel) }
      }
    }
    #expect(changed.isEmpty)
  }
}
