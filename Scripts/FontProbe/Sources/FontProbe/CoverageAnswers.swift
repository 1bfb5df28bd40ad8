import Foundation
import Raster
@testable import Scene

/// Tells how glyphs cover pixels.
struct CoverageAnswers {
  let typeface: Typeface
  /// The size of an em in pixels.
  let size: Double
  /// The side of the square that a glyph is drawn into; its origin is a third from the left and two
  /// thirds from the top.
  let cell: Int

  /// Writes bytes, row by row: for each glyph four squares, the glyph a quarter of a pixel farther right
  /// and down in each.
  func tell(_ numbers: [Int32]) throws {
    let font = Font(typeface, size: size)
    let renderer = Renderer()
    for number in numbers {
      var builder = DisplayListBuilder(
        size: Size(width: Double(cell), height: Double(cell * 4)), background: .black)
      for phase in 0..<4 {
        let square = Rect(x: 0, y: Double(cell * phase), width: Double(cell), height: Double(cell))
        builder.beginGroup(clip: .rect(square))
        let shift = Double(phase) / 4
        let origin = Point(
          x: Double(cell / 3) + shift, y: Double(cell * phase + cell * 2 / 3) + shift)
        builder.fill(
          GlyphRun(
            font: font, items: [GlyphRun.Item(glyph: Glyph(index: number), origin: origin)]),
          color: .white)
        builder.endGroup()
      }
      let bytes = try renderer.render(builder.build()).bytes
      let red = stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] }
      FileHandle.standardOutput.write(Data(red))
    }
  }
}
