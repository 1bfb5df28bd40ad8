/// What scripts are shaped alike.
enum ShapingStyle: Sendable {
  /// Letters beside each other.
  case plain
  /// Letters that join, with forms for it; Arabic itself has a stage more than the others.
  case cursive(isArabic: Bool)
  /// Hebrew: marks in an order of their own, and letters with points in older faces.
  case hebrew
  /// Hangul: syllables, or letters that form them.
  case hangul

  /// The style of a script by its name in OpenType.
  init(script: FontTag) {
    switch script {
    case "arab": self = .cursive(isArabic: true)
    case "syrc", "mong", "mand", "mani", "nko ", "phag", "phlp", "adlm", "rohg", "sogd", "ougr",
      "chrs":
      self = .cursive(isArabic: false)
    case "hebr": self = .hebrew
    case "hang", "jamo": self = .hangul
    default: self = .plain
    }
  }

  /// Whether a script is read from right to left by itself.
  static func isRightToLeft(_ script: FontTag) -> Bool {
    switch script {
    case "arab", "hebr", "syrc", "thaa", "nko ", "samr", "mand", "mani", "phlp", "phli", "adlm",
      "rohg", "sogd", "sogo", "ougr", "chrs", "cprt", "khar", "phnx", "armi", "lydi", "avst",
      "sarb", "narb", "prti", "merc", "mero", "nbat", "palm", "hatr", "elym", "yezi", "mend",
      "orkh":
      true
    default: false
    }
  }

  /// Whether marks without rules of their own are put over the glyph before them.
  var placesMarks: Bool {
    if case .hangul = self { false } else { true }
  }
}
