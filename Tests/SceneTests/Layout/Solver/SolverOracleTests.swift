import Testing

@testable import Scene

@Suite struct SolverOracleTests {
  @Test("random small systems have the solution that trying all points finds", arguments: 0..<10)
  func oracle(block: Int) {
    for seed in block * 20..<block * 20 + 20 {
      var numbers = SeededNumbers(seed: seed)
      var system = ChangingSystem(count: 1 + numbers.next(3), limit: 7, numbers: &numbers)
      for step in 0..<25 {
        let change = system.change(&numbers)
        let wanted = VertexOracle(isSize: system.isSize, constraints: change.constraints)
        let expected = wanted.solution()
        #expect(
          change.isDone == (expected != nil), "seed \(seed), step \(step): whether it can hold")
        guard change.isDone, let expected else { continue }
        let values = system.values
        let text = Comment("seed \(seed), step \(step): \(values), not \(expected); \(wanted)")
        let costs = wanted.ruledCosts(at: values)
        let expectedCosts = wanted.ruledCosts(at: expected) ?? []
        #expect(costs.map { Self.areEqual($0, expectedCosts) } ?? false, text)
        let isDetermined = system.variables.allSatisfy { system.solver.isDetermined($0) }
        #expect(!isDetermined || Self.areEqual(values, expected), text)
      }
    }
  }

  private static func areEqual(_ first: [Double], _ second: [Double]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
