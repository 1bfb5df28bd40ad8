// The order of text that runs in both directions: the Unicode bidirectional algorithm.
//
// All rules of UAX #9: paragraphs (P), explicit embeddings, overrides and isolates (X), weak and neutral
// characters (W, N, with pairs of brackets, N0), levels (I), lines and their order (L1, L2). Mirroring
// (L4) is a property of characters; combining marks (L3) are placed by shaping. Work is O(n) but for the
// sorting of brackets. A text without a character from right to left is not looked at twice.

/// A paragraph with the levels of its characters: even ones run from left to right, odd ones from right
/// to left.
package struct BidirectionalText {
  /// The direction a paragraph is given.
  package enum Direction: UInt8 {
    /// That of its first letter, or from left to right.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  /// How deep embeddings count.
  static let depthLimit: UInt8 = 125

  /// The level of the paragraph, 0 or 1.
  package private(set) var paragraphLevel: UInt8
  /// The levels of the characters, before those of a line's end are set back.
  package private(set) var levels: [UInt8]
  /// The classes of the characters.
  private let classes: [BidiClass]

  /// Finds the levels of a paragraph.
  ///
  /// - Parameters:
  ///   - scalars: One paragraph; what follows a paragraph separator is taken for the same paragraph.
  ///   - direction: The direction it is given.
  ///   - fallback: The direction of a natural one that has no letter.
  package init(
    _ scalars: ArraySlice<Unicode.Scalar>, direction: Direction = .natural,
    fallback: Direction = .leftToRight
  ) {
    var classes: [BidiClass] = []
    classes.reserveCapacity(scalars.count)
    var isPlain = direction != .rightToLeft && fallback != .rightToLeft
    for scalar in scalars {
      let kind = SettingProperties.table.properties(of: scalar).bidi
      if !kind.isPlain { isPlain = false }
      classes.append(kind)
    }
    self.classes = classes
    guard !isPlain else {
      paragraphLevel = 0
      levels = Array(repeating: 0, count: classes.count)
      return
    }
    switch direction {
    case .leftToRight: paragraphLevel = 0
    case .rightToLeft: paragraphLevel = 1
    case .natural:
      paragraphLevel =
        BidiIsolates(classes).firstStrongLevel(classes.indices, in: classes)
        ?? (fallback == .rightToLeft ? 1 : 0)
    }
    var resolver = BidiResolver(scalars, classes: classes, paragraphLevel: paragraphLevel)
    resolver.resolve()
    levels = resolver.levels
  }

  /// Whether all of it runs from left to right.
  var isLeftToRight: Bool { paragraphLevel == 0 && levels.allSatisfy { $0 == 0 } }

  /// The levels of a line, of characters counted from the paragraph's start: separators, and blanks
  /// before them and at the line's end, go as the paragraph (L1).
  package func levels(ofLine range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: levels.indices)
    var levels = Array(levels[range])
    var isTrailing = true
    for index in range.reversed() {
      switch classes[index] {
      case .paragraphSeparator, .segmentSeparator: isTrailing = true
      case .whitespace, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate,
        .popDirectionalIsolate:
        break
      default: if !classes[index].isRemoved { isTrailing = false }
      }
      if isTrailing { levels[index - range.lowerBound] = paragraphLevel }
    }
    return levels
  }

  /// The places of a line's characters, or of runs of them, from left to right (L2).
  package static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard var level = levels.max(), let lowest = levels.min(), level > 0 else { return order }
    let lastLevel = max(1, lowest | 1)
    while level >= lastLevel {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        if end > start { order[start..<end].reverse() }
        start = max(end, start + 1)
      }
      level -= 1
    }
    return order
  }
}

extension BidiClass {
  /// Whether a text of such characters alone runs from left to right in all its parts.
  fileprivate var isPlain: Bool {
    switch self {
    case .leftToRight, .europeanNumber, .europeanSeparator, .europeanTerminator, .commonSeparator,
      .nonspacingMark, .boundaryNeutral, .paragraphSeparator, .segmentSeparator, .whitespace,
      .otherNeutral:
      true
    default: false
    }
  }

  /// Whether the algorithm leaves it out (X9).
  var isRemoved: Bool {
    switch self {
    case .boundaryNeutral, .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding,
      .rightToLeftOverride, .popDirectionalFormat:
      true
    default: false
    }
  }

  /// Whether it begins an isolate.
  var isIsolateInitiator: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }

  /// Whether it takes the direction of what is around.
  var isNeutral: Bool {
    switch self {
    case .paragraphSeparator, .segmentSeparator, .whitespace, .otherNeutral,
      .popDirectionalIsolate:
      true
    default: isIsolateInitiator
    }
  }
}
