import Foundation
import SnapshotReports

/// The engine of the package that this program was built in.
extension LessonEngine {
  private static let script = "Scripts/wasm/build"
  private static let orWithout = "--without-engine makes a page of pictures only"
  /// All that the module is made of.
  static let sources = [
    "Sources/Scene", "Sources/Raster", "Sources/Compositor", "Sources/Teaching",
    "Scripts/wasm/Lesson", "Scripts/wasm/runtime.c", script,
  ]

  /// The module of the package; it is built if it is not there, or older than one of its sources.
  static func ofPackage() throws(Failure) -> LessonEngine {
    guard let package else {
      throw .cannotRead("there is no engine here: --engine FILE names one, \(orWithout)")
    }
    let file = package.appending(path: ".build/wasm/lesson.wasm").path(percentEncoded: false)
    if isStale(file, in: package) { try build(in: package) }
    return try LessonEngine(file: file)
  }

  /// The folder above the program that holds the script.
  private static var package: URL? {
    guard var folder = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let path = folder.appending(path: script).path(percentEncoded: false)
      if FileManager.default.isExecutableFile(atPath: path) { return folder }
    }
    return nil
  }

  /// Whether a module is missing, or something that it is made of has changed since.
  static func isStale(_ file: String, in package: URL) -> Bool {
    guard let made = changeDate(URL(filePath: file)) else { return true }
    for name in sources {
      let place = package.appending(path: name)
      if let date = changeDate(place), date > made { return true }
      let sources = FileManager.default.enumerator(
        at: place, includingPropertiesForKeys: [.contentModificationDateKey])
      for case let source as URL in sources?.allObjects ?? [] {
        if let date = changeDate(source), date > made { return true }
      }
    }
    return false
  }

  private static func changeDate(_ file: URL) -> Date? {
    (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
  }

  private static func build(in package: URL) throws(Failure) {
    Words.complain("\(Program.name): building the engine: \(script) lesson (some minutes, once)")
    let process = Process()
    process.executableURL = package.appending(path: script)
    process.arguments = ["lesson"]
    process.currentDirectoryURL = package
    process.standardOutput = FileHandle.standardError
    do {
      try Interruption.passOn {
        try process.run()
        return process.processIdentifier
      }
    } catch {
      throw .cannotRead("cannot run \(script): \(error.fileReason); \(orWithout)")
    }
    process.waitUntilExit()
    Interruption.passOnNoMore()
    guard process.terminationStatus == 0 else {
      throw .cannotRead("\(script) ended with status \(process.terminationStatus); \(orWithout)")
    }
  }
}
