// What a small step along a column wins or loses.

extension Tableau {
  /// How the sums of errors change as a column moves by 1 up: into `sums`, by level.
  ///
  /// What the column itself costs is not in it. The sums have to be cleared.
  private mutating func gatherSlopes(_ column: Int) {
    var node = matrix.firstInColumn(column)
    while node != SparseMatrix.none {
      let symbol = symbols[Int(rows[matrix.row(node)].symbol)]
      let value = matrix.value(node)
      if symbol.level != Self.none, value.magnitude > SolverTolerance.pivot {
        let factor = Self.slope(of: symbol)
        if factor != 0 { accumulateSlope(value * factor, level: symbol.level) }
      }
      node = matrix.nextInColumn(node)
    }
  }

  /// How fast a basic symbol's cost grows with it, on its side of 0.
  static func slope(of symbol: Symbol) -> Double {
    switch symbol.kind {
    case .variable, .optionalEquality: symbol.isAboveZero ? symbol.unit : -symbol.unit
    case .optionalInequality: symbol.isAboveZero ? 0 : -symbol.unit
    case .requiredInequality, .requiredEquality: 0
    }
  }

  /// How fast a symbol that is 0 becomes costly in a direction; nil if it must not go there.
  static func ownSlope(of symbol: Symbol, direction: Double) -> Double? {
    switch symbol.kind {
    case .variable, .optionalEquality: symbol.unit
    case .optionalInequality: direction > 0 ? 0 : symbol.unit
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

  /// The leading slope of `sums`, times a direction, plus the column's own cost.
  private func leadingSlope(
    direction: Double, own: Double, ownLevel: Int32
  ) -> (priority: Double, value: Double) {
    var leading = (priority: 0.0, value: 0.0)
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
        leading = (priority, value)
      }
    }
    if !ownIsCounted {
      let priority = levels[Int(ownLevel)].priority
      if priority > leading.priority { leading = (priority, own) }
    }
    return leading
  }

  /// What steps up and down a column cost, as of now.
  mutating func costs(of column: Int) -> StepCosts {
    if let known = knownCosts[column] { return known }
    gatherSlopes(column)
    defer { clearSlopes() }
    let leader = leader(column)
    let costs = StepCosts(
      up: cost(of: column, direction: 1, leader: leader),
      down: cost(of: column, direction: -1, leader: leader))
    knownCosts[column] = costs
    return costs
  }

  private func cost(
    of column: Int, direction: Double, leader: (symbol: Int32, slope: Double)
  ) -> StepCost? {
    let symbol = symbols[column]
    guard let own = Self.ownSlope(of: symbol, direction: direction) else { return nil }
    let leading = leadingSlope(direction: direction, own: own, ownLevel: symbol.level)
    var cost = StepCost(
      priority: leading.priority, slope: leading.value, leader: leader.symbol,
      isWon: leader.slope * direction < 0)
    if own > 0, cost.leader == Self.none || symbol.precedes(symbols[Int(cost.leader)]) {
      cost.leader = Int32(column)
      cost.isWon = false
    }
    return cost
  }

  /// The symbol whose own cost comes first of those that a column's rows change, and its slope.
  private func leader(_ column: Int) -> (symbol: Int32, slope: Double) {
    var first = Self.none
    var slope = 0.0
    var node = matrix.firstInColumn(column)
    while node != SparseMatrix.none {
      let index = rows[matrix.row(node)].symbol
      let factor = Self.slope(of: symbols[Int(index)])
      let value = matrix.value(node)
      if factor != 0, value.magnitude > SolverTolerance.pivot,
        first == Self.none || symbols[Int(index)].precedes(symbols[Int(first)])
      {
        first = index
        slope = factor * value
      }
      node = matrix.nextInColumn(node)
    }
    return (first, slope)
  }

  /// Whether a step costs less than another, each for the gain of 1.
  func isLess(_ cost: StepCost, than other: StepCost) -> Bool {
    let own = cost.slope < 0 ? -cost.priority : cost.priority
    let others = other.slope < 0 ? -other.priority : other.priority
    guard own == others else { return own < others }
    let difference = cost.slope - other.slope
    let magnitude = cost.slope.magnitude + other.slope.magnitude
    if difference.magnitude > magnitude * SolverTolerance.slope { return difference < 0 }
    guard cost.isWon == other.isWon else { return cost.isWon }
    guard cost.leader != other.leader else { return false }
    guard cost.leader != Self.none, other.leader != Self.none else {
      return (cost.leader == Self.none) != cost.isWon
    }
    return symbols[Int(other.leader)].precedes(symbols[Int(cost.leader)]) != cost.isWon
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
      let kink = symbol.kind == .optionalEquality ? 2 * symbol.unit : symbol.unit
      accumulateSlope(breakpoint.magnitude * kink * direction, level: symbol.level)
      let leading = leadingSlope(direction: direction, own: own, ownLevel: entering.level)
      if leading.value >= 0 { return index }
    }
    return nil
  }

  /// The direction in which a nonbasic symbol should go, if it should.
  mutating func improvement(_ column: Int) -> Improvement? {
    guard symbols[column].kind != .requiredEquality else { return nil }
    let costs = costs(of: column)
    for (cost, direction) in [(costs.up, 1.0), (costs.down, -1.0)] {
      guard let cost, cost.improves else { continue }
      return Improvement(
        direction: direction, ownCostOf: cost.slope < 0 ? Self.none : cost.leader)
    }
    return nil
  }
}
