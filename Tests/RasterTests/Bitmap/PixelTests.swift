import Raster
import Testing

@Suite struct PixelTests {
  @Test("straight colour is the quotient by the opacity, half up", arguments: 1...255)
  func straight(alpha: Int) {
    for level in 0...alpha {
      let pixel = Pixel(
        red: UInt8(level), green: 0, blue: UInt8(alpha), alpha: UInt8(alpha))
      let exact = Double(level) * 255 / Double(alpha)
      // 255 l / a is half way between two integers only where 510 l / a is odd, exactly.
      let expected = (510 * level) % alpha == 0 ? (510 * level / alpha + 1) / 2 : Int(exact + 0.5)
      #expect(pixel.straight.red == UInt8(expected), "\(level) of \(alpha)")
      #expect(pixel.straight.green == 0 && pixel.straight.blue == 255)
      #expect(pixel.straight.alpha == UInt8(alpha))
    }
  }

  @Test("half transparent white is white, premultiplied and straight")
  func white() {
    let pixel = Pixel(red: 128, green: 128, blue: 128, alpha: 128)
    #expect(pixel.straight == Pixel(red: 255, green: 255, blue: 255, alpha: 128))
  }

  @Test("a transparent pixel has no colour")
  func transparent() {
    let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(Pixel(red: 9, green: 8, blue: 7, alpha: 0).straight == clear)
  }

  @Test("a component above its opacity is clamped")
  func aboveOpacity() {
    #expect(Pixel(red: 200, green: 0, blue: 0, alpha: 100).straight.red == 255)
  }
}
