import Foundation

/// What a solver's constraints take of memory.
enum SolverMemory {
  /// A line a length of row: by how much the process's resident memory grows as rows are built, laid out
  /// and kept, by the number of their constraints.
  ///
  /// Each constraint comes with one variable, which is in it. Known on Linux only.
  static func report() throws -> String {
    var lines: [String] = []
    // All rows are kept, so that none is built where another was.
    var rows: [ViewRow] = []
    for count in [100, 1000, 10_000] {
      let rowCount = 100_000 / count
      let constraints = rowCount * (2 * count + 1)
      let before = residentBytes
      for _ in 0..<rowCount { rows.append(try ViewRow(count: count)) }
      let bytes = withExtendedLifetime(rows) { residentBytes - before }
      lines.append("rows of \(count): \(bytes / constraints) bytes a constraint")
    }
    return lines.joined(separator: "\n")
  }

  private static var residentBytes: Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }
}
