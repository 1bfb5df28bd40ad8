import Scene

/// What a specimen says of a face and shows of it: only what the face has.
enum SpecimenText {
  /// Pairs of letters that fonts bring nearer or farther.
  static let pairs = [
    "AV", "To", "LT", "Ty", "WA", "Yo", "P.", "r.", "AT", "Va", "y,", "11", "“A", "L’", "Ku", "Fa",
  ]

  /// A sentence of all letters, or some words of another script.
  static func sample(for typeface: Typeface) -> String {
    let samples = [
      "Sphinx of black quartz, judge my vow", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
      "Съешь ещё этих мягких французских булок", "通知 关注 推荐 热榜", "いろはにほへと ちりぬるを",
      "דג סקרן שט בים מאוכזב", "نص حكيم له سر قاطع", "0123456789",
    ]
    return samples.first { covers($0, typeface) } ?? "Sphinx of black quartz, judge my vow"
  }

  static func name(of typeface: Typeface) -> String {
    typeface.fullName ?? typeface.familyName ?? "A face without a name"
  }

  static func facts(of typeface: Typeface) -> String {
    var facts = ["\(typeface.glyphCount) glyphs"]
    if let name = typeface.postScriptName { facts.append("PostScript name \(name)") }
    for axis in typeface.variationAxes {
      facts.append("\(axis.tag) \(Int(axis.minimum)) … \(Int(axis.maximum))")
    }
    return facts.joined(separator: "   ")
  }

  /// Rows of characters that the face has.
  static func characters(of typeface: Typeface) -> [String] {
    [
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz",
      "0123456789 .,:;!?&@#%+−=()[]{}/*“”‘’„«»—–…",
      "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝ ßàáâãäåæçèéêëñöøüÿ",
      "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ αβγδεζηθικλμνξοπρστυφχψω",
      "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ абвгдежзийклмнопрстуфхцчшщъыьэюя",
      "אבגדהוזחטיכלמנסעפצקרשת", "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
      "あいうえおかきくけこ アイウエオカキクケコ", "永和九年岁在癸丑暮春之初会于会稽山阴之兰亭", "한글날 가나다라마바사",
    ].compactMap { row in
      let found = row.filter { character in covers(String(character), typeface) }
      return found.contains { $0 != " " } ? found : nil
    }
  }

  /// Whether a face has all characters of a text.
  static func covers(_ text: String, _ typeface: Typeface) -> Bool {
    text.unicodeScalars.allSatisfy { typeface.glyph(for: $0) != nil }
  }
}
