// The embedded face: a sans of our own, drawn as strokes.
//
// Goals, in order: the same picture on every machine; clear from 11 to 48 points; three weights from
// one drawing; little code and less data.
//
// The tables have a line for each glyph: its character, its advance, and a drawing. An em is 1000
// units, the origin is the left end of the baseline, y points up. A drawing is made of these words:
//
//   M x y         puts the pen down            L x y   draws a straight line
//   v x y, h x y  draws a quarter of an oval that starts upright (v) or level (h)
//   C x y x y x y draws a cubic                Z       draws back to where the pen was put down
//   O x y x y     draws a whole oval between two corners of the box round the pen's way
//   D x y         puts a square dot on a point  B x y  the same, only as wide as the pen
//   &2 x y        draws the glyph of 2 at 58 % of its size, its origin on a point
//   w60           from the next point on the pen is 60 % wide, and changes evenly up to there
//   k60           the handles of quarters are 60 % of their half axes (56 % at first)
//   t60           of the next quarter only the first 60 % is drawn, by its parameter
//   _ and |       cut the stroke's start or end level or upright, not square to the stroke
//
// A coordinate is where the pen's middle goes. With a sign behind it, it is an edge: `80+` is half a
// pen to the right of 80 (or above), so that the stroke's left edge is at 80 in every weight, and
// `560-` half a pen to the left of 560. `80+.7` is 0.7 pens.
//
// `é =e acute` is a line for a letter with a mark: the letter, the mark, and perhaps how far to the
// right of the middle of the letter's advance the mark goes. Marks have a table of their own. Their
// origin is the middle of their foot, at the height of the lower case letters.

/// The drawings of the embedded face, by glyph.
struct Face: Sendable {
  /// One line of the table.
  struct Entry: Sendable {
    /// The character it draws; 0 for the box.
    var scalar: UInt32
    /// The advance before a weight widens it.
    var advance: Double
    /// The drawing.
    var notation: ArraySlice<UInt8>
    /// The glyph whose drawing is to be drawn too, and the mark to put on it.
    var composition: Composition?
  }

  /// A letter and a mark.
  struct Composition: Sendable {
    /// The letter's glyph.
    var base: Int
    /// The place of the mark in its table.
    var mark: Int
    /// How far to the right of the middle of the letter's advance the mark goes.
    var offset: Double
  }

  /// One line of the table of marks.
  private struct Mark: Sendable {
    var name: ArraySlice<UInt8>
    var notation: ArraySlice<UInt8>
    /// Whether it hangs below the letter.
    var hangs: Bool
  }

  /// The face.
  static let embedded = Face()

  /// The glyphs; the first is the box.
  private(set) var entries: [Entry] = []
  private var marks: [Mark] = []
  /// The glyphs of the scalars below 256; 0 where there is none.
  private var latin = [Int](repeating: 0, count: 256)
  private var kerning = FaceKerning()

  private init() {
    readMarks(Array(Self.marksTable.utf8))
    for table in [Self.lettersTable, Self.figuresTable, Self.signsTable, Self.composedTable] {
      readEntries(Array(table.utf8))
    }
    var pairs = FaceKerning()
    for line in Array(Self.kerningTable.utf8).split(separator: 0x0A) {
      pairs.read(line) { entry(of: $0) }
    }
    pairs.sort()
    kerning = pairs
  }

  /// The glyph of a scalar; 0 if the face has none.
  func entry(of scalar: UInt32) -> Int {
    if scalar < 256 { return latin[Int(scalar)] }
    return entries.lastIndex { $0.scalar == scalar } ?? 0
  }

  /// The distance by which the glyph `right` goes nearer to `left`, negative, or farther from it.
  func kerning(_ left: Int, _ right: Int) -> Double {
    kerning.value(base(of: left), base(of: right))
  }

  /// Draws a glyph; one that the face does not have as the box.
  ///
  /// - Units: thousandths of an em, y down.
  func outline(of glyph: Int, pen: FacePen, accuracy: Double) -> Path {
    let entry = entries[entries.indices.contains(glyph) ? glyph : 0]
    var drawing = FaceDrawing(face: self, pen: pen, accuracy: accuracy)
    guard let composition = entry.composition else {
      drawing.draw(entry.notation, advance: entry.advance)
      return drawing.outline
    }
    let base = entries[composition.base]
    drawing.draw(base.notation, advance: base.advance)
    let isCapital = base.scalar < UInt32(UInt8(ascii: "a"))
    let place = base.advance / 2 * pen.advanceFactor + composition.offset * pen.drawingFactor
    let mark = marks[composition.mark]
    drawing.draw(
      mark.notation, advance: 0,
      shift: Point(x: place, y: isCapital && !mark.hangs ? Self.capitalMarkRise : 0))
    return drawing.outline
  }

  private func base(of glyph: Int) -> Int {
    guard entries.indices.contains(glyph) else { return 0 }
    return entries[glyph].composition?.base ?? glyph
  }
}

extension Face {
  private mutating func readMarks(_ table: [UInt8]) {
    for line in table.split(separator: 0x0A) {
      var reader = FaceReader(line)
      guard let name = reader.word() else { continue }
      let hangs = name.elementsEqual("cedilla".utf8)
      marks.append(Mark(name: name, notation: reader.rest, hangs: hangs))
    }
  }

  private mutating func readEntries(_ table: [UInt8]) {
    for line in table.split(separator: 0x0A) {
      var reader = FaceReader(line)
      guard let name = reader.word() else { continue }
      readEntry(Self.scalar(name), &reader)
    }
  }

  private mutating func readEntry(_ scalar: UInt32, _ reader: inout FaceReader) {
    guard let word = reader.word() else { return }
    if scalar < 256 { latin[Int(scalar)] = entries.count }
    guard word.first == UInt8(ascii: "="), word.count > 1 else {
      let advance = FaceCoordinate(word).number
      entries.append(
        Entry(scalar: scalar, advance: advance, notation: reader.rest, composition: nil))
      return
    }
    let base = entry(of: Self.scalar(word.dropFirst()))
    var composition = Composition(base: base, mark: 0, offset: 0)
    if let name = reader.word() {
      composition.mark = marks.firstIndex { $0.name.elementsEqual(name) } ?? 0
      composition.offset = reader.coordinate().number
    }
    entries.append(
      Entry(
        scalar: scalar, advance: entries[base].advance, notation: reader.rest,
        composition: composition))
  }

  /// The scalar a word spells: itself if it is one character, else `U+` and its number; 0 for `box`.
  static func scalar(_ word: ArraySlice<UInt8>) -> UInt32 {
    var scalars = String(decoding: word, as: UTF8.self).unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    guard scalars.next() != nil else { return first.value }
    guard first == "U" else { return 0 }
    var value: UInt32 = 0
    for byte in word.dropFirst(2) {
      let digit = byte <= UInt8(ascii: "9") ? byte &- UInt8(ascii: "0") : byte &- 55
      value = value &* 16 &+ UInt32(digit)
    }
    return value
  }
}
