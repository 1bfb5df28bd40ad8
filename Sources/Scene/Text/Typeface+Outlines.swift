extension Typeface {
  /// The outline of a glyph, to be filled by the non-zero rule.
  ///
  /// The origin is the left end of the baseline; y points down. In the embedded face an index that it
  /// does not have is the box.
  ///
  /// - Units: units of the face, of which an em has `unitsPerEm`.
  /// - Throws: `FontError` for a glyph that the face does not have or that cannot be read.
  public func checkedOutline(of glyph: Glyph) throws(FontError) -> Path {
    switch source {
    case .embedded(let weight):
      return Face.embedded.outline(of: Int(glyph.index), pen: FacePen(weight), accuracy: 0.25)
    case .file(let face): return try face.outline(of: Int(glyph.index))
    }
  }

  /// The outline of a glyph in units of the face, y down: of one that cannot be read the face's box, or
  /// the embedded one.
  func outline(of glyph: Glyph) -> Path {
    if let outline = try? checkedOutline(of: glyph) { return outline }
    if glyph.index != 0, let box = try? checkedOutline(of: Glyph(index: 0)) { return box }
    let box = Face.embedded.outline(of: 0, pen: FacePen(.regular), accuracy: 0.25)
    return box.applying(AffineTransform(scaleX: unitsPerEm / 1000, y: unitsPerEm / 1000))
  }
}
