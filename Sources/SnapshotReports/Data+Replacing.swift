package import Foundation

extension Data {
  /// Puts the bytes in a file's place: one beside it is written and renamed.
  ///
  /// Where there is a symbolic link, it stays, and the file that it names is replaced.
  package func replace(_ file: URL) throws {
    try write(to: file.resolvingSymlinksInPath(), options: .atomic)
  }
}
