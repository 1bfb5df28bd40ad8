import Foundation

/// The lines that a run prints of references, beside what the test runner prints.
enum SnapshotLog {
  /// Writes a line on the standard error, whole even where threads write at once.
  static func write(_ line: String) {
    FileHandle.standardError.write(Data("snapshot \(line)\n".utf8))
  }
}
