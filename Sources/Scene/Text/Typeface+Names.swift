extension Typeface {
  /// The family's name, as in `Noto Sans`; `nil` if a file does not tell one.
  ///
  /// Where a file has the names in several languages, English is preferred.
  public var familyName: String? { name(.typographicFamily) ?? name(.family) }

  /// The name of the style within the family, as in `Bold Italic`; `nil` if a file does not tell one.
  public var styleName: String? { name(.typographicSubfamily) ?? name(.subfamily) }

  /// The names of family and style together; `nil` if a file does not tell one.
  public var fullName: String? { name(.full) }

  /// The name without spaces that programs know the face by; `nil` if a file does not tell one.
  public var postScriptName: String? { name(.postScript) }

  /// The nearest of the three weights; the lighter one, if two are as near.
  public var weight: Font.Weight {
    if case .embedded(let weight) = source { return weight }
    switch weightClass {
    case ...450: return .regular
    case ...600: return .medium
    default: return .bold
    }
  }

  /// How heavy the strokes are: 1 … 1000, where 400 is regular, 500 medium and 700 bold.
  public var weightClass: Int {
    switch source {
    case .embedded(.regular): 400
    case .embedded(.medium): 500
    case .embedded(.bold): 700
    case .file(let face): face.style.weightClass
    }
  }

  /// How wide the letters are: 1 … 9, where 5 is normal.
  public var widthClass: Int {
    switch source {
    case .embedded: 5
    case .file(let face): face.style.widthClass
    }
  }

  /// Whether the letters lean.
  public var isItalic: Bool {
    switch source {
    case .embedded: false
    case .file(let face): face.style.isItalic
    }
  }

  /// Whether every letter takes the same room, by what the face says of itself.
  public var isFixedPitch: Bool { metrics.isFixedPitch }

  /// By how much upright strokes lean, in degrees counterclockwise: negative leans to the right.
  public var italicAngle: Double { metrics.italicAngle }

  private func name(_ kind: FontNames.Kind) -> String? {
    switch source {
    case .embedded(let weight): Self.name(kind, weight)
    case .file: program?.names?.name(kind)
    }
  }

  private static func name(_ kind: FontNames.Kind, _ weight: Font.Weight) -> String {
    let style =
      switch weight {
      case .regular: "Regular"
      case .medium: "Medium"
      case .bold: "Bold"
      }
    switch kind {
    case .family, .typographicFamily: return "ViewTree Sans"
    case .subfamily, .typographicSubfamily: return style
    case .full: return "ViewTree Sans " + style
    case .postScript: return "ViewTreeSans-" + style
    }
  }
}
