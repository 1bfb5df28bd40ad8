import Scene

/// Finds the solution of a small system by trying every point where it could be.
///
/// The rules of `Solver` minimise piecewise linear functions one after another; where they leave a choice,
/// the variables' distances from 0 are taken here. So the one solution is a point at which as many planes
/// meet as there are variables, out of those where a constraint is just met or a variable is 0.
struct VertexOracle {
  struct Constraint {
    var coefficients: [Double]
    var constant: Double
    var relation: Solver.Relation
    var priority: Double

    func error(at point: [Double]) -> Double {
      let sum = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .lessThanOrEqual: max(0, sum)
      case .equal: abs(sum)
      case .greaterThanOrEqual: max(0, -sum)
      }
    }
  }

  var isSize: [Bool]
  /// In the order of adding.
  var constraints: [Constraint]

  private static let tolerance = 1e-7

  /// The values, or nil if the required constraints conflict.
  func solution() -> [Double]? {
    var best: (costs: [Double], point: [Double])?
    for point in vertices() {
      guard let ruled = ruledCosts(at: point) else { continue }
      let costs = ruled + point.map { abs($0) }
      if best.map({ Self.isLess(costs, $0.costs) }) ?? true { best = (costs, point) }
    }
    return best?.point
  }

  /// What the first three rules minimise, in order; nil if a required constraint does not hold.
  func ruledCosts(at point: [Double]) -> [Double]? {
    var costs: [Double] = []
    for constraint in constraints where constraint.priority == 1000 {
      if constraint.error(at: point) > Self.tolerance { return nil }
    }
    let optional = constraints.filter { $0.priority < 1000 }
    let priorities = Set(optional.map { $0.priority }).sorted(by: >)
    for priority in priorities {
      costs.append(
        optional.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) })
    }
    for priority in priorities {
      for constraint in optional where constraint.priority == priority {
        costs.append(constraint.error(at: point))
      }
    }
    return costs
  }

  static func isLess(_ first: [Double], _ second: [Double]) -> Bool {
    for (one, other) in zip(first, second) where abs(one - other) > tolerance { return one < other }
    return false
  }

  private func vertices() -> [[Double]] {
    let count = isSize.count
    var planes: [[Double]] = constraints.map { $0.coefficients + [-$0.constant] }
    for index in 0..<count {
      planes.append((0..<count).map { $0 == index ? 1 : 0 } + [0])
    }
    var found: [[Double]] = []
    var chosen: [Int] = []
    func choose(from first: Int) {
      if chosen.count == count {
        if let point = Self.meeting(chosen.map { planes[$0] }) { found.append(point) }
        return
      }
      for index in first..<max(first, planes.count) {
        chosen.append(index)
        choose(from: index + 1)
        chosen.removeLast()
      }
    }
    choose(from: 0)
    return found
  }

  /// Gauss's elimination, with the greatest pivot.
  private static func meeting(_ planes: [[Double]]) -> [Double]? {
    var rows = planes
    let count = rows.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard abs(rows[pivot][column]) > 1e-9 else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
