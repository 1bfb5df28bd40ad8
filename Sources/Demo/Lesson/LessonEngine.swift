import Foundation
import Raster
import SnapshotReports

/// The lesson's engine: the library as a WebAssembly module.
struct LessonEngine {
  /// What a module begins with: its name, and version 1.
  private static let signature: [UInt8] = [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]

  let module: [UInt8]

  /// Takes a module.
  ///
  /// - Parameters:
  ///   - module: The bytes of a file.
  ///   - name: What messages call it.
  /// - Throws: `Failure.cannotRead` if it does not begin as one.
  init(_ module: [UInt8], name: String) throws(Failure) {
    guard module.starts(with: Self.signature) else {
      throw .cannotRead(
        "\(name): it is no WebAssembly module: \(module.count) bytes, without \\0asm 1 at the begin"
      )
    }
    self.module = module
    packed = Zlib.deflate(module)
  }

  init(file: String) throws(Failure) {
    do {
      try self.init(Array(try Data(contentsOf: URL(filePath: file))), name: file)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .cannotRead("cannot read \(file): \(error.fileReason)")
    }
  }

  /// The module packed as a zlib stream.
  let packed: [UInt8]

  /// The packed module in characters that may stand in a page.
  var text: String {
    Data(packed).base64EncodedString()
  }

  // MARK: - The package's own

  /// The engine of the package that this program was built in; it is built if it is not there, or
  /// older than one of its sources.
  static func ofPackage() throws(Failure) -> LessonEngine {
    guard let package else {
      throw .cannotRead("there is no engine here: --engine FILE names one, \(orWithout)")
    }
    let file = package.appending(path: ".build/wasm/lesson.wasm").path(percentEncoded: false)
    if isStale(file, in: package) { try build(in: package) }
    return try LessonEngine(file: file)
  }

  private static let script = "Scripts/wasm/build"
  private static let orWithout = "--without-engine makes a page of pictures only"

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
  private static func isStale(_ file: String, in package: URL) -> Bool {
    guard let made = changeDate(URL(filePath: file)) else { return true }
    for name in [
      "Sources/Scene", "Sources/Raster", "Sources/Compositor", "Sources/Teaching", script,
    ] {
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
      try process.run()
    } catch {
      throw .cannotRead("cannot run \(script): \(error.fileReason); \(orWithout)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw .cannotRead("\(script) ended with status \(process.terminationStatus); \(orWithout)")
    }
  }
}
