@testable import Scene

/// A system that is changed at random, in a solver and as a list of what takes part.
struct ChangingSystem {
  typealias Constraint = VertexOracle.Constraint

  /// What a change was to lead to, and whether the solver let it.
  struct Change {
    var constraints: [Constraint]
    /// The one that was added or changed.
    var index: Int
    var isDone: Bool
  }

  let solver = Solver()
  private(set) var variables: [Solver.Variable] = []
  private(set) var isSize: [Bool]
  private(set) var entries: [(handle: Solver.Constraint, constraint: Constraint)] = []
  /// The most constraints it has at a time.
  private let limit: Int

  init(count: Int, limit: Int, numbers: inout SeededNumbers) {
    isSize = (0..<count).map { _ in numbers.next(2) == 0 }
    self.limit = limit
    for size in isSize { variables.append(solver.addVariable(isSize: size)) }
  }

  var constraints: [Constraint] { entries.map { $0.constraint } }
  var oracle: VertexOracle { VertexOracle(isSize: isSize, constraints: constraints) }

  /// The values, once solved.
  var values: [Double] {
    solver.solve()
    return variables.map { solver.value(of: $0) }
  }

  /// A solver that never had anything but what takes part now.
  func fresh() -> ChangingSystem {
    var numbers = SeededNumbers(seed: 0)
    var system = ChangingSystem(count: 0, limit: limit, numbers: &numbers)
    system.isSize = isSize
    for size in isSize { system.variables.append(system.solver.addVariable(isSize: size)) }
    for constraint in constraints { _ = system.add(constraint) }
    return system
  }

  @discardableResult
  mutating func add(_ constraint: Constraint) -> Change {
    let terms = zip(constraint.coefficients, variables).map { Solver.Term($0.0, $0.1) }
    let handle = try? solver.add(
      terms, constant: constraint.constant, constraint.relation, priority: constraint.priority)
    let change = Change(
      constraints: constraints + [constraint], index: entries.count, isDone: handle != nil)
    if let handle { entries.append((handle, constraint)) }
    return change
  }

  mutating func remove(at index: Int) {
    solver.remove(entries[index].handle)
    entries.remove(at: index)
  }

  /// Adds, removes or changes something.
  mutating func change(_ numbers: inout SeededNumbers) -> Change {
    let choice = numbers.next(entries.count < limit / 2 ? 4 : 6)
    if choice < 3, entries.count < limit {
      return add(Self.random(count: variables.count, numbers: &numbers))
    }
    guard !entries.isEmpty else { return Change(constraints: [], index: 0, isDone: true) }
    let index = numbers.next(entries.count)
    var constraint = entries[index].constraint
    var wanted = constraints
    let isDone: Bool
    switch choice {
    case 3:
      constraint.constant = Double(numbers.next(21) - 10)
      isDone =
        (try? solver.setConstant(constraint.constant, of: entries[index].handle)) != nil
    case 4:
      constraint.priority = [1000.0, 750, 250, 100][numbers.next(4)]
      isDone = (try? solver.setPriority(constraint.priority, of: entries[index].handle)) != nil
    default:
      remove(at: index)
      return Change(constraints: constraints, index: 0, isDone: true)
    }
    if isDone { entries[index].constraint = constraint }
    wanted[index] = constraint
    return Change(constraints: wanted, index: index, isDone: isDone)
  }

  private static func random(count: Int, numbers: inout SeededNumbers) -> Constraint {
    var coefficients = [Double](repeating: 0, count: count)
    for _ in 0..<1 + numbers.next(3) {
      coefficients[numbers.next(count)] =
        Double(numbers.next(5) - 2) / Double(1 + numbers.next(2))
    }
    let relations: [Solver.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priorities = [1000.0, 1000, 750, 750, 250, 250, 100]
    return Constraint(
      coefficients: coefficients, constant: Double(numbers.next(21) - 10),
      relation: relations[numbers.next(3)], priority: priorities[numbers.next(7)])
  }
}
