import Raster
import Testing

@testable import Demo

@Suite struct IndexedPaletteTests {
  /// As every description of the 256 colours has them.
  private static let colors: [(index: Int, red: Int, green: Int, blue: Int)] = {
    let levels = [0, 95, 135, 175, 215, 255]
    var colors: [(index: Int, red: Int, green: Int, blue: Int)] = []
    for red in 0..<6 {
      for green in 0..<6 {
        for blue in 0..<6 {
          let index = 16 + 36 * red + 6 * green + blue
          colors.append((index, levels[red], levels[green], levels[blue]))
        }
      }
    }
    for step in 0..<24 { colors.append((232 + step, 8 + 10 * step, 8 + 10 * step, 8 + 10 * step)) }
    return colors
  }()

  private func pixel(_ red: Int, _ green: Int, _ blue: Int) -> Pixel {
    Pixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
  }

  @Test("every colour of the palette is its own nearest")
  func itself() {
    for color in Self.colors {
      let pixel = pixel(color.red, color.green, color.blue)
      #expect(Int(IndexedPalette.nearest(to: pixel)) == color.index)
      #expect(IndexedPalette.color(UInt8(color.index)) == (pixel.red, pixel.green, pixel.blue))
    }
  }

  @Test("no colour is nearer than the one found")
  func nearest() {
    func distance(_ color: (index: Int, red: Int, green: Int, blue: Int), _ value: [Int]) -> Int {
      let parts = [color.red - value[0], color.green - value[1], color.blue - value[2]]
      return parts.reduce(0) { $0 + $1 * $1 }
    }
    var values = stride(from: 0, through: 255, by: 1).map { [$0, $0, $0] }
    for red in stride(from: 0, through: 255, by: 51) {
      for green in stride(from: 3, through: 255, by: 28) {
        values.append([red, green, (red * 7 + green * 13) % 256])
      }
    }
    for value in values {
      let best = Self.colors.min { distance($0, value) < distance($1, value) }
      let found = Int(IndexedPalette.nearest(to: pixel(value[0], value[1], value[2])))
      #expect(found == best?.index, "\(value)")
    }
  }
}
