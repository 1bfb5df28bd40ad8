/// A rule of context: what must come before, at and after a glyph, and which rules follow from it.
struct ContextRule {
  /// A list in the file.
  struct List {
    /// Where its first element is.
    var place = 0
    /// The number of elements.
    var count = 0
  }

  /// What is before, the nearest first.
  var back = List()
  /// What follows the first glyph among those that are changed; the count has the first, too.
  var input = List()
  /// What comes after them.
  var ahead = List()
  /// The rules that follow: place among the glyphs, rule.
  var records = List()

  /// Reads a rule that has input only; `nil` if it is not all there.
  init?(plainAt place: Int, in data: FontTable) {
    input = List(place: place &+ 4, count: data.word(at: place))
    guard input.count > 0 else { return nil }
    records = List(
      place: input.place &+ (input.count - 1) * 2, count: data.word(at: place &+ 2))
    guard records.place &+ records.count * 4 <= data.count else { return nil }
  }

  /// Reads a rule that has what is before and after, too, and may have an element for the first glyph;
  /// `nil` if it is not all there.
  init?(chainedAt place: Int, in data: FontTable, hasFirst: Bool = false) {
    back = List(place: place &+ 2, count: data.word(at: place))
    let inputPlace = back.place &+ back.count * 2
    let inputCount = data.word(at: inputPlace)
    guard inputCount > 0 else { return nil }
    input = List(place: inputPlace &+ (hasFirst ? 4 : 2), count: inputCount)
    let aheadPlace = input.place &+ (inputCount - 1) * 2
    ahead = List(place: aheadPlace &+ 2, count: data.word(at: aheadPlace))
    let recordPlace = ahead.place &+ ahead.count * 2
    records = List(place: recordPlace &+ 2, count: data.word(at: recordPlace))
    guard records.place &+ records.count * 4 <= data.count else { return nil }
  }
}
