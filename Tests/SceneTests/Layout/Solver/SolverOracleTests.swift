import Scene
import Foundation
import Testing

@Suite struct SolverOracleTests {
  /// A small generator of whole numbers.
  struct Numbers {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  /// A system that is changed at random, in a solver and as a list.
  struct Pair {
    let solver = Solver()
    var variables: [Solver.Variable]
    var isSize: [Bool]
    var entries: [(handle: Solver.Constraint, constraint: VertexOracle.Constraint)] = []

    init(count: Int, numbers: inout Numbers) {
      isSize = (0..<count).map { _ in numbers.next(2) == 0 }
      variables = []
      for size in isSize { variables.append(solver.addVariable(isSize: size)) }
    }

    var oracle: VertexOracle {
      VertexOracle(isSize: isSize, constraints: entries.map { $0.constraint })
    }

    func terms(_ coefficients: [Double]) -> [Solver.Term] {
      zip(coefficients, variables).filter { $0.0 != 0 }.map { Solver.Term($0.0, $0.1) }
    }

    static func random(count: Int, numbers: inout Numbers) -> VertexOracle.Constraint {
      var coefficients = [Double](repeating: 0, count: count)
      for _ in 0..<1 + numbers.next(3) {
        coefficients[numbers.next(count)] =
          Double(numbers.next(5) - 2) / Double(1 + numbers.next(2))
      }
      let relations: [Solver.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      let priorities = [1000.0, 1000, 750, 750, 250, 250, 100]
      return VertexOracle.Constraint(
        coefficients: coefficients, constant: Double(numbers.next(21) - 10),
        relation: relations[numbers.next(3)], priority: priorities[numbers.next(7)])
    }

    /// Adds, removes or changes something; false if solver and oracle disagree whether it can be.
    mutating func change(_ numbers: inout Numbers) -> Bool {
      let choice = entries.count > 5 ? 2 + numbers.next(4) : numbers.next(5)
      if choice < 3 && entries.count < 7 {
        let constraint = Self.random(count: variables.count, numbers: &numbers)
        var trial = oracle
        trial.constraints.append(constraint)
        let handle = try? solver.add(
          terms(constraint.coefficients), constant: constraint.constant, constraint.relation,
          priority: constraint.priority)
        if let handle { entries.append((handle, constraint)) }
        return (handle != nil) == (trial.solution() != nil)
      }
      guard !entries.isEmpty else { return true }
      let index = numbers.next(entries.count)
      switch choice {
      case 3:
        let constant = Double(numbers.next(21) - 10)
        var trial = oracle
        trial.constraints[index].constant = constant
        let done = (try? solver.setConstant(constant, of: entries[index].handle)) != nil
        if done { entries[index].constraint.constant = constant }
        return done == (trial.solution() != nil)
      case 4:
        let priority = [1000.0, 750, 250, 100][numbers.next(4)]
        var trial = oracle
        trial.constraints[index].priority = priority
        let done = (try? solver.setPriority(priority, of: entries[index].handle)) != nil
        if done { entries[index].constraint.priority = priority }
        return done == (trial.solution() != nil)
      default:
        solver.remove(entries[index].handle)
        entries.remove(at: index)
        return true
      }
    }
  }

  @Test(
    "random small systems have the solution that trying all points finds",
    arguments: 0..<(Int(ProcessInfo.processInfo.environment["BLOCKS"] ?? "20")!))
  func oracle(block: Int) {
    for seed in block * 20..<block * 20 + 20 {
      var numbers = Numbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
      var pair = Pair(count: 1 + numbers.next(3), numbers: &numbers)
      for step in 0..<25 {
        let agrees = pair.change(&numbers)
        #expect(agrees, "seed \(seed), step \(step): whether it can hold")
        guard agrees else { break }
        if numbers.next(3) > 0 { continue }
        pair.solver.solve()
        let values = pair.variables.map { pair.solver.value(of: $0) }
        guard let expected = pair.oracle.solution() else { break }
        let isEqual = zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 }
        #expect(
          isEqual,
          "seed \(seed), step \(step): \(values), not \(expected); \(pair.isSize) \(pair.entries.map { $0.constraint })"
        )
        if !isEqual { break }
      }
    }
  }
}
