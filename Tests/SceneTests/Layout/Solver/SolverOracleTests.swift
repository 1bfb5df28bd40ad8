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
        let isEqual = zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 }
        #expect(
          isEqual,
          "seed \(seed), step \(step): \(values), not \(expected); \(wanted)")
        if !isEqual { break }
      }
    }
  }
}
