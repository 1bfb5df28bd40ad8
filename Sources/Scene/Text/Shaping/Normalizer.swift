// Characters become glyphs. What is written as one character may be two in a face, and the other way
// round. Goals, in order: what the face has as one glyph is one glyph; else a letter and its marks;
// marks stand in an order that faces expect.
//
// First each character without marks is taken as the face has it, or apart; each with marks is taken
// apart as far as the face has the parts. Then marks are ordered by their classes. Last, what the face
// has composed is composed. (Unicode, chapter 3.11; not a normal form, for the face decides.)

/// Finds the glyphs of characters.
struct Normalizer {
  /// The most marks of one base that are ordered: it takes their square.
  private static let orderLimit = 32

  let program: FontProgram
  let style: ShapingStyle
  /// Whether Hebrew letters are composed with points: faces that cannot place them have those only.
  let composesOldHebrew: Bool
  var buffer: ShapingBuffer
  private var hasMarks = false

  /// A run of characters.
  init(
    _ buffer: ShapingBuffer, program: FontProgram, style: ShapingStyle, composesOldHebrew: Bool
  ) {
    self.buffer = buffer
    self.program = program
    self.style = style
    self.composesOldHebrew = composesOldHebrew
  }

  /// Gives each character its glyph.
  mutating func run() {
    decompose()
    guard hasMarks else { return }
    order()
    if case .hangul = style { return }
    compose()
  }

  // MARK: - Taking apart

  private mutating func decompose() {
    buffer.startOutput(at: 0)
    while !buffer.isAtEnd {
      let end = end(ofMarks: false)
      let isLast = end == buffer.items.count
      // The last one before a mark goes with it.
      while buffer.index < (isLast ? end : end - 1) { decomposeOne(shortest: true) }
      guard !isLast else { break }
      hasMarks = true
      decomposeCluster(until: self.end(ofMarks: true))
    }
    buffer.endOutput()
  }

  /// Where marks, or what is none, end after the character that is looked at.
  private func end(ofMarks: Bool) -> Int {
    var end = buffer.index + 1
    while end < buffer.items.count, buffer.items[end].character.isMark == ofMarks { end += 1 }
    return end
  }

  private mutating func decomposeCluster(until end: Int) {
    // Not kept as a slice: while one lives, the first change of the run copies all of it.
    let hasSelector = buffer.items[buffer.index..<end].contains {
      ScalarTraits.isVariationSelector($0.scalar)
    }
    if hasSelector {
      selectVariations(until: end)
    } else {
      var shortest = false
      if case .hangul = style { shortest = true }
      while buffer.index < end { decomposeOne(shortest: shortest) }
    }
  }

  private mutating func decomposeOne(shortest: Bool) {
    let scalar = buffer.items[buffer.index].scalar
    let own = glyph(scalar)
    if shortest, own > 0 { return keep(own) }
    if let parts = parts(of: scalar, shortest: shortest, depth: 0) {
      for (scalar, glyph) in parts { insert(scalar, glyph) }
      return buffer.skip()
    }
    keep(own > 0 ? own : substitute(for: scalar))
  }

  /// The glyph of another character that will do, 0 if there is none: spaces for spaces, the hyphen for
  /// the one at which no line ends.
  private mutating func substitute(for scalar: UInt32) -> Int {
    let space = SpaceWidth(scalar)
    if space != .none {
      let glyph = glyph(0x20)
      if glyph > 0 { buffer.items[buffer.index].space = space }
      return glyph
    }
    return scalar == 0x2011 ? glyph(0x2010) : 0
  }

  /// What a character is taken apart into, as far as the face has the parts; `nil` if it lacks one.
  private func parts(
    of scalar: UInt32, shortest: Bool, depth: Int
  ) -> [(scalar: UInt32, glyph: Int)]? {
    guard depth < 8, let pair = CanonicalPair(of: scalar) else { return nil }
    let second = pair.second > 0 ? glyph(pair.second) : 0
    guard pair.second == 0 || second > 0 else { return nil }
    let first = glyph(pair.first)
    var parts: [(scalar: UInt32, glyph: Int)]
    if !(shortest && first > 0),
      let further = self.parts(of: pair.first, shortest: shortest, depth: depth + 1)
    {
      parts = further
    } else if first > 0 {
      parts = [(pair.first, first)]
    } else {
      return nil
    }
    if pair.second > 0 { parts.append((pair.second, second)) }
    return parts
  }

  /// Characters before variation selectors are what those choose; others, and what the face does not
  /// know, stay as they are, for rules to see.
  private mutating func selectVariations(until end: Int) {
    while buffer.index < end {
      let scalar = buffer.items[buffer.index].scalar
      guard buffer.index + 1 < end,
        ScalarTraits.isVariationSelector(buffer.items[buffer.index + 1].scalar)
      else {
        keep(glyph(scalar))
        continue
      }
      let chosen = variation(scalar, buffer.items[buffer.index + 1].scalar)
      if chosen > 0 {
        buffer.mergeClusters(buffer.index..<buffer.index + 2)
        keep(chosen)
        buffer.skip()
      } else {
        keep(glyph(scalar))
        // From here on it is a sign without a drawing, not a mark.
        buffer.items[buffer.index].character.mark = .none
        keep(glyph(buffer.items[buffer.index].scalar))
      }
      while buffer.index < end, ScalarTraits.isVariationSelector(buffer.items[buffer.index].scalar)
      {
        keep(glyph(buffer.items[buffer.index].scalar))
      }
    }
  }

  // MARK: - Ordering

  private mutating func order() {
    var start = 0
    while start < buffer.items.count {
      var end = start
      while end < buffer.items.count, buffer.items[end].character.combiningClass > 0 { end += 1 }
      if end - start > 1, end - start <= Self.orderLimit { order(start..<end) }
      start = end + 1
    }
    revealJoiners()
  }

  private mutating func order(_ range: Range<Int>) {
    for place in range.dropFirst() {
      let item = buffer.items[place]
      var target = place
      while target > range.lowerBound,
        buffer.items[target - 1].character.combiningClass > item.character.combiningClass
      {
        target -= 1
      }
      if target < place { moveItems(place..<place + 1, to: target) }
    }
    switch style {
    case .cursive: orderArabic(range)
    case .hebrew: orderHebrew(range)
    case .plain, .hangul: break
    }
  }

  /// Puts items before others, of whose cluster they are from then on.
  private mutating func moveItems(_ range: Range<Int>, to target: Int) {
    buffer.mergeClusters(target..<range.upperBound)
    // Only what lies between moves: a run may be long.
    let passed = Array(buffer.items[target..<range.lowerBound])
    for place in range { buffer.items[place - passed.count] = buffer.items[place] }
    for place in passed.indices { buffer.items[target + range.count + place] = passed[place] }
  }

  /// Marks that change an Arabic letter come before vowels: UTR #53.
  private mutating func orderArabic(_ range: Range<Int>) {
    var start = range.lowerBound
    var place = start
    for (combiningClass, early) in [(220, 25), (230, 26)] as [(UInt8, UInt8)] {
      while place < range.upperBound,
        buffer.items[place].character.combiningClass < combiningClass
      {
        place += 1
      }
      var end = place
      while end < range.upperBound,
        buffer.items[end].character.combiningClass == combiningClass,
        Self.changesLetter(buffer.items[end].scalar)
      {
        end += 1
      }
      guard end > place else { continue }
      moveItems(place..<end, to: start)
      for _ in place..<end {
        buffer.items[start].character.combiningClass = early
        start += 1
      }
      place = end
    }
  }

  private static func changesLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x654, 0x655, 0x658, 0x6DC, 0x6E3, 0x6E7, 0x6E8, 0x8CA, 0x8CB, 0x8CD...0x8CF, 0x8D3,
      0x8F3:
      true
    default: false
    }
  }

  /// Patah or qamats, then sheva or hiriq, then meteg or what is below: the last comes second.
  private mutating func orderHebrew(_ range: Range<Int>) {
    for place in range.dropFirst(2) {
      let classes = (
        buffer.items[place - 2].character.combiningClass,
        buffer.items[place - 1].character.combiningClass,
        buffer.items[place].character.combiningClass
      )
      guard classes.0 == 20 || classes.0 == 21, classes.1 == 22 || classes.1 == 23,
        classes.2 == 25 || classes.2 == 220
      else { continue }
      moveItems(place..<place + 1, to: place - 1)
      break
    }
  }

  /// A grapheme joiner that has kept no mark from its place need not be seen.
  private mutating func revealJoiners() {
    guard buffer.items.count > 2 else { return }
    for place in 1..<buffer.items.count - 1 where buffer.items[place].scalar == 0x34F {
      let before = buffer.items[place - 1].character.combiningClass
      let after = buffer.items[place + 1].character.combiningClass
      if after == 0 || before <= after { buffer.items[place].character.isHidden = false }
    }
  }

  // MARK: - Composing

  private mutating func compose() {
    buffer.startOutput(at: min(1, buffer.items.count))
    var starter = 0
    while !buffer.isAtEnd {
      let item = buffer.items[buffer.index]
      let last = buffer.back(buffer.backCount - 1).character.combiningClass
      if item.character.isMark,
        starter == buffer.backCount - 1 || last < item.character.combiningClass,
        compose(item, with: starter)
      {
        continue
      }
      buffer.keep()
      if item.character.combiningClass == 0 { starter = buffer.backCount - 1 }
    }
    buffer.endOutput()
  }

  private mutating func compose(_ item: ShapingItem, with starter: Int) -> Bool {
    let pair = CanonicalPair(buffer.back(starter).scalar, item.scalar)
    guard let composed = pair.composed(oldHebrew: composesOldHebrew) else { return false }
    let composedGlyph = glyph(composed)
    guard composedGlyph > 0 else { return false }
    buffer.keep()
    buffer.mergeOutputClusters(from: starter)
    buffer.dropLastOutput()
    buffer.changeOutput(at: starter) { item in
      item.scalar = composed
      item.character = ScalarTraits(composed)
      item.glyph = composedGlyph
    }
    return true
  }

  // MARK: - Glyphs

  private mutating func keep(_ glyph: Int) {
    buffer.items[buffer.index].glyph = glyph
    buffer.keep()
  }

  private mutating func insert(_ scalar: UInt32, _ glyph: Int) {
    var item = buffer.items[buffer.index]
    item.scalar = scalar
    item.character = ScalarTraits(scalar)
    item.glyph = glyph
    buffer.insert(item)
  }

  private func glyph(_ scalar: UInt32) -> Int {
    Unicode.Scalar(scalar).map { program.glyph(for: $0) } ?? 0
  }

  private func variation(_ scalar: UInt32, _ selector: UInt32) -> Int {
    guard let scalar = Unicode.Scalar(scalar), let selector = Unicode.Scalar(selector) else {
      return 0
    }
    return program.glyph(for: scalar, variation: selector)
  }
}
