// The solver's state: variables, constraints, definitions, and the tableau.
//
// Goals, in order: the rules of `Solver` to rounding, from any history; a cost that follows what hangs on
// a change; nothing kept of what was removed; little memory.
//
// A required equation defines one of its variables where it can, by the others as they are written. The
// definitions form a graph without cycles, in which a variable's rank is above the ranks of those that it
// is defined by; so values are worked out from low ranks to high ones, each once, and a chain of a
// thousand views costs a thousand sums. A plain simplex tableau would say each of them with all the
// markers of the chain, in cubic time.
//
// All other constraints, among them equations that close a loop, go into the tableau, written out over the
// variables that nothing defines (`flatten`). When a constant moves, values are worked out with the old
// free variables; the residuals of the tableau's constraints that this reaches tell by how much their
// constants there have moved (`reconcile`). So the tableau is corrected from the constraints as written,
// and errors do not add up; now and then it is built anew.
//
// When a definition goes, the constraints that were written out through it are taken out of the tableau
// and put in again before the next decision.

/// Variables and constraints, and what is known of their solution.
struct LinearSystem {
  struct VariableRecord {
    /// As of the last solve, and as last taken.
    var value = 0.0
    var takenValue = 0.0
    var serial: UInt64
    var generation: UInt32
    /// The first of its terms.
    var firstUse = Self.none
    /// The constraint that defines it, and its coefficient there.
    var definition = Self.none
    var definedCoefficient = 1.0
    var rank = RankQueue.lowest
    /// How many definitions name it.
    var dependents: Int32 = 0
    /// Its symbol in the tableau.
    var symbol = Self.none
    var edit = Self.none
    var stayCount: Int32 = 0
    var isSize: Bool
    var isLive = true
    // Whether it is in the lists of the same names; what takes its place once it is removed still is.
    var isDirty = false
    var isUnpublished = false
    var isUntaken = false

    static let none: Int32 = -1
  }

  enum Role {
    case plain
    case edit
    case stay
  }

  struct ConstraintRecord {
    var constant: Double
    var priority: Double
    var serial: UInt64
    var generation: UInt32
    var firstTerm: Int32
    var termCount: Int32
    /// The power of two at or below its greatest coefficient: the tableau's residuals are in it.
    var unit = 1.0
    /// The variable that it defines.
    var defined = Self.none
    /// The symbol of its residual in the tableau.
    var symbol = Self.none
    var relation: Solver.Relation
    var role: Role
    var isLive = true
    // Whether it is in the lists of the same names; what takes its place once it is removed still is.
    var isPending = false
    var isTouched = false

    static let none: Int32 = -1

    var isRequired: Bool { priority >= 1000 }
    /// Whether it may define a variable.
    var isRequiredEquation: Bool { isRequired && relation == .equal }
    /// The residual in the tableau is the sum of the terms times this: at least 0 where it holds.
    var factor: Double { (relation == .lessThanOrEqual ? -1 : 1) / unit }
    /// Whether it takes part: as a definition, or in the tableau.
    var isPlaced: Bool { defined != Self.none || symbol != Self.none }
  }

  static let none: Int32 = -1

  var variables: [VariableRecord] = []
  var constraints: [ConstraintRecord] = []
  /// The variables' values as far as they have been worked out.
  var work: [Double] = []
  var terms = TermStore()
  var tableau = Tableau()
  /// How many required constraints are in the tableau.
  var requiredInTableau = 0
  /// How many of them are equations, and how many were when all was placed anew.
  var equationsInTableau = 0
  var equationsKept = 0

  /// Variables to be worked out again.
  var dirty: [Int32] = []
  /// Constraints of the tableau whose residuals may have moved.
  var touched: [Int32] = []
  /// Required constraints to be placed.
  var pending: [Int32] = []
  /// Optional constraints to be placed when values are asked for: equations that come before that may
  /// still define what they name.
  var pendingOptional: [Int32] = []
  /// Constraints that held and that rounding has kept from being put in again.
  var waiting: [Solver.Constraint] = []
  /// Variables worked out since the last solve.
  var unpublished: [Int32] = []
  /// Variables published since changes were last taken.
  var untaken: [Int32] = []

  /// Counts the changes of what defines what, and of what is in the tableau.
  var version: UInt64 = 0
  var tapes: [PropagationTape] = []
  var oldestTape = 0

  // Scratch memory, empty between calls.
  var queue = RankQueue()
  var sums: [Double] = []
  var magnitudes: [Double] = []
  var walk: [Int32] = []
  var isWalked: [Bool] = []

  private var unusedVariables: [Int32] = []
  private var unusedConstraints: [Int32] = []
  private var nextSerial: UInt64 = 0

  // MARK: - Handles

  func handle(variable index: Int) -> Solver.Variable {
    Solver.Variable(index: Int32(index), generation: variables[index].generation)
  }

  func handle(constraint index: Int) -> Solver.Constraint {
    Solver.Constraint(index: Int32(index), generation: constraints[index].generation)
  }

  func index(of variable: Solver.Variable) -> Int? {
    let index = Int(variable.index)
    guard index >= 0, index < variables.count, variables[index].isLive,
      variables[index].generation == variable.generation
    else { return nil }
    return index
  }

  func index(of constraint: Solver.Constraint) -> Int? {
    let index = Int(constraint.index)
    guard index >= 0, index < constraints.count, constraints[index].isLive,
      constraints[index].generation == constraint.generation
    else { return nil }
    return index
  }

  // MARK: - Records

  mutating func addVariable(isSize: Bool) -> Solver.Variable {
    nextSerial += 1
    if let unused = unusedVariables.popLast() {
      let index = Int(unused)
      let old = variables[index]
      variables[index] = VariableRecord(
        serial: nextSerial, generation: old.generation &+ 1, isSize: isSize,
        isDirty: old.isDirty, isUnpublished: old.isUnpublished, isUntaken: old.isUntaken)
      work[index] = 0
      return handle(variable: index)
    }
    variables.append(VariableRecord(serial: nextSerial, generation: 0, isSize: isSize))
    work.append(0)
    sums.append(0)
    magnitudes.append(0)
    isWalked.append(false)
    return handle(variable: variables.count - 1)
  }

  mutating func removeVariable(_ variable: Solver.Variable) {
    guard let index = index(of: variable) else { return }
    while variables[index].firstUse != Self.none {
      let use = terms.entries[Int(variables[index].firstUse)]
      removeConstraint(Int(use.constraint))
    }
    if variables[index].symbol != Self.none {
      tableau.removeSymbol(Int(variables[index].symbol))
    }
    variables[index].isLive = false
    unusedVariables.append(Int32(index))
  }

  mutating func newConstraint(_ record: ConstraintRecord) -> Int {
    var record = record
    nextSerial += 1
    record.serial = nextSerial
    if let unused = unusedConstraints.popLast() {
      let old = constraints[Int(unused)]
      record.generation = old.generation &+ 1
      record.isPending = old.isPending
      record.isTouched = old.isTouched
      constraints[Int(unused)] = record
      return Int(unused)
    }
    constraints.append(record)
    return constraints.count - 1
  }

  /// Gives up a constraint that defines nothing and is not in the tableau.
  mutating func deleteConstraint(_ index: Int) {
    let record = constraints[index]
    for term in termRange(index) {
      let variable = Int(terms.entries[term].variable)
      terms.unlink(term, head: &variables[variable].firstUse)
      if record.role == .edit { variables[variable].edit = Self.none }
      if record.role == .stay { variables[variable].stayCount -= 1 }
    }
    terms.release(record.firstTerm, count: Int(record.termCount))
    constraints[index].isLive = false
    unusedConstraints.append(Int32(index))
  }

  func termRange(_ constraint: Int) -> Range<Int> {
    let first = Int(constraints[constraint].firstTerm)
    return first..<first + Int(constraints[constraint].termCount)
  }

  // MARK: - Notes

  mutating func noteDirty(_ variable: Int) {
    guard !variables[variable].isDirty else { return }
    variables[variable].isDirty = true
    dirty.append(Int32(variable))
  }

  mutating func noteTouched(_ constraint: Int) {
    guard constraints[constraint].symbol != Self.none, !constraints[constraint].isTouched else {
      return
    }
    constraints[constraint].isTouched = true
    touched.append(Int32(constraint))
  }

  mutating func notePending(_ constraint: Int) {
    guard !constraints[constraint].isPending else { return }
    constraints[constraint].isPending = true
    if constraints[constraint].isRequired {
      pending.append(Int32(constraint))
    } else {
      pendingOptional.append(Int32(constraint))
    }
  }
}
