import Foundation
@testable import Scene

/// Says what we make of fonts and texts, so that outside programs can be asked the same.
@main
struct FontProbe {
  private static let usage = """
    FontProbe outlines FILE FACE [AXIS=VALUE…] -- [GLYPH…]   all glyphs if none is named
            | colors FILE FACE PALETTE
            | coverage FILE FACE SIZE CELL -- GLYPH…
            | shape FILE FACE SCRIPT LANGUAGE|- ltr|rtl      texts on standard input, one a line
            | breaks standard|setting                        texts as hexadecimal scalars, likewise
            | directions                                     a direction, 0 1 2, and scalars, likewise

    """

  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    let command = arguments.popFirst()
    let glyphs = arguments.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
    let words = Array(glyphs.first ?? [])
    let numbers = (glyphs.count > 1 ? Array(glyphs[1]) : []).compactMap { Int32($0) }
    switch (command, words.count) {
    case ("outlines", 2...):
      try OutlineAnswers(typeface(words)).tell(numbers)
    case ("colors", 3):
      ColorAnswers.tell(try typeface(words), palette: Int(words[2]) ?? 0)
    case ("coverage", 4...):
      let answers = CoverageAnswers(
        typeface: try typeface(words), size: Double(words[2]) ?? 0, cell: Int(words[3]) ?? 0)
      try answers.tell(numbers)
    case ("shape", 5...):
      try ShapingAnswers(typeface: typeface(words), words: Array(words[2...4])).tell()
    case ("breaks", 1): TextAnswers.tellBreaks(words[0] == "standard" ? .standard : .setting)
    case ("directions", 0): TextAnswers.tellDirections()
    default:
      FileHandle.standardError.write(Data(usage.utf8))
      exit(64)
    }
  }

  /// The face that the words name: a file, a number, and values of axes.
  private static func typeface(_ words: [String]) throws -> Typeface {
    let bytes = Array(try Data(contentsOf: URL(filePath: words[0])))
    var values: [FontTag: Double] = [:]
    for word in words.dropFirst(2) {
      let parts = word.split(separator: "=")
      guard parts.count == 2, let value = Double(parts[1]) else { continue }
      values[tag(parts[0])] = value
    }
    return try Typeface(bytes, index: Int(words[1]) ?? 0).varied(values)
  }

  /// A tag of four letters.
  static func tag(_ letters: some StringProtocol) -> FontTag {
    FontTag(value: "\(letters)    ".utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) })
  }
}
