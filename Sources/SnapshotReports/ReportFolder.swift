import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// The folder of a run. `swift test` starts one process for XCTest, after it one for Swift Testing, and
// with --parallel many at once; they write into one folder and none may remove what another wrote. So
// the folder says of which run it is: of which process that started the tests. The first process of
// another run empties it, while it holds a lock.

/// The folder of the failures of a run.
package struct ReportFolder: Sendable {
  /// The variable that names the folder.
  static let variable = "SNAPSHOT_TESTING_REPORT"
  /// The file that says of which run the folder is, and that what a run wrote may be removed.
  private static let mark = ".snapshot-run"
  /// The folder of pictures whose references are digests.
  package static let digests = "digests"

  /// The path of the folder.
  package let path: String
  /// What tells a run from others.
  package let run: String

  /// Creates the folder of a run.
  package init(path: String, run: String = ReportFolder.presentRun) {
    self.path = path
    self.run = run
  }

  /// The page of all failures.
  package var page: String { path + "/index.html" }

  /// The folder that the environment names, or the one in the build folder of the test's package.
  package static func usualPath(forTestsIn file: String) -> String {
    if let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty { return path }
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path.count > 1 {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) {
        return folder.path + "/.build/snapshot-failures"
      }
      folder.deleteLastPathComponent()
    }
    return NSTemporaryDirectory() + "/snapshot-failures"
  }

  /// Empties the folder if it is of another run; one that does not exist is not made.
  package func begin() {
    guard FileManager.default.fileExists(atPath: path) else { return }
    locked {
      let mark = path + "/" + Self.mark
      guard let former = try? String(contentsOfFile: mark, encoding: .utf8), former != run else {
        return
      }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      where isOurs(name) {
        try? FileManager.default.removeItem(atPath: path + "/" + name)
      }
      try? run.write(toFile: mark, atomically: true, encoding: .utf8)
    }
  }

  /// Writes the files of a failure.
  package func write(_ files: FailureFiles) throws {
    try mark()
    for (name, bytes) in files.contents { try put(bytes, in: files.name + "/" + name) }
  }

  /// Whether a run wrote what is called so; whatever else lies in the folder is left alone.
  private func isOurs(_ name: String) -> Bool {
    ["index.html", Self.digests].contains(name)
      || FileManager.default.fileExists(atPath: path + "/\(name)/\(FailureFiles.section)")
  }

  /// Says of which run the folder is, before the first file of a run is in it.
  private func mark() throws {
    try locked {
      let mark = path + "/" + Self.mark
      guard !FileManager.default.fileExists(atPath: mark) else { return }
      try run.write(toFile: mark, atomically: true, encoding: .utf8)
    }
  }

  /// Writes a file.
  package func write(_ bytes: [UInt8], to name: String) throws {
    try mark()
    try put(bytes, in: name)
  }

  private func put(_ bytes: [UInt8], in name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).replace(url)
  }

  /// Writes the page of all failures of the run, also those of other processes.
  package func writePage() throws {
    try locked {
      let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      let sections = names.compactMap { name in
        try? String(contentsOfFile: path + "/\(name)/\(FailureFiles.section)", encoding: .utf8)
      }
      try put(Array(ReportPage.html(sections: sections).utf8), in: "index.html")
    }
  }

  /// Does something while no other process does.
  private func locked<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let file = unsafe open(path + "/.lock", O_CREAT | O_RDWR, 0o644)
    if file >= 0 { _ = flock(file, LOCK_EX) }
    defer { if file >= 0 { close(file) } }
    try body()
  }

  /// The process that started the tests, and when it began; without such a one, this process.
  package static var presentRun: String {
    let parent = getppid()
    func words(_ process: Int32) -> [String] {
      let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      // The name stands in parentheses and may hold blanks.
      guard let text, let end = text.lastIndex(of: ")") else { return [] }
      let name = text[..<end].split(separator: "(").last.map { String($0) } ?? ""
      return [name] + text[end...].split(separator: " ").map { String($0) }
    }
    // The 22nd word is the start, in ticks since the machine started; here a parenthesis counts, too.
    let parentWords = words(parent)
    if parentWords.count > 21, parentWords[0].hasPrefix("swift") {
      return "\(parent) \(parentWords[21])"
    }
    #if os(Linux)
      let own = words(getpid())
      return "\(getpid()) \(own.count > 21 ? own[21] : "")"
    #else
      return "\(parent)"
    #endif
  }
}
