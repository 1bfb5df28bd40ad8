import Scene

/// A row of views of equal widths in a container, said in constraints.
///
/// left[0] = 8; left[i] = right[i-1] + 8; right[i] - left[i] = right[0] - left[0]; right[N-1] = W - 8;
/// all required, in that order; W is edited.
final class ViewRow {
  struct WrongWidth: Error {
    var width: Double
    var expected: Double
  }

  private let solver = Solver()
  private let total: Solver.Variable
  private var left: [Solver.Variable] = []
  private var right: [Solver.Variable] = []

  init(count: Int) throws {
    total = solver.addVariable()
    for _ in 0..<count {
      left.append(solver.addVariable())
      right.append(solver.addVariable())
    }
    _ = try solver.add([Solver.Term(1, left[0])], constant: -8, .equal)
    for index in 1..<count {
      _ = try solver.add(
        [Solver.Term(1, left[index]), Solver.Term(-1, right[index - 1])], constant: -8, .equal)
      _ = try solver.add(
        [
          Solver.Term(1, right[index]), Solver.Term(-1, left[index]), Solver.Term(-1, right[0]),
          Solver.Term(1, left[0]),
        ], .equal)
    }
    _ = try solver.add(
      [Solver.Term(1, right[count - 1]), Solver.Term(-1, total)], constant: 8, .equal)
    try solver.addEdit(total, priority: 999)
    try resize(to: 20 * Double(count))
  }

  func resize(to width: Double) throws {
    try solver.suggest(width, for: total)
    solver.solve()
  }

  /// Resizes a row between two widths, one a call, once it has seen that the views have the right one.
  static func resizing(count: Int) throws -> (() throws -> Void) {
    let row = try ViewRow(count: count)
    let wide = 30 * Double(count)
    try row.resize(to: wide)
    let last =
      row.solver.value(of: row.right[count - 1]) - row.solver.value(of: row.left[count - 1])
    let expected = (wide - 8 * Double(count + 1)) / Double(count)
    guard abs(last - expected) < 1e-6 else { throw WrongWidth(width: last, expected: expected) }
    var isWide = true
    return {
      isWide.toggle()
      try row.resize(to: isWide ? wide : 20 * Double(count))
    }
  }
}
