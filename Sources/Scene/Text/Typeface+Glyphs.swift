extension Typeface {
  /// The number of glyphs, at least 1.
  public var glyphCount: Int {
    switch source {
    case .embedded: Face.embedded.entries.count
    case .file(let face): face.glyphCount
    }
  }

  /// The glyph of a scalar of Unicode, `nil` if the face has none.
  public func glyph(for scalar: Unicode.Scalar) -> Glyph? {
    switch source {
    case .embedded: Self.glyph(Face.embedded.entry(of: scalar.value))
    case .file(let face): Self.glyph(face.glyph(for: scalar))
    }
  }

  /// The glyph of a scalar followed by a variation selector, `nil` if the face does not know the two.
  ///
  /// - Parameters:
  ///   - scalar: What is written.
  ///   - selector: A scalar of U+FE00 … U+FE0F or U+E0100 … U+E01EF.
  /// - Returns: The glyph of the two, if there is one.
  public func glyph(for scalar: Unicode.Scalar, variation selector: Unicode.Scalar) -> Glyph? {
    switch source {
    case .embedded: nil
    case .file(let face): Self.glyph(face.glyph(for: scalar, variation: selector))
    }
  }

  /// The glyph of a character, as far as a single glyph stands for it; `nil` if the face has none.
  ///
  /// Blanks of all kinds are the space. A letter with a mark has a glyph only where the face has the
  /// two as one; shaping knows more.
  func glyph(standingFor character: Character) -> Glyph? {
    guard case .file = source else { return Self.glyph(Face.embedded.entry(of: character)) }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    if Self.isBreak(first) { return glyph(for: " ") }
    guard let second = scalars.dropFirst().first else {
      return glyph(for: first) ?? (Self.isBlank(first) ? glyph(for: " ") : nil)
    }
    guard scalars.dropFirst(2).isEmpty else { return nil }
    if Self.isVariationSelector(second) {
      return glyph(for: first, variation: second) ?? glyph(for: first)
    }
    return Face.composition(of: first.value, mark: second.value).flatMap { glyph(for: $0) }
  }

  /// Whether a scalar chooses a variant of the one before it.
  static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }

  /// Whether a scalar is a tab or ends a line: a space, whatever the face draws for it.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a scalar is drawn as a space where the face has no glyph for it.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  private static func glyph(_ index: Int) -> Glyph? {
    index > 0 ? Glyph(index: Int32(truncatingIfNeeded: index)) : nil
  }
}
