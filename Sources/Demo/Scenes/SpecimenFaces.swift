import Scene

/// The faces that a specimen compares.
struct SpecimenFaces {
  private let fonts: FontChoice

  init(_ fonts: FontChoice) { self.fonts = fonts }

  /// The fonts that were asked for, if there are several; the weights of a font that has an axis of
  /// weight; those of the embedded face.
  var all: [(caption: String, typeface: Typeface)] {
    guard let first = fonts.typefaces.first else {
      return [
        ("regular", .system()), ("medium", .system(weight: .medium)),
        ("bold", .system(weight: .bold)),
      ]
    }
    guard fonts.typefaces.count == 1 else {
      return fonts.typefaces.map { ($0.styleName ?? "", $0) }
    }
    guard let axis = first.variationAxes.first(where: { $0.tag == "wght" }) else {
      return [(first.styleName ?? "", first)]
    }
    let weights = stride(from: 100.0, through: 1000, by: 100)
    return weights.filter { (axis.minimum...axis.maximum).contains($0) }.map { weight in
      ("\(Int(weight))", first.varied(["wght": weight]))
    }
  }
}
