import Foundation

/// What is there where a file is to be written, links followed.
enum OutputPlace {
  /// A file, or none yet: another one takes its place.
  case file(path: String)
  /// What is no file, but takes bytes: a device, a pipe, a socket.
  case stream

  /// How many links one may lead to another, as in Linux.
  private static let linkLimit = 40

  /// Looks at a place.
  ///
  /// - Throws: `Failure.cannotCreate` if it is a folder, or links lead nowhere.
  init(_ path: String) throws(Failure) {
    var status = stat()
    let isThere = unsafe stat(path, &status) == 0
    switch status.st_mode & S_IFMT {
    case S_IFREG where isThere: break
    case S_IFDIR where isThere: throw .cannotCreate("cannot write \(path): it is a folder")
    case _ where isThere:
      self = .stream
      return
    default: break
    }
    let real = try Self.target(of: path)
    // The links that the system makes for open files may name what is not there any more.
    self = !isThere || Self.isSame(status, real) ? .file(path: real) : .stream
  }

  /// Where links lead, one by one: the last may name a file that is not there yet.
  private static func target(of path: String) throws(Failure) -> String {
    var place = path
    for _ in 0...linkLimit {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else {
        return place
      }
      place = next.hasPrefix("/") ? next : OutputFolder.place(of: place).folder + "/" + next
    }
    throw .cannotCreate("cannot write \(path): links lead from one to another without end")
  }

  private static func isSame(_ status: stat, _ path: String) -> Bool {
    var other = stat()
    return unsafe stat(path, &other) == 0 && other.st_dev == status.st_dev
      && other.st_ino == status.st_ino
  }
}
