import Foundation
import Scene

/// Interface Builder files, the layout systems in them, and what is known of both.
struct Corpus {
  let folder: URL
  /// The columns of the index, a row a file.
  let files: [[String: String]]
  private let records: [String: [SceneRecord]]
  private let exceptions: [String: Set<String>]

  init(_ folder: URL) throws {
    self.folder = folder
    files = try Table(folder.appending(path: "INDEX.tsv")).rows
    let scenes = try Table(folder.appending(path: "SCENES.tsv")).rows
    records = Dictionary(grouping: scenes.compactMap(SceneRecord.init), by: \.file)
    var exceptions: [String: Set<String>] = [:]
    for row in try Table(folder.appending(path: "EXCEPTIONS.tsv")).rows {
      guard let file = row["file"], let view = row["view_id"] else { continue }
      exceptions[file, default: []].insert(view)
    }
    self.exceptions = exceptions
  }

  /// Lays out every system of every file, and compares.
  func check() throws -> Report {
    var report = Report()
    for row in files {
      guard let name = row["file"] else { continue }
      let document = try Document(folder.appending(path: name))
      report.note(document, as: row)
      for record in records[name] ?? [] {
        check(record, in: document, &report)
      }
    }
    return report
  }

  private func check(_ record: SceneRecord, in document: Document, _ report: inout Report) {
    guard let scene = SceneBuilder(record, in: document),
      let other = SceneBuilder(record, in: document, surplus: Size(width: 13, height: 7))
    else { return report.missing.append("\(record.file): no view \(record.root)") }
    report.sceneCount += 1
    report.outcomes += scene.outcomes(exceptions: exceptions[record.file] ?? [])
    report.determinedCount += scene.unmoved(from: other)
    for diagnostic in scene.diagnostics {
      report.diagnostics.append("\(record.file): \(diagnostic)")
    }
  }
}
