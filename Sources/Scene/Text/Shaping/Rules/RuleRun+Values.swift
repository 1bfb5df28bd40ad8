extension RuleRun {
  /// The bytes of a value by its format: two for each bit.
  static func valueSize(_ format: Int) -> Int { (format & 0xFFFF).nonzeroBitCount * 2 }

  /// Moves a glyph by a value record.
  ///
  /// - Parameters:
  ///   - place: The glyph.
  ///   - value: Where the record is.
  ///   - format: What it holds: placement and advance in x and y, then where each varies.
  ///   - base: What its offsets are counted from.
  mutating func adjust(_ place: Int, by value: Int, format: Int, from base: Int) {
    guard format != 0 else { return }
    var numbers: (x: Double, y: Double, advance: Double) = (0, 0, 0)
    var value = value
    for bit in 0..<8 where format & (1 << bit) != 0 {
      let number =
        bit < 4
        ? Double(data.signedWord(at: value))
        : variation(at: data.link(at: value, from: base)).rounded()
      switch bit & 3 {
      case 0: numbers.x += number
      case 1: numbers.y += number
      case 2: numbers.advance += number
      default: break  // A line runs from left to right, so nothing advances downward.
      }
      value = value &+ 2
    }
    buffer.positions[place].x += numbers.x
    buffer.positions[place].y += numbers.y
    buffer.positions[place].advance += numbers.advance
  }

  /// Where an anchor is: at a place of a variable font between whole units, too.
  func anchor(at place: Int) -> Point {
    var point = Point(
      x: Double(data.signedWord(at: place &+ 2)), y: Double(data.signedWord(at: place &+ 4)))
    switch data.word(at: place) {
    case 1, 2: break  // A point of the outline that the second names matters to hinted glyphs only.
    case 3:
      point.x += variation(at: data.link(at: place &+ 6, from: place))
      point.y += variation(at: data.link(at: place &+ 8, from: place))
    default: point = .zero
    }
    return point
  }

  /// By how much a number varies.
  ///
  /// Corrections for sizes in pixels are for hinted glyphs only.
  private func variation(at table: Int) -> Double {
    guard table > 0, let variation, data.word(at: table &+ 4) == 0x8000 else { return 0 }
    return variation.delta(outer: data.word(at: table), inner: data.word(at: table &+ 2))
  }
}
