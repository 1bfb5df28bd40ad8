@testable import Scene

/// Hands hostile bytes to everything that reads fonts: what is read is finite and within bounds.
struct FuzzedFont {
  /// Texts with kerning, ligatures, marks, joining, and what is in no font.
  private static let texts: [(FontTag, isRightToLeft: Bool, text: [Unicode.Scalar])] = [
    ("latn", false, Array("AVATo. fi ffi fl 1/2 e\u{301}\u{323}ž😀\u{FE0F}".unicodeScalars)),
    ("arab", true, Array("السلام عليكم لله قُرْآنٌ ١٢٣".unicodeScalars)),
    ("hebr", true, Array("שָׁלוֹם עולם".unicodeScalars)),
    ("hani", false, Array("通知,关注\u{E0100}「好」".unicodeScalars)),
  ]

  private let typeface: Typeface

  /// Reads up to two faces of a file, at up to three places each.
  static func take(_ bytes: [UInt8]) {
    let count = (try? Typeface.count(in: bytes)) ?? 0
    for index in 0..<min(count, 2) {
      guard let typeface = try? Typeface(bytes, index: index) else { continue }
      FuzzedFont(typeface: typeface).read()
      let axes = typeface.variationAxes
      guard !axes.isEmpty else { continue }
      for place in [\VariationAxis.minimum, \.maximum] {
        var values: [FontTag: Double] = [:]
        for axis in axes { values[axis.tag] = axis[keyPath: place] * 0.9 }
        FuzzedFont(typeface: typeface.varied(values)).read()
      }
    }
  }

  private func read() {
    readNames()
    let font = Font(typeface, size: 16)
    expect(font.ascender.isFinite && font.descender.isFinite && font.leading.isFinite)
    expect(font.capHeight.isFinite && font.xHeight.isFinite && font.lineHeight.isFinite)
    expect(font.underlinePosition.isFinite && font.underlineThickness.isFinite)
    let count = typeface.glyphCount
    expect(count > 0)
    for glyph in Array(0..<min(count, 24)) + [count - 1, count, -1] { read(glyph) }
    for (script, isRightToLeft, text) in Self.texts {
      var options = ShapingOptions()
      options.script = script
      options.isRightToLeft = isRightToLeft
      check(typeface.shape(text[...], options), of: text)
      options.kerns = false
      options.ligates = false
      check(typeface.shape(text[...], options), of: text)
    }
  }

  private func readNames() {
    _ = [typeface.familyName, typeface.styleName, typeface.fullName, typeface.postScriptName]
    _ = (typeface.weightClass, typeface.widthClass, typeface.isItalic, typeface.isFixedPitch)
    expect(typeface.italicAngle.isFinite)
    _ = typeface.namedVariations
    for scalar in Self.texts.flatMap(\.text) {
      if let glyph = typeface.glyph(for: scalar) {
        expect((0..<Int32(typeface.glyphCount)).contains(glyph.index))
      }
      _ = typeface.glyph(for: scalar, variation: "\u{FE0F}")
    }
  }

  private func read(_ number: Int) {
    let glyph = Glyph(index: Int32(truncatingIfNeeded: number))
    expect(typeface.advance(of: glyph).isFinite)
    expect(typeface.colorLayers(of: glyph).count < 1 << 16)
    guard let outline = try? typeface.checkedOutline(of: glyph) else { return }
    expect(number >= 0 && number < typeface.glyphCount)
    expect(outline.elements.count < 1 << 20)
  }

  private func check(_ glyphs: [ShapedGlyph], of text: [Unicode.Scalar]) {
    expect(glyphs.count < 1 << 16)
    for glyph in glyphs {
      expect(text.indices.contains(glyph.cluster) && glyph.advance.isFinite)
      expect(glyph.offset.x.isFinite && glyph.offset.y.isFinite)
    }
  }

  private func expect(_ holds: Bool, line: Int = #line) {
    guard holds else { fatalError("line \(line): what was read of a font makes no sense") }
  }
}
