import Foundation
import Testing

@testable import Demo

/// The engine of a package that is made up.
@Suite(.serialized) struct LessonBuildTests {
  private let demo: DemoProcess

  init() throws {
    demo = try DemoProcess()
  }

  private func write(_ text: String, to name: String) throws {
    let file = demo.folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test("whatever the module is made of makes it stale when it changes")
  func stale() throws {
    let files = [
      "Sources/Scene/View/View.swift", "Sources/Raster/R.swift", "Sources/Compositor/C.swift",
      "Sources/Teaching/Lesson/T.swift", "Scripts/wasm/Lesson/Lesson.swift",
      "Scripts/wasm/runtime.c", "Scripts/wasm/build",
    ]
    let other = ["Sources/Demo/main.swift", "Scripts/wasm/run.mjs", "Scripts/wasm/Digests/D.swift"]
    for file in files + other { try write("", to: file) }
    let module = demo.folder.appending(path: "lesson.wasm").path(percentEncoded: false)
    #expect(LessonEngine.isStale(module, in: demo.folder))
    try write("", to: "lesson.wasm")
    try change("lesson.wasm", to: 2000)
    for file in try FileManager.default.subpathsOfDirectory(atPath: path("."))
    where file != "lesson.wasm" {
      try change(file, to: 1000)
    }
    #expect(!LessonEngine.isStale(module, in: demo.folder))
    for file in files {
      try change(file, to: 3000)
      #expect(LessonEngine.isStale(module, in: demo.folder), "\(file)")
      try change(file, to: 1000)
    }
    for file in other { try change(file, to: 3000) }
    #expect(!LessonEngine.isStale(module, in: demo.folder))
  }

  private func path(_ name: String) -> String {
    demo.folder.appending(path: name).path(percentEncoded: false)
  }

  private func change(_ name: String, to seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 + seconds)],
      ofItemAtPath: path(name))
  }

  @Test("a signal that ends the program ends the build, and what that has started")
  func interrupted() throws {
    try write(
      "#!/bin/sh\nsleep 60 &\necho $$ $! >pids.new\nmv pids.new pids\nwait\n",
      to: "Scripts/wasm/build")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: path("Scripts/wasm/build"))
    let process = try demo.start(["lesson"], program: demo.programHere())
    let started = Date() + 10
    while !demo.names(".").contains("pids"), Date() < started { usleep(10_000) }
    let text = String(decoding: try demo.bytes("pids"), as: UTF8.self)
    let pids = text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    #expect(pids.count == 2)
    process.terminate()
    let result = try demo.result(process)
    #expect(result.isKilled && result.status == SIGTERM, "\(result.words)")
    let ended = Date() + 5
    while pids.contains(where: isRunning), Date() < ended { usleep(10_000) }
    for pid in pids where isRunning(pid) {
      Issue.record("\(pid) still runs")
      kill(pid, SIGKILL)
    }
    #expect(!demo.names(".").contains("lesson.html"))
  }

  /// Whether a process runs; one that nobody has waited for does not.
  private func isRunning(_ pid: pid_t) -> Bool {
    guard kill(pid, 0) == 0 else { return false }
    let state = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
    return !state.contains(") Z ")
  }
}
