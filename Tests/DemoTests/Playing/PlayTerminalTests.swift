import Foundation
import Testing

@testable import Demo

/// The program in a pseudo-terminal, which must be afterwards what it was.
@Suite(.serialized) struct PlayTerminalTests {
  /// Both ends of a terminal.
  private final class PseudoTerminal {
    let master: Int32
    let slave: Int32
    private(set) var output: [UInt8] = []

    init() throws {
      var ends: (master: Int32, slave: Int32) = (-1, -1)
      try #require(unsafe openpty(&ends.master, &ends.slave, nil, nil, nil) == 0)
      (master, slave) = ends
      var size = winsize(ws_row: 40, ws_col: 100, ws_xpixel: 1000, ws_ypixel: 800)
      try #require(unsafe ioctl(slave, UInt(TIOCSWINSZ), &size) == 0)
    }

    deinit {
      close(slave)
      close(master)
    }

    /// Whether there is room for what is sent, and nobody reads.
    var takesMore: Bool {
      var file = pollfd(fd: slave, events: Int16(POLLOUT), revents: 0)
      return unsafe poll(&file, 1, 0) > 0
    }

    /// The modes, byte for byte.
    var modes: [UInt8] {
      var modes = termios()
      unsafe tcgetattr(slave, &modes)
      return unsafe withUnsafeBytes(of: modes) { unsafe Array($0) }
    }

    /// Reads until something holds and nothing is left to read; gives up after ten seconds.
    func read(until isDone: () -> Bool) {
      let end = Date() + 10
      while Date() < end {
        let wasDone = isDone()
        var file = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&file, 1, 20) > 0 else {
          if wasDone { return }
          continue
        }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = unsafe Foundation.read(master, &bytes, bytes.count)
        output += bytes.prefix(max(0, count))
      }
    }

    /// What was sent so far.
    var text: String { String(decoding: output, as: UTF8.self) }

    func type(_ text: String) { _ = unsafe write(master, text, text.utf8.count) }
  }

  private let demo: DemoProcess
  private let terminal: PseudoTerminal

  init() throws {
    demo = try DemoProcess()
    terminal = try PseudoTerminal()
  }

  private func play(_ arguments: String...) throws -> Process {
    let handle = FileHandle(fileDescriptor: terminal.slave, closeOnDealloc: false)
    return try demo.start(
      ["play", "illusion", "--size", "40x11", "--scale", "1"] + arguments, input: handle,
      output: handle, environment: ["TERM": "xterm-256color"])
  }

  private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
  private static let leaving = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// Waits for the end, and for the terminal to be what it was.
  private func end(_ process: Process, _ modes: [UInt8]) throws -> DemoProcess.Result {
    terminal.read { !process.isRunning }
    #expect(terminal.text.hasPrefix(Self.entering) && terminal.text.hasSuffix(Self.leaving))
    #expect(terminal.modes == modes)
    return try demo.result(process)
  }

  @Test("it plays to the end, and leaves the terminal as it was")
  func once() throws {
    let modes = terminal.modes
    let process = try play("--once", "--hold", "0", "--speed", "4")
    let result = try end(process, modes)
    #expect(result.status == 0 && !result.isKilled && result.words.isEmpty, "\(result.words)")
    #expect(terminal.text.contains("0.000 s, 1 of 16, 4x"))
    #expect(terminal.text.contains("\u{1B}[48;5;231m"))
  }

  @Test("a key ends it, and before that the terminal is another")
  func key() throws {
    let modes = terminal.modes
    let process = try play()
    terminal.read { terminal.text.contains("0.250 s, 16 of 16") }
    #expect(terminal.modes != modes)
    terminal.type("q")
    let result = try end(process, modes)
    #expect(result.status == 0 && !result.isKilled, "\(result.words)")
  }

  @Test("a signal ends it as it ends any program")
  func signal() throws {
    let modes = terminal.modes
    let process = try play("--speed", "0.1")
    terminal.read { terminal.text.contains("1 of 16") }
    process.terminate()
    let result = try end(process, modes)
    #expect(result.isKilled && result.status == SIGTERM)
  }

  @Test("a signal ends it, too, while the terminal reads nothing of what it is sent")
  func deafTerminal() throws {
    let modes = terminal.modes
    let process = try play("--as", "sixel", "--size", "320x44", "--scale", "2", "--speed", "4")
    let filled = Date() + 10
    while terminal.takesMore, Date() < filled { usleep(10_000) }
    try #require(!terminal.takesMore && terminal.modes != modes)
    process.terminate()
    let end = Date() + 5
    while process.isRunning, Date() < end { usleep(10_000) }
    let isRunning = process.isRunning
    if isRunning { kill(process.processIdentifier, SIGKILL) }
    #expect(!isRunning)
    #expect(terminal.modes == modes)
    #expect(try demo.result(process).status == SIGTERM)
  }
}
