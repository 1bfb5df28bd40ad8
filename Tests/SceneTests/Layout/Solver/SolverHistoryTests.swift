import Testing

@testable import Scene

@Suite struct SolverHistoryTests {
  @Test("any history leads to what a fresh build has", arguments: 0..<10)
  func freshBuild(block: Int) {
    for seed in block * 40..<block * 40 + 40 {
      var numbers = SeededNumbers(seed: 1000 + seed)
      var system = ChangingSystem(count: 4 + numbers.next(5), limit: 16, numbers: &numbers)
      for step in 0..<40 {
        let change = system.change(&numbers)
        if !change.isDone {
          #expect(isRefused(change, in: system), "seed \(seed), step \(step): no reason to refuse")
        }
        if numbers.next(3) == 0 { compare(system, "seed \(seed), step \(step)") }
      }
    }
  }

  @Test("so it does in larger systems, where rounding has more to add up", arguments: 0..<12)
  func largeSystems(seed: Int) {
    var numbers = SeededNumbers(seed: 4000 + seed)
    var system = ChangingSystem(count: 40, limit: 110, numbers: &numbers)
    for step in 0..<400 {
      _ = system.change(&numbers)
      if step % 8 == 0 { _ = system.values }
      if step % 100 == 99 { compare(system, "seed \(seed), step \(step)") }
    }
  }

  @Test("constraints removed in any order leave what a fresh build of the rest has")
  func removal() {
    for seed in 0..<60 {
      var numbers = SeededNumbers(seed: 2000 + seed)
      var system = ChangingSystem(count: 6, limit: 16, numbers: &numbers)
      while system.entries.count < 12 { _ = system.change(&numbers) }
      _ = system.values
      while !system.entries.isEmpty {
        system.remove(at: numbers.next(system.entries.count))
        compare(system, "seed \(seed), \(system.entries.count) left")
      }
      #expect(system.values == [0, 0, 0, 0, 0, 0], "nothing determines anything")
    }
  }

  @Test("the same calls give the same bits")
  func determinism() {
    for seed in 0..<20 {
      let runs = (0..<2).map { _ in
        var numbers = SeededNumbers(seed: 3000 + seed)
        var system = ChangingSystem(count: 7, limit: 14, numbers: &numbers)
        return (0..<30).map { _ in
          _ = system.change(&numbers)
          return system.values.map { $0.bitPattern }
        }
      }
      #expect(runs[0] == runs[1])
    }
  }

  /// Whether a solver that has all the other constraints refuses the one that was wanted.
  private func isRefused(_ change: ChangingSystem.Change, in system: ChangingSystem) -> Bool {
    var numbers = SeededNumbers(seed: 0)
    var other = ChangingSystem(count: system.isSize.count, limit: 100, numbers: &numbers)
    for (index, constraint) in change.constraints.enumerated() where index != change.index {
      other.add(constraint)
    }
    return !other.add(change.constraints[change.index]).isDone
  }

  private func compare(_ system: ChangingSystem, _ text: String) {
    let fresh = system.fresh()
    let values = system.values
    let expected = fresh.values
    #expect(fresh.entries.count == system.entries.count, "\(text): all of it holds together")
    #expect(system.solver.system.mistakes().isEmpty, "\(text)")
    for index in values.indices {
      let isDetermined = fresh.solver.isDetermined(fresh.variables[index])
      #expect(system.solver.isDetermined(system.variables[index]) == isDetermined, "\(text)")
      if isDetermined {
        #expect(abs(values[index] - expected[index]) < 1e-7, "\(text): \(values), not \(expected)")
      }
    }
  }
}
