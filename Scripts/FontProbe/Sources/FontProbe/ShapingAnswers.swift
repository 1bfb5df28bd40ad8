@testable import Scene

/// Tells the glyphs of texts.
struct ShapingAnswers {
  private let typeface: Typeface
  private var options = ShapingOptions()

  /// The words are a script, a language or a hyphen, and a direction.
  init(typeface: Typeface, words: [String]) {
    self.typeface = typeface
    options.script = FontProbe.tag(words[0])
    if words[1] != "-" { options.language = FontProbe.tag(words[1]) }
    options.isRightToLeft = words[2] == "rtl"
  }

  /// Prints for each line of standard input its glyphs in the order of the text: number, cluster, advance,
  /// and by how much it is drawn beside its origin, y down.
  func tell() {
    while let line = readLine() {
      let glyphs = typeface.shape(Array(line.unicodeScalars)[...], options)
      print(
        glyphs.map {
          "\($0.glyph.index):\($0.cluster):\($0.advance):\($0.offset.x):\($0.offset.y)"
        }.joined(separator: " "))
    }
  }
}
