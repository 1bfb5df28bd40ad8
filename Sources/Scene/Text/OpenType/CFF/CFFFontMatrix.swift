/// How the units of charstrings become units of the face, where both are not the same.
enum CFFFontMatrix {
  /// The map of a font's matrix and that of the glyph's part, each from its units to ems.
  ///
  /// Where the font has a matrix, its height is one em by definition, for units of the face are those
  /// of the table `head`, and many fonts have a matrix that was forgotten when these were changed.
  /// So do the widely used renderers. Matrices that have no inverse count as none.
  ///
  /// - Returns: The map for y down; `nil` if it moves nothing.
  static func map(
    font: AffineTransform?, part: AffineTransform?, unitsPerEm: Int
  ) -> AffineTransform? {
    let font = font.flatMap { isUsable($0) ? $0 : nil }
    let part = part.flatMap { isUsable($0) ? $0 : nil }
    var units = Double(unitsPerEm)
    if let font { units = 1 / abs(font.d != 0 ? font.d : font.b) }
    guard font != nil || part != nil else { return nil }
    let map = (part ?? .identity).concatenating(font ?? .identity)
    let scaled = AffineTransform(
      a: rounded(map.a * units), b: rounded(0 - map.b * units), c: rounded(0 - map.c * units),
      d: rounded(map.d * units), tx: map.tx * units, ty: 0 - map.ty * units)
    return scaled.isIdentity || !scaled.isFinite ? nil : scaled
  }

  private static func isUsable(_ matrix: AffineTransform) -> Bool {
    matrix.determinant.isNormal && (matrix.d != 0 || matrix.b != 0)
  }

  /// Matrices are written with few digits: what is nearly 0 or 1 is meant to be.
  private static func rounded(_ value: Double) -> Double {
    let near = value > 0.5 ? 1.0 : 0.0
    return abs(value - near) < 1.0 / 32_768 ? near : value
  }
}
