// The simplex tableau under the constraints that are not definitions.
//
// Goals, in order: the same optimum from any history; priorities never outweighed; a change costs what
// hangs on it; few entries.
//
// A symbol stands for a free variable or for the residual of a constraint. Each row says a basic symbol
// as a sum of nonbasic ones, which are 0, plus a constant, which is therefore the basic symbol's value.
// A residual costs what its constraint says: a broken optional constraint its absolute error at its
// priority, a required one more than all. So a symbol has a cost that is linear on either side of 0
// (`Kind`), and the simplex method walks from one kink to the next; the usual pairs of error variables
// are not needed. After all priorities each residual and each variable costs something of its own, in
// the order of `Symbol.precedes`: the earlier constraint holds where equal sums leave a choice, and what
// nothing determines is 0. Hence the optimum is unique and does not depend on how it was reached.
//
// A column enters if its slope is negative: the sum of what its rows lose and win at the highest
// priority where that is not 0. Slopes are computed for one column at a time when something near it
// has changed (`candidates`), so there is no objective row to keep, and unrelated columns cost nothing.
//
// Source: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm",
// ACM TOCHI 8 (2001); for piecewise linear costs, Fourer, "A Simplex Algorithm for Piecewise-Linear
// Programming I", Math. Programming 33 (1985); against cycles, Bland's rule.

/// Equations between symbols, their present values, and the search for the optimum.
struct Tableau {
  /// What a symbol costs on either side of 0.
  enum Kind {
    /// A variable of the system: nothing but the weakest pull to 0.
    case variable
    /// The residual of an optional equality: either side costs.
    case optionalEquality
    /// The residual of an optional inequality: below 0 costs.
    case optionalInequality
    /// The residual of a required inequality: it is never below 0.
    case requiredInequality
    /// The residual of a required equality: it is 0.
    case requiredEquality
  }

  struct Symbol {
    var kind: Kind
    /// The variable or the constraint.
    var owner: Int32
    /// The priority's place in `levels`, or -1 without one.
    var level: Int32
    /// A constraint's priority; 0 for a size, -1 for a position.
    var weight: Double
    var serial: UInt64
    /// The row that defines it, if it is basic.
    var row: Int32
    /// The side of 0 whose cost counts; at 0 either.
    var isAboveZero = true
    /// The size of what its constraint adds up, for tolerances; at least 1.
    var scale = 1.0
    var isCandidate = false
    var isChanged = false
    var isInfeasible = false

    /// Whether its own cost counts before that of another.
    func precedes(_ other: Symbol) -> Bool {
      weight != other.weight ? weight > other.weight : serial < other.serial
    }
  }

  struct Row {
    var symbol: Int32
    /// The value of the basic symbol.
    var value: Double
  }

  struct Level {
    var priority: Double
    var count: Int
  }

  static let none: Int32 = -1

  var matrix = SparseMatrix()
  var symbols: [Symbol] = []
  var rows: [Row] = []
  var levels: [Level] = []
  /// Nonbasic symbols whose slopes may have become negative.
  var candidates: [Int32] = []
  /// Variables whose values have changed since they were last taken.
  var changedVariables: [Int32] = []
  /// Required symbols that broke.
  var infeasible: [Int32] = []
  /// How often a symbol entered since all was built anew.
  var pivotCount = 0
  var rowCount = 0
  private var unusedSymbols: [Int32] = []

  // Scratch memory, empty between calls.
  var sums: [Double] = []
  var magnitudes: [Double] = []
  var touched: [Int32] = []
  var levelSums: [Double] = []
  var levelMagnitudes: [Double] = []
  var touchedLevels: [Int32] = []
  var breakpoints: [Breakpoint] = []

  func isBasic(_ symbol: Int) -> Bool { symbols[symbol].row != Self.none }

  func value(of symbol: Int) -> Double {
    let row = symbols[symbol].row
    return row == Self.none ? 0 : rows[Int(row)].value
  }

  /// Whether no row names a symbol and none defines it.
  func isUnused(_ symbol: Int) -> Bool {
    !isBasic(symbol) && matrix.firstInColumn(symbol) == SparseMatrix.none
  }

  // MARK: - Symbols

  mutating func addSymbol(
    _ kind: Kind, owner: Int, priority: Double, serial: UInt64
  ) -> Int {
    let isOptional = kind == .optionalEquality || kind == .optionalInequality
    let symbol = Symbol(
      kind: kind, owner: Int32(owner), level: isOptional ? addLevel(priority) : Self.none,
      weight: priority, serial: serial, row: Self.none)
    if let index = unusedSymbols.popLast() {
      symbols[Int(index)] = symbol
      return Int(index)
    }
    symbols.append(symbol)
    sums.append(0)
    magnitudes.append(0)
    matrix.growColumns(to: symbols.count)
    return symbols.count - 1
  }

  /// Gives a symbol up: what the others are is no longer said with it, and it costs nothing.
  mutating func removeSymbol(_ symbol: Int) {
    if !isBasic(symbol) { makeBasic(symbol) }
    if isBasic(symbol) {
      let row = Int(symbols[symbol].row)
      addCandidates(ofRow: row)
      matrix.removeRow(row)
      rows[row].symbol = Self.none
      rowCount -= 1
    }
    removeLevel(symbols[symbol].level)
    symbols[symbol].row = Self.none
    symbols[symbol].owner = Self.none
    symbols[symbol].level = Self.none
    symbols[symbol].isInfeasible = false
    unusedSymbols.append(Int32(symbol))
  }

  /// Gives an optional residual another priority.
  mutating func setPriority(_ priority: Double, of symbol: Int) {
    let old = symbols[symbol].level
    symbols[symbol].level = addLevel(priority)
    symbols[symbol].weight = priority
    removeLevel(old)
    if isBasic(symbol) {
      addCandidates(ofRow: Int(symbols[symbol].row))
    } else {
      addCandidate(symbol)
    }
  }

  private mutating func addLevel(_ priority: Double) -> Int32 {
    var unused = -1
    for (index, level) in levels.enumerated() {
      if level.count == 0 {
        unused = index
      } else if level.priority == priority {
        levels[index].count += 1
        return Int32(index)
      }
    }
    if unused >= 0 {
      levels[unused] = Level(priority: priority, count: 1)
      return Int32(unused)
    }
    levels.append(Level(priority: priority, count: 1))
    return Int32(levels.count - 1)
  }

  private mutating func removeLevel(_ level: Int32) {
    if level != Self.none { levels[Int(level)].count -= 1 }
  }

  // MARK: - Rows

  /// Makes a symbol basic: a sum of symbols, basic or not, and a constant.
  mutating func addRow(
    for symbol: Int, terms: [(symbol: Int, coefficient: Double)], constant: Double, scale: Double
  ) {
    var value = constant
    var magnitude = max(scale, constant.magnitude)
    for (named, coefficient) in terms {
      guard isBasic(named) else {
        accumulate(coefficient, named)
        continue
      }
      let row = Int(symbols[named].row)
      value += coefficient * rows[row].value
      magnitude = max(magnitude, (coefficient * rows[row].value).magnitude)
      var node = matrix.firstInRow(row)
      while node != SparseMatrix.none {
        accumulate(coefficient * matrix.value(node), matrix.column(node))
        node = matrix.nextInRow(node)
      }
    }
    let row = matrix.addRow()
    while rows.count <= row { rows.append(Row(symbol: Self.none, value: 0)) }
    for column in touched {
      let column = Int(column)
      if !SolverTolerance.cancels(sums[column], magnitude: magnitudes[column]) {
        matrix.insert(row: row, column: column, value: sums[column])
      }
    }
    clearSums()
    rows[row] = Row(symbol: Int32(symbol), value: 0)
    rowCount += 1
    symbols[symbol].row = Int32(row)
    symbols[symbol].scale = max(scale, 1)
    symbols[symbol].isAboveZero = true
    setValue(SolverTolerance.cancels(value, magnitude: magnitude) ? 0 : value, ofRow: row)
    addCandidates(ofRow: row)
  }

  /// Moves a residual's constant: what is said with the residual moves if that is 0, else it moves.
  mutating func shift(_ symbol: Int, by difference: Double, scale: Double) {
    symbols[symbol].scale = max(scale, 1)
    if isBasic(symbol) { return add(difference, toRow: Int(symbols[symbol].row)) }
    var node = matrix.firstInColumn(symbol)
    while node != SparseMatrix.none {
      let row = matrix.row(node)
      add(-matrix.value(node) * difference, toRow: row)
      node = matrix.nextInColumn(node)
    }
  }

  /// Changes a row's value, cancelling what is but rounding.
  mutating func add(_ difference: Double, toRow row: Int) {
    let old = rows[row].value
    let sum = old + difference
    let magnitude = old.magnitude + difference.magnitude
    setValue(SolverTolerance.cancels(sum, magnitude: magnitude) ? 0 : sum, ofRow: row)
  }

  /// Writes a row's value, and notes what follows from it.
  mutating func setValue(_ value: Double, ofRow row: Int) {
    let symbol = Int(rows[row].symbol)
    rows[row].value = value
    switch symbols[symbol].kind {
    case .variable:
      noteChange(symbol)
      fallthrough
    case .optionalEquality, .optionalInequality:
      if value > 0 {
        setSide(above: true, symbol)
      } else if value < 0 {
        setSide(above: false, symbol)
      }
    case .requiredInequality, .requiredEquality:
      if !isFeasible(row), !symbols[symbol].isInfeasible {
        symbols[symbol].isInfeasible = true
        infeasible.append(Int32(symbol))
      }
    }
  }

  mutating func setSide(above: Bool, _ symbol: Int) {
    guard symbols[symbol].isAboveZero != above else { return }
    symbols[symbol].isAboveZero = above
    addCandidates(ofRow: Int(symbols[symbol].row))
  }

  mutating func noteChange(_ symbol: Int) {
    guard !symbols[symbol].isChanged else { return }
    symbols[symbol].isChanged = true
    changedVariables.append(Int32(symbol))
  }

  /// Whether a required row holds.
  func isFeasible(_ row: Int) -> Bool {
    let symbol = symbols[Int(rows[row].symbol)]
    let tolerance = SolverTolerance.feasibility * symbol.scale
    let value = rows[row].value
    return symbol.kind == .requiredInequality
      ? value >= -tolerance : value.magnitude <= tolerance
  }

  // MARK: - Candidates

  mutating func addCandidate(_ symbol: Int) {
    guard !symbols[symbol].isCandidate else { return }
    symbols[symbol].isCandidate = true
    candidates.append(Int32(symbol))
  }

  mutating func addCandidates(ofRow row: Int) {
    var node = matrix.firstInRow(row)
    while node != SparseMatrix.none {
      addCandidate(matrix.column(node))
      node = matrix.nextInRow(node)
    }
  }

  // MARK: - Sums

  /// Adds to a sum in scratch memory.
  mutating func accumulate(_ value: Double, _ index: Int) {
    if magnitudes[index] == 0 {
      guard value != 0 else { return }
      touched.append(Int32(index))
    }
    sums[index] += value
    magnitudes[index] += value.magnitude
  }

  mutating func clearSums() {
    for index in touched {
      sums[Int(index)] = 0
      magnitudes[Int(index)] = 0
    }
    touched.removeAll(keepingCapacity: true)
  }
}
