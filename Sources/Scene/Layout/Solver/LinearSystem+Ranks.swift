// Numbers for the order of definitions.
//
// A defined variable has a rank above the ranks of those it is defined by; what nothing defines has the
// lowest. There is room below as well as above: a chain may be built from either end.

extension LinearSystem {
  /// Gives a variable that was just defined a rank between what defines it and what depends on it; those
  /// move up if there is none.
  mutating func rank(_ variable: Int) {
    let below = highestRank(under: variable)
    let above = lowestRank(over: variable)
    if below == RankQueue.lowest {
      variables[variable].rank = above.map { $0 - 1 } ?? 0
    } else {
      variables[variable].rank = below + 1
      if let above, above <= below + 1 { raiseDependents(of: variable) }
    }
    let limit = Int32(clamping: 2 * variables.count + 64)
    if variables[variable].rank.magnitude > limit.magnitude { renumberRanks() }
  }

  /// The highest of the ranks of what defines a variable.
  private func highestRank(under variable: Int) -> Int32 {
    var rank = RankQueue.lowest
    for term in termRange(Int(variables[variable].definition)) {
      let named = Int(terms.entries[term].variable)
      if named != variable { rank = max(rank, variables[named].rank) }
    }
    return rank
  }

  /// The lowest of the ranks of what is defined by a variable.
  private func lowestRank(over variable: Int) -> Int32? {
    guard variables[variable].dependents > 0 else { return nil }
    var lowest: Int32?
    var use = variables[variable].firstUse
    while use != Self.none {
      let entry = terms.entries[Int(use)]
      let dependent = constraints[Int(entry.constraint)].defined
      if dependent != Self.none, Int(dependent) != variable {
        lowest = min(lowest ?? .max, variables[Int(dependent)].rank)
      }
      use = entry.next
    }
    return lowest
  }

  /// Moves what depends on a variable above it, from the lowest old rank to the highest, each once.
  private mutating func raiseDependents(of variable: Int) {
    insertDependents(of: variable)
    var highest: Int32 = 0
    while let current = queue.popLowest() {
      let least = highestRank(under: current) + 1
      guard variables[current].rank < least else { continue }
      variables[current].rank = least
      highest = max(highest, least)
      insertDependents(of: current)
    }
    if Int(highest) > 2 * variables.count + 64 { renumberRanks() }
  }

  private mutating func insertDependents(of variable: Int) {
    let rank = variables[variable].rank
    var use = variables[variable].firstUse
    while use != Self.none {
      let entry = terms.entries[Int(use)]
      let dependent = Int(constraints[Int(entry.constraint)].defined)
      if dependent != Int(Self.none), dependent != variable, variables[dependent].rank <= rank {
        queue.insert(dependent, rank: variables[dependent].rank)
      }
      use = entry.next
    }
  }

  /// Brings all ranks down to the lengths of the longest chains below them.
  private mutating func renumberRanks() {
    let order = variables.indices.filter { variables[$0].definition != Self.none }
      .sorted { (variables[$0].rank, $0) < (variables[$1].rank, $1) }
    for variable in order {
      variables[variable].rank = max(highestRank(under: variable), -1) + 1
    }
  }
}
