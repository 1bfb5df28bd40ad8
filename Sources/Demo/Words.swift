/// What the program says to people.
enum Words {
  /// Says lines on standard output.
  static func say(_ lines: [String]) throws(Failure) {
    try StandardFile.output.write(Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// A number of seconds, to a ten thousandth.
  static func seconds(_ seconds: Double) -> String {
    seconds < 1e9 ? "\((seconds * 10_000).rounded() / 10_000)" : "\(seconds)"
  }

  /// Says one line on standard error, whatever the text; nobody may be listening.
  static func complain(_ text: String) {
    let line = text.map { $0.isNewline || $0 == "\0" ? " " : String($0) }.joined()
    try? StandardFile.error.write(Array((line + "\n").utf8))
  }
}
