extension BidiResolver {
  /// How many brackets may be open at once (BD16).
  private static let openLimit = 63

  /// N0: both brackets of a pair go as what is in them, or as what is before them.
  mutating func resolveBrackets(_ sequence: BidiSequence) {
    let indices = sequence.indices
    for (opening, closing) in bracketPairs(indices) {
      var found: BidiClass?
      for place in opening + 1..<closing {
        guard let direction = strongDirection(indices[place]) else { continue }
        found = direction
        if direction == sequence.embedding { break }
      }
      guard var direction = found else { continue }
      if direction != sequence.embedding {
        var before = sequence.start
        for place in stride(from: opening - 1, through: 0, by: -1) {
          guard let strong = strongDirection(indices[place]) else { continue }
          before = strong
          break
        }
        if before != direction { direction = sequence.embedding }
      }
      set(opening, to: direction, in: indices)
      set(closing, to: direction, in: indices)
    }
  }

  /// Sets a bracket, and the marks that were on it.
  private mutating func set(_ place: Int, to direction: BidiClass, in indices: [Int]) {
    classes[indices[place]] = direction
    for next in indices[(place + 1)...] {
      guard originals[next] == .nonspacingMark else { return }
      classes[next] = direction
    }
  }

  private func strongDirection(_ index: Int) -> BidiClass? {
    switch classes[index] {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// The pairs of brackets, as places among the indices, by their opening ones.
  private func bracketPairs(_ indices: [Int]) -> [(Int, Int)] {
    var open: [(closing: UInt32, place: Int)] = []
    var pairs: [(Int, Int)] = []
    for place in indices.indices where classes[indices[place]] == .otherNeutral {
      let scalar = scalars[scalars.startIndex + indices[place]]
      switch MirroredPairs.table.bracket(scalar) {
      case .opening(let closing):
        guard open.count < Self.openLimit else { return [] }
        open.append((closing, place))
      case .closing(let own):
        guard let match = open.lastIndex(where: { $0.closing == own }) else { continue }
        pairs.append((open[match].place, place))
        open.removeLast(open.count - match)
      case nil: continue
      }
    }
    pairs.sort { $0.0 < $1.0 }
    return pairs
  }
}
