import Foundation

/// The built program, run as a person runs it, in a folder of its own that is removed afterwards.
final class DemoProcess {
  /// How a run ended.
  struct Result {
    var status: Int32
    /// Whether a signal ended it; then that is the status.
    var isKilled: Bool
    var output: [UInt8]
    var words: String
  }

  /// Where the program runs.
  let folder: URL
  private let base: URL

  init() throws {
    base = FileManager.default.temporaryDirectory.appending(path: "Demo-\(UUID().uuidString)")
    folder = base.appending(path: "work")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: base)
  }

  /// The program lies beside the tests.
  private static var program: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let beside = tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return beside.appending(path: "Demo")
  }

  /// The same program in a folder below, as if it had been built there.
  func programHere() throws -> URL {
    let place = folder.appending(path: "built/Demo")
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    do {
      try FileManager.default.linkItem(at: Self.program, to: place)
    } catch {
      // Another file system.
      try FileManager.default.copyItem(at: Self.program, to: place)
    }
    return place
  }

  /// Starts the program; what it writes goes to files, so that nothing has to read it meanwhile.
  func start(
    _ arguments: [String], input: FileHandle? = nil, output: FileHandle? = nil,
    environment: [String: String]? = nil, program: URL? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = program ?? Self.program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    if let input { process.standardInput = input }
    if let environment { process.environment = environment }
    process.standardOutput = try output ?? file("output")
    process.standardError = try file("words")
    try process.run()
    return process
  }

  /// Runs the program to its end.
  func run(_ arguments: String...) throws -> Result {
    try result(start(arguments))
  }

  /// Waits for the end.
  func result(_ process: Process) throws -> Result {
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      isKilled: process.terminationReason == .uncaughtSignal,
      output: (try? bytes("../output")) ?? [],
      words: String(decoding: try bytes("../words"), as: UTF8.self))
  }

  /// The names in a folder below, hidden ones too, sorted; nothing if there is none.
  func names(_ path: String) -> [String] {
    let path = folder.appending(path: path).path(percentEncoded: false)
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The bytes of a file.
  func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  /// A fresh file beside the folder.
  private func file(_ name: String) throws -> FileHandle {
    let url = base.appending(path: name)
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }
}
