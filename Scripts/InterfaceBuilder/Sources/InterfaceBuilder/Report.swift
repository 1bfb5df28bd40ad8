/// What came of all files.
struct Report {
  var fileCount = 0
  var sceneCount = 0
  var viewCount = 0
  var outcomes: [Outcome] = []
  /// How many views stay where they are when contents have other sizes than recorded.
  var determinedCount = 0
  /// What the reader did not find, or counted otherwise than the corpus' index.
  var missing: [String] = []
  var diagnostics: [String] = []

  var agreeing: Int { outcomes.count { $0.agrees } }

  /// Counts what a file holds, and compares with the index.
  mutating func note(_ document: Document, as row: [String: String]) {
    fileCount += 1
    let views = document.views
    viewCount += views.count
    let placed = views.count { document.isPlaced($0) && $0.isOnCanvas(document) }
    let counts = [("views", views.count), ("views_placed_by_constraints", placed)]
    for (column, count) in counts where row[column] != String(count) {
      missing.append("\(row["file"] ?? ""): \(column) \(row[column] ?? "-"), read \(count)")
    }
  }

  /// The report, line by line; the last is the sum.
  var lines: [String] {
    var lines = missing.map { "reader: \($0)" }
    lines.append(
      "\(fileCount) files, \(sceneCount) layouts, \(viewCount) views, "
        + "\(outcomes.count) of them placed by constraints or stacks")
    lines += outcomes.filter { !$0.agrees }.map { "differs: \($0.description)" }
    for cause in Outcome.Cause.allCases {
      let count = outcomes.count { $0.cause == cause }
      if count > 0 { lines.append("    \(count)  \(cause.rawValue)") }
    }
    lines.append("\(determinedCount) lie where they do whatever the recorded sizes of contents")
    lines.append("\(agreeing) of \(outcomes.count)")
    return lines
  }
}
