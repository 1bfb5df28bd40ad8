import Foundation

/// What the program says to people.
///
/// Nobody may be listening, so that words cannot be written is no failure.
enum Words {
  /// Says something on standard output.
  static func say(_ text: String) {
    try? StandardFile.output.write(Array((text + "\n").utf8))
  }

  /// Says something on standard error, in the way of what else goes to standard output.
  static func complain(_ text: String) {
    try? StandardFile.error.write(Array((text + "\n").utf8))
  }
}
