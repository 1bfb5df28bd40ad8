import Foundation

/// The terminal that a scene is played in: all that is told it, and all that it tells.
///
/// Whatever happens to the program, the terminal becomes what it was: see `Interruption`.
struct Terminal {
  enum Event: Hashable {
    case input([UInt8])
    /// It has another size.
    case resized
    /// The program was stopped, and goes on; nothing is known of the screen.
    case resumed
    /// Nobody sits in front of it any more.
    case closed
  }

  private let output = StandardFile.output
  /// Where keys come from; below 0 if nobody can press one.
  private let keys: Int32
  /// Where a byte can be read when a signal has come.
  private let signals: Int32

  /// Opens the terminal that standard output is.
  ///
  /// - Throws: `Failure.cannotWrite` if it is none.
  init() throws(Failure) {
    keys = isatty(0) == 1 ? 0 : unsafe open("/dev/tty", O_RDONLY | O_CLOEXEC | O_NOCTTY)
    let typed = keys < 0 ? output.descriptor : keys
    guard let mode = TerminalMode(output: output.descriptor, keys: typed) else {
      throw .cannotWrite("cannot play in \(output.name): \(StandardFile.reason)")
    }
    guard let signals = Interruption.play(in: mode) else {
      throw .cannotWrite("cannot play in \(output.name): \(StandardFile.reason)")
    }
    self.signals = signals
  }

  /// Makes it what it was.
  func close() { Interruption.hasPlayed() }

  /// How large it is now.
  var size: TerminalSize {
    var size = winsize()
    guard unsafe ioctl(output.descriptor, UInt(TIOCGWINSZ), &size) == 0 else {
      return TerminalSize(columns: 0, rows: 0)
    }
    return TerminalSize(
      columns: Int(size.ws_col), rows: Int(size.ws_row), pixelWidth: Int(size.ws_xpixel),
      pixelHeight: Int(size.ws_ypixel))
  }

  /// Shows what changes in one go, where terminals can: they wait for its end.
  func show(_ bytes: [UInt8]) throws(Failure) {
    guard !bytes.isEmpty else { return }
    try output.write(Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8))
  }

  /// Waits until something happens, or for so many seconds.
  func wait(_ seconds: Double?) -> [Event] {
    var files = [
      pollfd(fd: keys, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    // Rounded up: before that time there is nothing to do.
    let milliseconds = seconds.map { Int32(min($0 * 1000, 1e6).rounded(.up)) } ?? -1
    var count = unsafe poll(&files, nfds_t(files.count), milliseconds)
    // What a signal has to say can be read by now.
    if count < 0 && errno == EINTR { count = unsafe poll(&files, nfds_t(files.count), 0) }
    guard count > 0 else { return [] }
    var events: [Event] = []
    if files[1].revents != 0 {
      events = read(signals).map { $0 == Interruption.resized ? .resized : .resumed }
    }
    if files[0].revents != 0 {
      let bytes = read(keys)
      events.append(bytes.isEmpty ? .closed : .input(bytes))
    }
    return events
  }

  private func read(_ descriptor: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 256)
    while true {
      let count = unsafe Foundation.read(descriptor, &bytes, bytes.count)
      if count >= 0 || errno != EINTR { return Array(bytes.prefix(max(0, count))) }
    }
  }
}
