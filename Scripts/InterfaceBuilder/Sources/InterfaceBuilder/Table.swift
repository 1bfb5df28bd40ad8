import Foundation

/// A file of columns between tabs, whose first line names them.
struct Table {
  /// The value of each column, by its name, for each line.
  let rows: [[String: String]]

  init(_ file: URL) throws {
    var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")[...]
    let names = (lines.popFirst() ?? "").split(separator: "\t").map(String.init)
    rows = lines.map { line in
      let values = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Dictionary(zip(names, values), uniquingKeysWith: { first, _ in first })
    }
  }
}
