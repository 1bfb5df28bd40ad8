import Foundation
import Raster
import Scene

/// The embedded face on one picture, for those who change it.
///
/// Running text from 11 to 48 points, then every character large, in each weight.
enum SpecimenSheet {
  private static let margin = 12.0
  private static let width = 1240.0
  private static let weights: [Font.Weight] = [.regular, .medium, .bold]

  private static let lines = [
    "Hamburgefonstiv minimum illusion AVATAR Type Wave Yo. LT r. f, “A” L’été",
    "The quick brown fox jumps over the lazy dog; it was (not) amused! @home & 100% §4 #7",
    "Größenwahn: Zwölf Boxkämpfer jagen Eva quer über den Sylter Deich – „süß“, ‚ja‘ …",
    "Où l’œuvre naïve du garçon déçu s’élève à côté: «Ça va?» Noël, çà et là, être, août",
    "El pingüino Wenceslao hizo kilómetros bajo exhaustiva lluvia; ¿añoraba? ¡Sí! Ñandú",
    "0123456789 $1,234.56 €99 £7 ¥80 12:30 1+2=3 4×5÷6 <7> ½ ¼ ¾ 20 °C ±3 a/b {z} [q] ~ ^ |",
  ]

  /// All the characters the face has, but for the blanks.
  private static let characters =
    (Array(0x21...0x7E) + Array(0xA1...0xAC) + Array(0xAE...0xFF))
    .compactMap { UnicodeScalar($0 as UInt32).map(Character.init) } + Array("–—‘’“”‚„‹›…•€™−ŒœŸ")

  /// Writes the sheet as a PPM.
  static func write(to file: URL) throws {
    var runs: [GlyphRun] = []
    var bottom = margin
    for weight in weights {
      for size in [11.0, 13, 16, 20, 32, 48] {
        addText(Font(size: size, weight: weight), to: &runs, below: &bottom)
      }
    }
    for weight in weights {
      addTable(Font(size: 72, weight: weight), to: &runs, below: &bottom)
    }
    var builder = DisplayListBuilder(size: Size(width: width, height: bottom + margin))
    for run in runs { builder.fill(run, color: .black) }
    try Data(PPM.encode(Renderer().render(builder.build()))).write(to: file)
  }

  /// Sets the lines, as far as they fit the width.
  private static func addText(_ font: Font, to runs: inout [GlyphRun], below bottom: inout Double) {
    for line in lines {
      var run = font.glyphRun(for: line, at: Point(x: margin, y: bottom + font.ascender))
      run.items.removeAll { $0.origin.x + font.advance(of: $0.glyph) > width - margin }
      runs.append(run)
      bottom += font.lineHeight
    }
    bottom += font.lineHeight / 2
  }

  private static func addTable(_ font: Font, to runs: inout [GlyphRun], below bottom: inout Double)
  {
    let columns = 16
    let step = (width - 2 * margin) / Double(columns)
    for (i, character) in characters.enumerated() {
      let origin = Point(
        x: margin + Double(i % columns) * step,
        y: bottom + font.ascender + Double(i / columns) * font.lineHeight)
      runs.append(font.glyphRun(for: String(character), at: origin))
    }
    bottom += Double((characters.count + columns - 1) / columns) * font.lineHeight + margin
  }
}
