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
    /// What an error of 1 here is in the constraint as written.
    var unit: Double
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
  /// The first of them that has not been looked at; earlier constraints come first, as ties want it.
  var nextCandidate = 0
  /// Variables whose values have changed since they were last taken.
  var changedVariables: [Int32] = []
  /// Required symbols that broke.
  var infeasible: [Int32] = []
  /// How often a symbol entered since all was built anew.
  var pivotCount = 0
  var rowCount = 0
  private var unusedSymbols: [Int32] = []

  /// What steps along nonbasic symbols cost, as far as it is known and nothing near them has changed.
  var knownCosts: [StepCosts?] = []

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
    _ kind: Kind, owner: Int, priority: Double, serial: UInt64, unit: Double = 1
  ) -> Int {
    let isOptional = kind == .optionalEquality || kind == .optionalInequality
    let symbol = Symbol(
      kind: kind, owner: Int32(owner), level: isOptional ? addLevel(priority) : Self.none,
      weight: priority, serial: serial, unit: unit, row: Self.none)
    if let index = unusedSymbols.popLast() {
      symbols[Int(index)] = symbol
      knownCosts[Int(index)] = nil
      return Int(index)
    }
    symbols.append(symbol)
    knownCosts.append(nil)
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

  // MARK: - Candidates

  /// Notes that what a step along a symbol costs may have changed.
  mutating func addCandidate(_ symbol: Int) {
    knownCosts[symbol] = nil
    guard !symbols[symbol].isCandidate else { return }
    symbols[symbol].isCandidate = true
    if nextCandidate > 1024, nextCandidate > candidates.count / 2 {
      candidates.removeFirst(nextCandidate)
      nextCandidate = 0
    }
    candidates.append(Int32(symbol))
  }

  mutating func addCandidates(ofRow row: Int) {
    var node = matrix.firstInRow(row)
    while node != SparseMatrix.none {
      addCandidate(matrix.column(node))
      node = matrix.nextInRow(node)
    }
  }
}
