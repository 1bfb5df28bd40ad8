// What a small step along a column wins or loses.

extension Tableau {
  /// A direction in which a column improves, and by what.
  struct Improvement {
    /// 1 or -1.
    var direction: Double
    /// The symbol whose own cost is won, where no priority is won or lost; else -1.
    var ownCostOf: Int32
  }

  /// How the sums of errors change as a column moves by 1 up: into `sums`, by level.
  ///
  /// What the column itself costs is not in it. The sums have to be cleared.
  private mutating func gatherSlopes(_ column: Int) {
    var node = matrix.firstInColumn(column)
    while node != SparseMatrix.none {
      let symbol = symbols[Int(rows[matrix.row(node)].symbol)]
      if symbol.level != Self.none {
        let factor = Self.slope(of: symbol)
        if factor != 0 { accumulateSlope(matrix.value(node) * factor, level: symbol.level) }
      }
      node = matrix.nextInColumn(node)
    }
  }

  /// How fast a basic symbol's cost grows with it, on its side of 0.
  static func slope(of symbol: Symbol) -> Double {
    switch symbol.kind {
    case .variable, .optionalEquality: symbol.isAboveZero ? 1 : -1
    case .optionalInequality: symbol.isAboveZero ? 0 : -1
    case .requiredInequality, .requiredEquality: 0
    }
  }

  /// How fast a symbol that is 0 becomes costly in a direction; nil if it must not go there.
  static func ownSlope(of symbol: Symbol, direction: Double) -> Double? {
    switch symbol.kind {
    case .variable, .optionalEquality: 1
    case .optionalInequality: direction > 0 ? 0 : 1
    case .requiredInequality: direction > 0 ? 0 : nil
    case .requiredEquality: nil
    }
  }

  private mutating func accumulateSlope(_ value: Double, level: Int32) {
    let level = Int(level)
    while levelSums.count <= level {
      levelSums.append(0)
      levelMagnitudes.append(0)
    }
    if levelMagnitudes[level] == 0 { touchedLevels.append(Int32(level)) }
    levelSums[level] += value
    levelMagnitudes[level] += value.magnitude
  }

  private mutating func clearSlopes() {
    for level in touchedLevels {
      levelSums[Int(level)] = 0
      levelMagnitudes[Int(level)] = 0
    }
    touchedLevels.removeAll(keepingCapacity: true)
  }

  /// The slope at the highest priority where it is not 0.
  struct LeadingSlope {
    var priority = 0.0
    var value = 0.0

    /// Whether a step of this slope costs less, for the same gain, than one of another.
    func isLess(than other: LeadingSlope) -> Bool {
      let own = value < 0 ? -priority : priority
      let others = other.value < 0 ? -other.priority : other.priority
      return own != others ? own < others : value < other.value
    }
  }

  /// The leading slope of `sums`, times a direction, plus the column's own cost.
  private func leadingSlope(direction: Double, own: Double, ownLevel: Int32) -> LeadingSlope {
    var leading = LeadingSlope()
    var ownIsCounted = ownLevel == Self.none || own == 0
    for level in touchedLevels {
      let priority = levels[Int(level)].priority
      guard priority > leading.priority else {
        if level == ownLevel { ownIsCounted = true }
        continue
      }
      var value = levelSums[Int(level)] * direction
      var magnitude = levelMagnitudes[Int(level)]
      if level == ownLevel, !ownIsCounted {
        value += own
        magnitude += own
        ownIsCounted = true
      }
      if value.magnitude > magnitude * SolverTolerance.slope {
        leading = LeadingSlope(priority: priority, value: value)
      }
    }
    if !ownIsCounted {
      let priority = levels[Int(ownLevel)].priority
      if priority > leading.priority { leading = LeadingSlope(priority: priority, value: own) }
    }
    return leading
  }

  /// The leading slope of a step along a column; nil if the column must not go that way.
  mutating func leadingSlope(_ column: Int, direction: Double) -> LeadingSlope? {
    let symbol = symbols[column]
    guard let own = Self.ownSlope(of: symbol, direction: direction) else { return nil }
    gatherSlopes(column)
    defer { clearSlopes() }
    return leadingSlope(direction: direction, own: own, ownLevel: symbol.level)
  }

  /// The first of the sorted breakpoints at which a step along a column ceases to improve.
  mutating func priorityStop(_ column: Int, _ direction: Double) -> Int? {
    let entering = symbols[column]
    guard let own = Self.ownSlope(of: entering, direction: direction) else { return nil }
    gatherSlopes(column)
    defer { clearSlopes() }
    for (index, breakpoint) in breakpoints.enumerated() {
      if breakpoint.blocks { return index }
      let symbol = symbols[Int(breakpoint.symbol)]
      guard symbol.level != Self.none else { continue }
      let kink = symbol.kind == .optionalEquality ? 2.0 : 1.0
      accumulateSlope(breakpoint.magnitude * kink * direction, level: symbol.level)
      let leading = leadingSlope(direction: direction, own: own, ownLevel: entering.level)
      if leading.value >= 0 { return index }
    }
    return nil
  }

  /// The direction in which a nonbasic symbol should go, if it should.
  mutating func improvement(_ column: Int) -> Improvement? {
    let symbol = symbols[column]
    guard symbol.kind != .requiredEquality else { return nil }
    gatherSlopes(column)
    defer { clearSlopes() }
    for direction in [1.0, -1.0] {
      guard let own = Self.ownSlope(of: symbol, direction: direction) else { continue }
      let leading = leadingSlope(direction: direction, own: own, ownLevel: symbol.level)
      if leading.value < 0 { return Improvement(direction: direction, ownCostOf: Self.none) }
      if leading.value == 0, let winner = ownCostWinner(column, direction: direction) {
        return Improvement(direction: direction, ownCostOf: winner)
      }
    }
    return nil
  }

  /// The symbol whose cost comes first of those that a step changes, if it is won.
  private func ownCostWinner(_ column: Int, direction: Double) -> Int32? {
    var first = Self.none
    var isWon = false
    if let own = Self.ownSlope(of: symbols[column], direction: direction), own > 0 {
      first = Int32(column)
    }
    var node = matrix.firstInColumn(column)
    while node != SparseMatrix.none {
      let index = rows[matrix.row(node)].symbol
      let symbol = symbols[Int(index)]
      let factor = Self.slope(of: symbol)
      let value = matrix.value(node)
      if factor != 0, value.magnitude > SolverTolerance.pivot,
        first == Self.none || symbol.precedes(symbols[Int(first)])
      {
        first = index
        isWon = factor * value * direction < 0
      }
      node = matrix.nextInColumn(node)
    }
    return isWon ? first : nil
  }
}
