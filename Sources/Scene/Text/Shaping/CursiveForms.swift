// The forms of letters in cursive scripts (Unicode, chapter 9.2): a letter is joined to the one before it
// if that joins after and this one before; marks in between do not count. The Alaph of Syriac joins the
// letter before it only. Where no letter follows, it has a form of its own after a letter that it cannot
// join, and another after Dalath and Rish; where one follows, it has one if it is joined.

/// Which forms the letters of a run take.
enum CursiveForms {
  private struct Letter {
    var place: Int
    var type: JoiningType
    /// The letter before it.
    var before: JoiningType
    /// Whether it is joined to that.
    var isJoined: Bool
  }

  /// Lets each letter take part in the feature of its form.
  static func choose(for items: inout [ShapingItem]) {
    var last: Letter?
    for place in items.indices {
      let type = JoiningType(items[place])
      guard type != .transparent else { continue }
      let before = last?.type ?? .none
      let isJoined = type.joinsBefore && before.joinsAfter
      if let last { items[last.place].mask |= form(of: last, isJoinedAfter: isJoined, next: type) }
      last = Letter(place: place, type: type, before: before, isJoined: isJoined)
    }
    if let last { items[last.place].mask |= form(of: last, isJoinedAfter: false, next: .none) }
  }

  private static func form(
    of letter: Letter, isJoinedAfter: Bool, next: JoiningType
  ) -> UInt32 {
    switch letter.type {
    case .none, .transparent: 0
    case .alaph: alaph(letter, isLast: next == .none)
    case .left, .right, .dual, .dalathRish:
      switch (letter.isJoined, isJoinedAfter) {
      case (true, true): FeatureMask.medial
      case (true, false): FeatureMask.final
      case (false, true): FeatureMask.initial
      case (false, false): FeatureMask.isolated
      }
    }
  }

  private static func alaph(_ letter: Letter, isLast: Bool) -> UInt32 {
    if letter.isJoined { return isLast ? FeatureMask.final : FeatureMask.medial2 }
    guard isLast, letter.before != .none else { return FeatureMask.isolated }
    return letter.before == .dalathRish ? FeatureMask.final3 : FeatureMask.final2
  }
}
