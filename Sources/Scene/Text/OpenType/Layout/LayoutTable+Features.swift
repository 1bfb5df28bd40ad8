extension LayoutTable {
  /// What a script and a language ask for.
  struct LanguageSystem: Sendable {
    /// The feature that is always on.
    var required: Int?
    /// Where the numbers of the others are.
    var place: Int
    /// How many there are.
    var count: Int
  }

  /// The script that rules are chosen by: the one that is asked for, the default, or Latin.
  func script(for script: FontTag) -> (tag: FontTag, place: Int)? {
    let list = data.link(at: 4, from: 0)
    guard list > 0 else { return nil }
    for tag in [script, "DFLT", "dflt", "latn"] as [FontTag] {
      if let place = record(of: tag, in: list, countAt: list) { return (tag, place) }
    }
    return nil
  }

  /// What a script, which must have a place in this table, asks for in a language.
  func system(of script: Int, language: FontTag?) -> LanguageSystem? {
    var place: Int?
    if let language { place = record(of: language, in: script, countAt: script &+ 2) }
    place = place ?? record(of: "dflt", in: script, countAt: script &+ 2)
    let system = place ?? data.link(at: script, from: script)
    guard system > 0 else { return nil }
    let required = data.word(at: system &+ 2)
    return LanguageSystem(
      required: required == 0xFFFF ? nil : required, place: system &+ 6,
      count: data.recordCount(at: system &+ 4, of: 2, from: system &+ 6))
  }

  /// The numbers of the features of a language system.
  func features(of system: LanguageSystem) -> [Int] {
    var features: [Int] = []
    features.reserveCapacity(system.count)
    for number in 0..<system.count { features.append(data.word(at: system.place &+ number * 2)) }
    return features
  }

  /// The name of a feature.
  func tag(ofFeature feature: Int) -> FontTag {
    let list = data.link(at: 6, from: 0)
    guard list > 0, feature < data.word(at: list) else { return FontTag(value: 0) }
    return FontTag(value: data.long(at: list &+ 2 &+ feature * 6))
  }

  /// The rules of a feature; where it varies, those that hold for the coordinates.
  func lookups(ofFeature feature: Int, substitutions: Int) -> [Int] {
    let list = data.link(at: 6, from: 0)
    guard list > 0, feature < data.word(at: list) else { return [] }
    let own = data.link(at: list &+ 2 &+ feature * 6 &+ 4, from: list)
    let place = substitute(for: feature, in: substitutions) ?? own
    guard place > 0 else { return [] }
    var numbers: [Int] = []
    for number in 0..<data.recordCount(at: place &+ 2, of: 2, from: place &+ 4) {
      numbers.append(data.word(at: place &+ 4 &+ number * 2))
    }
    return numbers
  }

  /// Where the features are that stand in for others at some coordinates of a variable face, which
  /// are -1 … 1, or 0 if not given; 0 if there are none.
  func substitutions(for coordinates: [Double]) -> Int {
    guard data.word(at: 2) >= 1 else { return 0 }
    let table = data.longLink(at: 10, from: 0)
    guard table > 0, data.word(at: table) == 1 else { return 0 }
    let count = min(Int(clamping: data.long(at: table &+ 4)), (data.count - table) / 8)
    for number in 0..<max(count, 0) {
      let record = table &+ 8 &+ number * 8
      let conditions = data.longLink(at: record, from: table)
      if conditions == 0 || holds(conditions, at: coordinates) {
        return data.longLink(at: record &+ 4, from: table)
      }
    }
    return 0
  }

  private func holds(_ conditions: Int, at coordinates: [Double]) -> Bool {
    for number in 0..<data.recordCount(at: conditions, of: 4, from: conditions &+ 2) {
      let condition = data.longLink(at: conditions &+ 2 &+ number * 4, from: conditions)
      guard condition > 0, data.word(at: condition) == 1 else { return false }
      let axis = data.word(at: condition &+ 2)
      let place = coordinates.indices.contains(axis) ? coordinates[axis] : 0
      let least = Double(data.signedWord(at: condition &+ 4)) / 16384
      let most = Double(data.signedWord(at: condition &+ 6)) / 16384
      guard place >= least, place <= most else { return false }
    }
    return true
  }

  private func substitute(for feature: Int, in substitutions: Int) -> Int? {
    guard substitutions > 0 else { return nil }
    let first = substitutions &+ 6
    for number in 0..<data.recordCount(at: substitutions &+ 4, of: 6, from: first) {
      let record = first &+ number * 6
      guard data.word(at: record) == feature else { continue }
      let place = data.longLink(at: record &+ 2, from: substitutions)
      return place > 0 ? place : nil
    }
    return nil
  }

  /// Where a record of tag and offset leads in a list after its count; `nil` if it is not there.
  private func record(of tag: FontTag, in base: Int, countAt place: Int) -> Int? {
    for number in 0..<data.recordCount(at: place, of: 6, from: place &+ 2) {
      let record = place &+ 2 &+ number * 6
      guard data.long(at: record) == tag.value else { continue }
      let target = data.link(at: record &+ 4, from: base)
      return target > 0 ? target : nil
    }
    return nil
  }
}
