/// A face: drawings of glyphs and their measures, for every size.
///
/// The embedded faces are part of the package. Others are read from the bytes of font files. Two
/// typefaces read from bytes are equal if one is a copy of the other, or of the same reading and at the
/// same place of a variable font.
public struct Typeface: Hashable, Sendable {
  /// Where the drawings are.
  enum Source: Sendable {
    /// In the source of this package.
    case embedded(Font.Weight)
    /// In the bytes of a file: a `FontProgram`.
    case file(FontFace)
  }

  let source: Source
  /// The palette that glyphs of several colours are drawn with.
  var palette = 0

  /// The embedded face in a weight.
  public static func system(weight: Font.Weight = .regular) -> Typeface {
    Typeface(source: .embedded(weight))
  }

  /// Reads a face of a font file: TrueType, OpenType, or a collection of them.
  ///
  /// Only headers are read here. What is broken farther on shows when it is used: a glyph that cannot
  /// be read is drawn as a box, and `checkedOutline(of:)` says why. A face without outlines, of bitmaps
  /// only, has no characters, so that the next of a list draws them.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - index: The face in a collection, counted from 0; 0 in a file of one face.
  /// - Throws: `FontError` for bytes that are no font, and for an index beyond the collection.
  public init(_ bytes: [UInt8], index: Int = 0) throws(FontError) {
    try self.init(FontData(bytes), index: index)
  }

  /// Reads a face of a font file whose bytes lie in memory that somebody keeps, as above.
  public init(_ data: FontData, index: Int = 0) throws(FontError) {
    source = .file(try FontProgram(data, index: index))
  }

  /// The number of faces in a font file: 1, or more in a collection.
  public static func count(in bytes: [UInt8]) throws(FontError) -> Int {
    try count(in: FontData(bytes))
  }

  /// The number of faces in a font file: 1, or more in a collection.
  public static func count(in data: FontData) throws(FontError) -> Int {
    try FontDirectory.faceCount(data)
  }

  init(source: Source) { self.source = source }

  /// The font file; `nil` for the embedded face.
  var program: FontProgram? {
    guard case .file(let face) = source else { return nil }
    return face as? FontProgram
  }

  /// Whether both draw the same glyphs, as far as that is known.
  public static func == (a: Typeface, b: Typeface) -> Bool {
    guard a.palette == b.palette else { return false }
    return switch (a.source, b.source) {
    case (.embedded(let a), .embedded(let b)): a == b
    case (.file(let a), .file(let b)): a.draws(theSameAs: b)
    case (.embedded, .file), (.file, .embedded): false
    }
  }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) {
    switch source {
    case .embedded(let weight): hasher.combine(weight)
    case .file(let face): face.hash(into: &hasher)
    }
  }
}
