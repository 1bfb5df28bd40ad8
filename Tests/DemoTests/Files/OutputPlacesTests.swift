import Foundation
import Raster
import Scene
import Testing

@testable import Demo

/// What is there already where a file is to be written.
///
/// Devices are made in a folder of the test's own, where that is allowed.
@Suite(.serialized) struct OutputPlacesTests {
  private let demo: DemoProcess

  init() throws {
    demo = try DemoProcess()
  }

  /// Draws a picture of 24 x 12 pixels.
  private func draw(to name: String) throws -> DemoProcess.Result {
    try demo.run("stills", "illusion", "--size", "8x2", "--to", name)
  }

  private func path(_ name: String) -> String {
    demo.folder.appending(path: name).path(percentEncoded: false)
  }

  private func kind(_ name: String) throws -> mode_t {
    var status = stat()
    try #require(unsafe lstat(path(name), &status) == 0)
    return status.st_mode & S_IFMT
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  @Test("what reads a pipe gets the picture, and the pipe stays one, also behind a link")
  func pipe() throws {
    try #require(unsafe mkfifo(path("pipe"), 0o600) == 0)
    try link("link", to: "pipe")
    let reader = unsafe open(path("pipe"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    for name in ["pipe", "link"] {
      let result = try draw(to: name)
      #expect(result.status == 0 && result.words.isEmpty, "\(result.words)")
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = unsafe read(reader, &bytes, bytes.count)
      #expect(try PNG.decode(Array(bytes.prefix(max(0, count)))).width == 24)
    }
    #expect(try kind("pipe") == S_IFIFO)
    #expect(try kind("link") == S_IFLNK)
    #expect(demo.names(".") == ["link", "pipe"])
  }

  @Test("a device stays one, also behind a link")
  func device() throws {
    // Character device 1, 3 takes everything; only root may make one, and not everywhere.
    guard unsafe mknod(path("device"), S_IFCHR | 0o600, dev_t(0x103)) == 0 else { return }
    let opened = unsafe open(path("device"), O_WRONLY | O_CLOEXEC)
    guard opened >= 0 else { return }
    close(opened)
    try link("link", to: "device")
    for name in ["device", "link"] { #expect(try draw(to: name).status == 0) }
    #expect(try kind("device") == S_IFCHR)
    #expect(try kind("link") == S_IFLNK)
    #expect(demo.names(".") == ["device", "link"])
  }

  @Test("a link stays one; what it names is written, also if it is not there yet")
  func links() throws {
    try FileManager.default.createDirectory(atPath: path("real"), withIntermediateDirectories: true)
    try Data([1]).write(to: demo.folder.appending(path: "real/old"))
    try link("first", to: "second")
    try link("second", to: path("real/old"))
    try link("dangling", to: "real/new")
    for (name, target) in [("first", "real/old"), ("dangling", "real/new")] {
      let result = try draw(to: name)
      #expect(result.status == 0, "\(result.words)")
      #expect(try kind(name) == S_IFLNK)
      #expect(try kind(target) == S_IFREG)
      #expect(try PNG.decode(try demo.bytes(target)).width == 24)
    }
    #expect(try kind("second") == S_IFLNK)
    #expect(demo.names("real") == ["new", "old"])
  }

  @Test("a folder, links in a ring, and a link to nowhere are told, and stay")
  func refused() throws {
    try FileManager.default.createDirectory(atPath: path("f"), withIntermediateDirectories: true)
    try link("a", to: "b")
    try link("b", to: "a")
    try link("nowhere", to: "none/x")
    for (name, word) in [("f", "folder"), ("a", "links"), ("nowhere", "No such file")] {
      let result = try draw(to: name)
      #expect(result.status == 73 && result.words.contains(word), "\(result.words)")
    }
    #expect(demo.names(".") == ["a", "b", "f", "nowhere"] && demo.names("f").isEmpty)
  }
}
