@testable import Scene

/// Tells outlines and advances.
struct OutlineAnswers {
  private let typeface: Typeface

  init(_ typeface: Typeface) { self.typeface = typeface }

  /// Prints the units of an em and the number of glyphs, then a line a glyph: its number, its advance, and
  /// the steps of its outline, y down; or what is wrong with it.
  func tell(_ numbers: [Int32]) throws {
    print(typeface.unitsPerEm, typeface.glyphCount)
    let all = numbers.isEmpty ? Array(0..<Int32(typeface.glyphCount)) : numbers
    for number in all {
      let glyph = Glyph(index: number)
      var line = "\(number) \(typeface.advance(of: glyph))"
      do throws(FontError) {
        for element in try typeface.checkedOutline(of: glyph).elements { line += text(element) }
      } catch {
        line += " E \(error)"
      }
      print(line)
    }
  }

  private func text(_ element: Path.Element) -> String {
    switch element {
    case .move(let a): " M \(a.x) \(a.y)"
    case .line(let a): " L \(a.x) \(a.y)"
    case .quadratic(let a, let b): " Q \(a.x) \(a.y) \(b.x) \(b.y)"
    case .cubic(let a, let b, let c): " C \(a.x) \(a.y) \(b.x) \(b.y) \(c.x) \(c.y)"
    case .close: " Z"
    }
  }
}
