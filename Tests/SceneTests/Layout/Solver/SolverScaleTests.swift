import Testing

@testable import Scene

@Suite struct SolverScaleTests {
  private typealias Term = Solver.Term

  /// Cells of equal widths and heights, 2 apart and from the edges of a container, as views of four
  /// variables each.
  private struct Grid {
    let solver = Solver()
    let width: Solver.Constraint
    var cells: [[(x: Solver.Variable, y: Solver.Variable, w: Solver.Variable, h: Solver.Variable)]]

    init(_ count: Int) throws {
      let total = [solver.addVariable(isSize: true), solver.addVariable(isSize: true)]
      width = try solver.add([Term(1, total[0])], constant: -1002, .equal)
      _ = try solver.add([Term(1, total[1])], constant: -2002, .equal)
      cells = []
      for row in 0..<count {
        cells.append([])
        for column in 0..<count {
          let cell = (
            x: solver.addVariable(), y: solver.addVariable(), w: solver.addVariable(isSize: true),
            h: solver.addVariable(isSize: true)
          )
          cells[row].append(cell)
          let left = column > 0 ? cells[row][column - 1] : nil
          let upper = row > 0 ? cells[row - 1][column] : nil
          try follow(
            left.map { ($0.x, $0.w) }, cell.x, cell.w, isLast: column == count - 1, total[0])
          try follow(upper.map { ($0.y, $0.h) }, cell.y, cell.h, isLast: row == count - 1, total[1])
          _ = try solver.add([Term(1, cell.w)], constant: -3, .lessThanOrEqual, priority: 250)
          _ = try solver.add([Term(1, cell.h)], .greaterThanOrEqual)
        }
      }
    }

    private func follow(
      _ previous: (Solver.Variable, Solver.Variable)?, _ position: Solver.Variable,
      _ size: Solver.Variable, isLast: Bool, _ total: Solver.Variable
    ) throws {
      if let (other, otherSize) = previous {
        _ = try solver.add(
          [Term(1, position), Term(-1, other), Term(-1, otherSize)], constant: -2, .equal)
        _ = try solver.add([Term(1, size), Term(-1, otherSize)], .equal)
      } else {
        _ = try solver.add([Term(1, position)], constant: -2, .equal)
      }
      if isLast {
        _ = try solver.add(
          [Term(1, position), Term(1, size), Term(-1, total)], constant: 2, .equal)
      }
    }
  }

  @Test("10,000 views in one system are laid out, and again when it grows")
  func grid() throws {
    let grid = try Grid(100)
    grid.solver.solve()
    // 100 w + 101 · 2 = 1002, so w = 8; 100 h + 101 · 2 = 2002, so h = 18.
    for row in 0..<100 {
      for column in 0..<100 {
        let cell = grid.cells[row][column]
        #expect(abs(grid.solver.value(of: cell.x) - (2 + Double(column) * 10)) < 1e-7)
        #expect(abs(grid.solver.value(of: cell.y) - (2 + Double(row) * 20)) < 1e-7)
      }
    }
    #expect(grid.solver.takeChanges().count == 40_002)
    try grid.solver.setConstant(-1502, of: grid.width)
    grid.solver.solve()
    #expect(abs(grid.solver.value(of: grid.cells[7][99].w) - 13) < 1e-7)
    // The container's width, 100 rows of 100 widths and of 99 positions.
    #expect(grid.solver.takeChanges().count == 1 + 100 * 199)
  }

  @Test("a chain of 100,000 variables is followed without recursion")
  func deepChain() throws {
    let solver = Solver()
    var variables = [solver.addVariable()]
    for index in 1..<100_000 {
      variables.append(solver.addVariable())
      _ = try solver.add(
        [Term(1, variables[index]), Term(-1, variables[index - 1])], constant: -1, .equal)
    }
    let last = variables[variables.count - 1]
    let end = try solver.add([Term(1, last)], constant: -200_000, .equal)
    solver.solve()
    #expect(solver.value(of: variables[0]) == 100_001)
    #expect(throws: SolverError.self) {
      _ = try solver.add([Term(1, variables[0])], .equal)
    }
    solver.remove(end)
    solver.solve()
    #expect(solver.value(of: last) - solver.value(of: variables[0]) == 99_999)
  }

  @Test("adding and removing 100,000 times keeps no memory and no error")
  func churn() throws {
    let grid = try Grid(3)
    let solver = grid.solver
    let cell = grid.cells[1][1]
    solver.solve()
    let values = grid.cells.flatMap { $0 }.map { solver.value(of: $0.x) }
    func round(_ index: Int) throws {
      let extra = solver.addVariable()
      let constraints = [
        try solver.add([Term(1, extra), Term(-1.1, cell.w)], constant: -0.3, .equal),
        try solver.add([Term(1, extra)], constant: -Double(index % 7), .greaterThanOrEqual),
        try solver.add(
          [Term(0.7, extra), Term(0.1, cell.h)], constant: -90, .equal, priority: 300),
      ]
      if index % 5 == 0 { solver.solve() }
      solver.remove(constraints[index % 3])
      if index % 7 == 0 { solver.remove(constraints[(index + 1) % 3]) }
      solver.removeVariable(extra)
    }
    for index in 0..<1000 { try round(index) }
    let sizes = solver.system.memory
    for index in 0..<33_333 { try round(index) }
    #expect(solver.system.memory == sizes)
    solver.solve()
    #expect(grid.cells.flatMap { $0 }.map { solver.value(of: $0.x) } == values)
  }
}

extension LinearSystem {
  /// How many elements its lists hold.
  fileprivate var memory: [Int] {
    [
      variables.count, constraints.count, terms.entries.count, tableau.symbols.count,
      tableau.rows.count, tableau.matrix.nodes.count, dirty.count, touched.count, waiting.count,
      tapes.count,
    ]
  }
}
