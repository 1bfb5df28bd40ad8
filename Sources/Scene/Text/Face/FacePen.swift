/// The pen that draws one weight of the embedded face, and how the weight spreads the drawings.
///
/// The pen is an upright ellipse, so that bars are a little thinner than stems: drawn alike they
/// would look thicker.
///
/// - Units: thousandths of an em.
struct FacePen {
  /// The width of a vertical stroke.
  let stem: Double
  /// The height of a horizontal stroke.
  let bar: Double
  /// What an advance is multiplied by.
  let advanceFactor: Double
  /// What a drawing is widened by, about the middle of its advance.
  let drawingFactor: Double
  /// How much of the pen draws the glyphs that are 58 % as large.
  let smallShare: Double

  /// The pen of a weight.
  init(_ weight: Font.Weight) {
    switch weight {
    case .regular:
      self.init(stem: 86, bar: 76, advanceFactor: 1, drawingFactor: 1, smallShare: 0.72)
    case .medium:
      self.init(stem: 104, bar: 90, advanceFactor: 1.017, drawingFactor: 1.022, smallShare: 0.7)
    case .bold:
      self.init(stem: 134, bar: 110, advanceFactor: 1.05, drawingFactor: 1.068, smallShare: 0.65)
    }
  }

  private init(
    stem: Double, bar: Double, advanceFactor: Double, drawingFactor: Double, smallShare: Double
  ) {
    self.stem = stem
    self.bar = bar
    self.advanceFactor = advanceFactor
    self.drawingFactor = drawingFactor
    self.smallShare = smallShare
  }
}
