import Scene
import TestSupport

@testable import Scene

/// A font for tests of rules, and what becomes of a text in it.
///
/// The letters a … z are glyphs 1 … 26 of an advance of 500, the space is glyph 27. The marks U+0301,
/// U+0323 and U+0308 are glyphs 30 … 32 of an advance of 200. Further glyphs up to 99 are what rules
/// make; their advance is 600.
struct RuleFont {
  var builder: FontBuilder
  var options = ShapingOptions()

  /// A font with the rules of one table, for a feature that is on.
  init(
    gsub: [FontBuilder.Lookup] = [], gpos: [FontBuilder.Lookup] = [], feature: FontTag? = nil,
    definitions: FontBytes? = nil
  ) {
    var glyphs = [FontBuilder.Glyph](repeating: .init(advance: 500), count: 100)
    for index in 30...32 { glyphs[index].advance = 200 }
    for index in 33..<100 { glyphs[index].advance = 600 }
    var characters: [UInt32: Int] = [0x20: 27, 0x301: 30, 0x323: 31, 0x308: 32]
    for letter in 0..<26 { characters[0x61 + UInt32(letter)] = 1 + letter }
    builder = FontBuilder(glyphs: glyphs, characters: characters)
    if !gsub.isEmpty {
      builder.tables["GSUB"] = FontBuilder.layout(gsub, features: [(feature ?? "liga", [0])])
    }
    if !gpos.isEmpty {
      builder.tables["GPOS"] = FontBuilder.layout(gpos, features: [(feature ?? "kern", [0])])
    }
    builder.tables["GDEF"] = definitions
  }

  /// What becomes of a text.
  func shape(_ text: String) throws -> [ShapedGlyph] {
    let scalars = Array(text.unicodeScalars)
    return try Typeface(builder.bytes).shape(scalars[...], options)
  }

  /// The glyphs of a text.
  func glyphs(_ text: String) throws -> [Int] { try shape(text).map { Int($0.glyph.index) } }

  /// The clusters of a text.
  func clusters(_ text: String) throws -> [Int] { try shape(text).map { $0.cluster } }

  /// The advances of a text.
  func advances(_ text: String) throws -> [Double] { try shape(text).map { $0.advance } }

  /// By how much glyphs are moved, y up.
  func offsets(_ text: String) throws -> [[Double]] {
    try shape(text).map { [$0.offset.x, -$0.offset.y] }
  }
}
