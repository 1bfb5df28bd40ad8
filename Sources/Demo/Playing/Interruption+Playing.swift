import Foundation

/// A terminal in which a scene is played becomes what it was, however the program ends or stops.
extension Interruption {
  /// What is read when a signal has come: the terminal has another size.
  static let resized: UInt8 = 1
  /// The program goes on after it was stopped.
  static let resumed: UInt8 = 2

  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  private nonisolated(unsafe) static var formerFaults: UnsafeMutablePointer<sigaction>?
  private nonisolated(unsafe) static var wake: Int32 = -1

  /// Makes a terminal one that plays.
  ///
  /// - Returns: Where a byte can be read when a signal has come that the program should know of; `nil`
  ///   if the system has no pipe left.
  static func play(in mode: TerminalMode) -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    unsafe wake = ends[1]
    let place = UnsafeMutablePointer<TerminalMode>.allocate(capacity: 1)
    unsafe place.initialize(to: mode)
    unsafe terminal = place
    for number in signals + [SIGQUIT] { install(number) }
    for number in faults { installFault(number) }
    _ = signal(SIGWINCH) { _ in Interruption.say(Interruption.resized) }
    _ = signal(SIGCONT) { _ in Interruption.goOn() }
    installStop()
    for number in [SIGQUIT, SIGWINCH, SIGCONT, SIGTSTP] { mask(Int32(SIG_UNBLOCK), number) }
    unsafe place.pointee.enter()
    return ends[0]
  }

  /// Makes it what it was.
  static func hasPlayed() {
    leaveTerminal()
    for number in signals + [SIGQUIT, SIGWINCH, SIGCONT, SIGTSTP] { reset(number) }
  }

  // MARK: - Handlers

  private static func say(_ word: UInt8) {
    let reason = errno
    var word = word
    _ = unsafe write(unsafe wake, &word, 1)
    errno = reason
  }

  private static func goOn() {
    let reason = errno
    unsafe terminal?.pointee.enter()
    say(resumed)
    errno = reason
  }

  private static func installStop() {
    let former = signal(SIGTSTP) { _ in Interruption.stop() }
    if isIgnored(former) { _ = signal(SIGTSTP, SIG_IGN) }
  }

  private static func stop() {
    let reason = errno
    leaveTerminal()
    _ = signal(SIGTSTP, SIG_DFL)
    _ = raise(SIGTSTP)
    // It waits as long as this handler runs, or until it is let through: there it stops the program. Who
    // lets it go on is heard when all is ready, so that another signal to stop finds a handler.
    mask(Int32(SIG_BLOCK), SIGCONT)
    mask(Int32(SIG_UNBLOCK), SIGTSTP)
    mask(Int32(SIG_BLOCK), SIGTSTP)
    installStop()
    goOn()
    errno = reason
  }

  /// Lets a fault go on to whoever told of it before, if that was not the end.
  private static func installFault(_ number: Int32) {
    let places = unsafe formerFaults ?? .allocate(capacity: 64)
    unsafe formerFaults = places
    unsafe sigaction(number, nil, places + Int(number))
    _ = signal(number) { number in
      Interruption.leaveTerminal()
      if let places = unsafe Interruption.formerFaults {
        unsafe sigaction(number, places + Int(number), nil)
      }
      _ = raise(number)
    }
  }
}
