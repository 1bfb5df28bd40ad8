import Foundation

/// What a terminal is told while a scene is played in it, and what makes it as it was.
///
/// `enter` and `leave` call nothing but what the system allows in the handler of a signal.
@safe struct TerminalMode {
  /// Another screen, without a cursor, empty.
  private static let begin: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
  /// Ends a string that was broken off, waiting for the rest of a picture, and colours; the cursor and
  /// the screen of before.
  private static let end: StaticString =
    "\u{1B}\\\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  private let output: Int32
  /// Where keys come from, or the output: both are the same terminal.
  private let keys: Int32
  private var former = termios()
  private var playing = termios()
  private var isEntered = false

  /// Looks at a terminal without changing it.
  ///
  /// - Returns: `nil` if it is none.
  init?(output: Int32, keys: Int32) {
    self.output = output
    self.keys = keys
    guard unsafe tcgetattr(keys, &former) == 0 else { return nil }
    playing = former
    playing.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    // No key shall hold up the output.
    playing.c_iflag &= ~tcflag_t(IXON)
    unsafe withUnsafeMutableBytes(of: &playing.c_cc) { keys in
      unsafe keys[Int(VMIN)] = 1
      unsafe keys[Int(VTIME)] = 0
    }
  }

  /// Makes the terminal one that plays.
  mutating func enter() {
    let isNew = !isEntered
    isEntered = true
    // In the background this stops the program, until it is in front again.
    while unsafe tcsetattr(keys, TCSANOW, &playing) != 0, errno == EINTR {}
    if isNew { send(Self.begin, patience: 1000) }
  }

  /// Makes it what it was; of a terminal that others have now, nothing is touched.
  ///
  /// Its modes first: a terminal that does not read takes them, too, but perhaps no text.
  mutating func leave() {
    guard isEntered else { return }
    isEntered = false
    let owner = tcgetpgrp(keys)
    guard owner < 0 || owner == getpgrp() else { return }
    while unsafe tcsetattr(keys, TCSANOW, &former) != 0, errno == EINTR {}
    // Others who have the same file open count on it to be as it was.
    let flags = fcntl(output, F_GETFL)
    if flags >= 0 { _ = fcntl(output, F_SETFL, flags | O_NONBLOCK) }
    send(Self.end, patience: 500)
    if flags >= 0 { _ = fcntl(output, F_SETFL, flags) }
  }

  /// Sends a text; where writing does not wait, a terminal may read nothing for so many milliseconds.
  private func send(_ text: StaticString, patience: Int32) {
    var offset = 0
    var polls = 0
    while offset < text.utf8CodeUnitCount {
      let count = unsafe write(
        output, text.utf8Start + offset, text.utf8CodeUnitCount - offset)
      if count > 0 {
        offset += count
      } else if errno == EAGAIN {
        var file = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        polls += 1
        guard polls < 100, unsafe poll(&file, 1, patience) > 0 else { return }
      } else if errno != EINTR {
        return
      }
    }
  }
}
