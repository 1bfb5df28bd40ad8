extension Typeface {
  /// The glyphs of a run of one script and direction, in the order of the text.
  ///
  /// - Parameters:
  ///   - scalars: The text; clusters are indices into it.
  ///   - options: Its script, language and direction.
  /// - Returns: The glyphs; none for an empty text.
  /// - Complexity: O(n) for texts without rules of context.
  func shape(
    _ scalars: ArraySlice<Unicode.Scalar>, _ options: ShapingOptions = ShapingOptions()
  ) -> [ShapedGlyph] {
    switch source {
    case .embedded: return shapeCharacters(scalars, options)
    case .file(let face): return face.shape(scalars, options)
    }
  }

  /// The embedded face has a glyph for each character, pairs, and no rules.
  private func shapeCharacters(
    _ scalars: ArraySlice<Unicode.Scalar>, _ options: ShapingOptions
  ) -> [ShapedGlyph] {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      let mirror = options.isRightToLeft ? MirroredPairs.table.mirror(of: scalar) : nil
      text.append(mirror ?? scalar)
    }
    var glyphs: [ShapedGlyph] = []
    var cluster = scalars.startIndex
    for character in String(text) {
      let glyph = Glyph(index: Int32(truncatingIfNeeded: Face.embedded.entry(of: character)))
      if options.kerns, let last = glyphs.indices.last {
        glyphs[last].advance += Face.embedded.kerning(
          Int(glyphs[last].glyph.index), Int(glyph.index))
      }
      glyphs.append(ShapedGlyph(glyph: glyph, cluster: cluster, advance: advance(of: glyph)))
      cluster += character.unicodeScalars.count
    }
    return glyphs
  }
}
