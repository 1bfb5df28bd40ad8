import Foundation

/// An open file of the system, by its number.
struct StandardFile {
  static let output = StandardFile(descriptor: 1, name: "standard output")
  static let error = StandardFile(descriptor: 2, name: "standard error")

  let descriptor: Int32
  /// What messages call it.
  let name: String

  /// Whether somebody sits in front of it.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all bytes, however many calls that takes.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes[offset...].withUnsafeBytes { buffer in
        unsafe Foundation.write(descriptor, buffer.baseAddress, buffer.count)
      }
      if count > 0 {
        offset += count
      } else if errno == EPIPE {
        throw .readerLeft
      } else if errno == EAGAIN {
        // Who shares the file has set that writing does not wait; here it does.
        var file = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&file, 1, -1)
      } else if errno != EINTR {
        throw .cannotWrite("cannot write \(name): \(Self.reason)")
      }
    }
  }

  /// What went wrong last, in the system's words.
  static var reason: String { unsafe String(cString: strerror(errno)) }
}
