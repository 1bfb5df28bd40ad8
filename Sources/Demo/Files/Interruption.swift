import Foundation

/// Takes away the file that is being written when the program is interrupted, and makes the terminal what
/// it was.
///
/// The handler does nothing but what the system allows in one: it unlinks a name that was set down
/// before, tells the terminal and a process that was started, and lets the signal have its usual effect.
enum Interruption {
  static let signals = [SIGINT, SIGTERM, SIGHUP]
  private nonisolated(unsafe) static var path: UnsafeMutablePointer<CChar>?
  /// The process that is told of the signals, or minus its group; 0 if there is none.
  private nonisolated(unsafe) static var child: pid_t = 0
  /// Whether that process is being started, and which signal came meanwhile.
  private nonisolated(unsafe) static var isStarting = false
  private nonisolated(unsafe) static var early: Int32 = 0
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
    for number in signals { reset(number) }
    unsafe free(path)
    unsafe path = nil
  }

  /// Starts a process that ends, too, when a signal ends this one.
  ///
  /// - Parameter start: Gives its number.
  static func passOn(_ start: () throws -> pid_t) rethrows {
    unsafe isStarting = true
    for number in signals { install(number) }
    defer {
      unsafe isStarting = false
      if unsafe early != 0 { _ = raise(unsafe early) }
    }
    let process = try start()
    // What it starts itself is in a group of its own, or in ours, which a keyboard tells anyway.
    unsafe child = getpgid(process) == process ? -process : process
  }

  /// Forgets the process once it has ended.
  static func passOnNoMore() {
    for number in signals { reset(number) }
    unsafe child = 0
  }

  /// Makes the terminal what it was before a scene was played in it.
  static func leaveTerminal() { unsafe terminal?.pointee.leave() }

  /// Puts all right when a signal comes, before that ends the program.
  static func install(_ number: Int32) {
    // Whoever started the program with a signal ignored, as nohup does, wants it to stay so.
    let former = signal(number) { number in
      guard unsafe !Interruption.isStarting else {
        unsafe Interruption.early = number
        return
      }
      if unsafe Interruption.child != 0 { _ = kill(unsafe Interruption.child, number) }
      if let path = unsafe Interruption.path { _ = unsafe unlink(path) }
      Interruption.leaveTerminal()
      _ = signal(number, SIG_DFL)
      _ = raise(number)
    }
    if isIgnored(former) { _ = signal(number, SIG_IGN) }
  }

  /// Lets a signal have its usual effect again, unless it is ignored.
  static func reset(_ number: Int32) {
    if isIgnored(signal(number, SIG_DFL)) { _ = signal(number, SIG_IGN) }
  }

  static func isIgnored(_ handler: sighandler_t?) -> Bool {
    unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
