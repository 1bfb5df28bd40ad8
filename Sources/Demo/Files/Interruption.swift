import Foundation

/// Takes away the file that is being written when the program is interrupted, and makes the terminal what
/// it was.
///
/// The handler does nothing but what the system allows in one: it unlinks a name that was set down
/// before, tells the terminal, and lets the signal have its usual effect.
enum Interruption {
  static let signals = [SIGINT, SIGTERM, SIGHUP]
  private nonisolated(unsafe) static var path: UnsafeMutablePointer<CChar>?
  /// The terminal in which a scene is played.
  nonisolated(unsafe) static var terminal: UnsafeMutablePointer<TerminalMode>?

  /// Lets the signals through.
  ///
  /// A program started from a thread that blocks them, as threads of a pool do, would inherit that.
  static func allow() {
    for number in signals { mask(Int32(SIG_UNBLOCK), number) }
  }

  /// Lets a signal through, or puts it off.
  static func mask(_ how: Int32, _ number: Int32) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, number)
    unsafe pthread_sigmask(how, &set, nil)
  }

  /// Remembers the name of a file before it is made.
  static func willWrite(_ temporary: String) {
    unsafe path = strdup(temporary)
    for number in signals { install(number) }
  }

  /// Forgets it once the file has its own name, or is gone.
  static func hasWritten() {
    for number in signals { _ = signal(number, SIG_DFL) }
    unsafe free(path)
    unsafe path = nil
  }

  /// Makes the terminal what it was before a scene was played in it.
  static func leaveTerminal() { unsafe terminal?.pointee.leave() }

  /// Puts all right when a signal comes, before that ends the program.
  static func install(_ number: Int32) {
    // Whoever started the program with a signal ignored, as nohup does, wants it to stay so.
    let former = signal(number) { number in
      if let path = unsafe Interruption.path { _ = unsafe unlink(path) }
      Interruption.leaveTerminal()
      _ = signal(number, SIG_DFL)
      _ = raise(number)
    }
    if isIgnored(former) { _ = signal(number, SIG_IGN) }
  }

  static func isIgnored(_ handler: sighandler_t?) -> Bool {
    unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
