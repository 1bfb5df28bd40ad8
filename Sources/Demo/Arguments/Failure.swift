/// Why the program ends without having done what it was asked for; the statuses are those of sysexits.
enum Failure: Error, Hashable {
  /// What was compared is not alike; that has been said.
  case different
  /// The arguments make no sense.
  case usage(String)
  /// A file or a folder cannot be read, or does not hold what it should.
  case cannotRead(String)
  /// A file or a folder cannot be made.
  case cannotCreate(String)
  /// Something cannot be written.
  case cannotWrite(String)
  /// Whoever read the stream has enough of it.
  case readerLeft

  /// What the program exits with.
  var status: Int32 {
    switch self {
    case .different: 1
    case .usage: 64
    case .cannotRead: 66
    case .cannotCreate: 73
    case .cannotWrite: 74
    case .readerLeft: 0
    }
  }

  /// One line for people, or nothing to say.
  var message: String? {
    switch self {
    case .usage(let text): text + " (--help lists what there is)"
    case .cannotRead(let text), .cannotCreate(let text), .cannotWrite(let text): text
    case .different, .readerLeft: nil
    }
  }
}
