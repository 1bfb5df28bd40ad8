import Foundation
import Scene
import SceneTesting
import SnapshotReports
import Synchronization

/// A folder of its own for the references of a test, with a run, a report and an environment.
struct SnapshotScratch {
  let folder: String
  var settings: SnapshotSettings
  /// What was printed, a line each.
  let lines = Lines()

  /// Lines, from any thread.
  final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ line: String) {
      lines.withLock { $0.append(line) }
    }

    /// The lines so far, without the folders of paths.
    var all: [String] {
      lines.withLock { $0 }.map { line in
        let parts = line.components(separatedBy: ": ")
        return parts[0] + ": " + URL(fileURLWithPath: parts[1]).lastPathComponent
      }
    }
  }

  /// Calls `body` with an empty folder, and removes it afterwards.
  static func with<Result>(
    _ variables: [String: String] = [:], _ body: (SnapshotScratch) throws -> Result
  ) rethrows -> Result {
    let scratch = SnapshotScratch(variables)
    defer { try? FileManager.default.removeItem(atPath: scratch.folder) }
    return try body(scratch)
  }

  /// Names a folder that does not exist yet.
  init(_ variables: [String: String]) {
    folder = NSTemporaryDirectory() + "snapshots-" + UUID().uuidString
    settings = SnapshotSettings()
    settings.folder = folder
    settings.environment = SnapshotEnvironment(variables)
    settings.run = SnapshotRun()
    settings.report = FailureReport()
    settings.attachesPictures = false
    let lines = lines
    settings.log = { line in lines.add(line) }
  }

  /// Runs code as another run of the same tests would.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    var settings = settings
    settings.run = SnapshotRun()
    return try SnapshotSettings.$current.withValue(settings, operation: body)
  }

  /// The names of the files in the folder, in order.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The bytes of a file in the folder.
  func bytes(of name: String) -> [UInt8] {
    FileManager.default.contents(atPath: folder + "/" + name).map { [UInt8]($0) } ?? []
  }

  /// When a file in the folder was last written.
  func date(of name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.modificationDate]
      as? Date
  }
}

/// A view of one colour.
func square(_ color: Color, side: Double = 4) -> View {
  let view = View(frame: Rect(x: 0, y: 0, width: side, height: side))
  view.backgroundColor = color
  return view
}
