/// A feature that a run asks for.
struct FeatureUse: Hashable, Sendable {
  /// Its name.
  var tag: FontTag
  /// The glyphs that take part.
  var mask: UInt32 = FeatureMask.global
  /// The stage: rules of one are applied in the order of their numbers, stages one after the other.
  var stage: Int
  /// Whether its rules find context beyond a zero width non-joiner.
  var overlooksNonJoiners = true
  /// Whether its rules find glyphs beyond a zero width joiner.
  var overlooksJoiners = true
}

extension FeatureUse {
  /// The features of a run: those that the style of its script needs, those that are on unless a user
  /// says otherwise, and those that he asks for.
  static func uses(for style: ShapingStyle, _ options: ShapingOptions) -> [FeatureUse] {
    var uses: [FeatureUse] = [FeatureUse(tag: "rvrn", stage: 0)]
    var stage = 1
    for tag in (options.isRightToLeft ? ["rtla"] : ["ltra", "ltrm"]) as [FontTag] {
      uses.append(FeatureUse(tag: tag, stage: stage))
    }
    if options.isRightToLeft {
      uses.append(FeatureUse(tag: "rtlm", mask: FeatureMask.mirrored, stage: stage))
    }
    uses.append(FeatureUse(tag: "frac", mask: FeatureMask.fraction, stage: stage))
    uses.append(FeatureUse(tag: "numr", mask: FeatureMask.numerator, stage: stage))
    uses.append(FeatureUse(tag: "dnom", mask: FeatureMask.denominator, stage: stage))
    switch style {
    case .cursive(let isArabic): appendCursive(isArabic: isArabic, &uses, &stage)
    case .hangul:
      uses.append(FeatureUse(tag: "ljmo", mask: FeatureMask.leadingJamo, stage: stage))
      uses.append(FeatureUse(tag: "vjmo", mask: FeatureMask.vowelJamo, stage: stage))
      uses.append(FeatureUse(tag: "tjmo", mask: FeatureMask.trailingJamo, stage: stage))
      // Some faces have rules for it that do what these do, again.
      uses.append(FeatureUse(tag: "calt", mask: FeatureMask.contextual, stage: stage))
    case .plain, .hebrew: break
    }
    appendCommon(to: &uses, stage: stage)
    if !options.kerns { uses.removeAll { $0.tag == "kern" } }
    if !options.ligates { uses.removeAll { $0.tag == "liga" || $0.tag == "clig" } }
    for feature in options.features { apply(feature, to: &uses, stage: stage) }
    return uses
  }

  /// Composition, then each form in a stage of its own, then ligatures; a joiner parts them here, for
  /// what it joins are the forms.
  private static func appendCursive(
    isArabic: Bool, _ uses: inout [FeatureUse], _ stage: inout Int
  ) {
    func use(_ tag: FontTag) -> FeatureUse {
      FeatureUse(tag: tag, stage: stage, overlooksJoiners: false)
    }
    uses.append(FeatureUse(tag: "stch", stage: stage))
    stage += 1
    uses.append(use("ccmp"))
    uses.append(use("locl"))
    let forms: [(FontTag, UInt32)] = [
      ("isol", FeatureMask.isolated), ("fina", FeatureMask.final), ("fin2", FeatureMask.final2),
      ("fin3", FeatureMask.final3), ("medi", FeatureMask.medial), ("med2", FeatureMask.medial2),
      ("init", FeatureMask.initial),
    ]
    for (tag, mask) in forms {
      stage += 1
      uses.append(FeatureUse(tag: tag, mask: mask, stage: stage, overlooksJoiners: false))
    }
    stage += 1
    uses.append(use("rlig"))
    if isArabic { stage += 1 }
    uses.append(use("calt"))
    stage += 1
    uses.append(use("liga"))
    uses.append(use("clig"))
    uses.append(use("mset"))
  }

  private static func appendCommon(to uses: inout [FeatureUse], stage: Int) {
    let tags: [FontTag] = [
      "abvm", "blwm", "ccmp", "locl", "rlig", "calt", "clig", "curs", "dist", "kern", "liga",
      "rclt",
    ]
    for tag in tags where !uses.contains(where: { $0.tag == tag }) {
      uses.append(FeatureUse(tag: tag, stage: stage))
    }
    for tag in ["mark", "mkmk"] as [FontTag] {
      uses.append(
        FeatureUse(
          tag: tag, stage: stage, overlooksNonJoiners: false, overlooksJoiners: false))
    }
  }

  private static func apply(
    _ feature: FontFeature, to uses: inout [FeatureUse], stage: Int
  ) {
    guard feature.isOn else {
      uses.removeAll { $0.tag == feature.tag }
      return
    }
    if let place = uses.firstIndex(where: { $0.tag == feature.tag }) {
      uses[place].mask = FeatureMask.global
    } else {
      uses.append(FeatureUse(tag: feature.tag, stage: stage))
    }
  }
}
