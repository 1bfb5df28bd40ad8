/// The name of a snapshot, and of the file that holds its reference.
///
/// Different names make different files: of the file's name each byte that is no ASCII letter, no
/// digit and none of `_-+=,` is written as `%` and two hexadecimal digits, so no dot but those between
/// the parts is left.
public struct SnapshotName: Hashable, Sendable {
  /// The greatest number of bytes of a file's name, without what comes after its last dot.
  public static let byteLimit = 240

  /// What holds the test: the types in Swift Testing, the file in XCTest.
  public let suite: String
  /// The test's function, without parentheses.
  public let test: String
  /// What tells the snapshot from others of its test, or `nil`.
  public let label: String?

  /// Creates a name.
  ///
  /// - Parameters:
  ///   - suite: Any text.
  ///   - function: A test's function; backticks and the names of parameters are dropped.
  ///   - label: Any text, or `nil`.
  public init(suite: String, function: String, label: String? = nil) {
    self.suite = suite
    self.label = label
    var name = function[...]
    if name.hasSuffix(")"), let parenthesis = name.lastIndex(of: "(") {
      name = name[..<parenthesis]
    }
    test = String(name.filter { $0 != "`" })
  }

  /// The name of the file, without what comes after its last dot.
  public var fileName: String {
    let parts = [suite, test] + (label.map { [$0] } ?? [])
    return parts.map { Self.mapped($0) }.joined(separator: ".")
  }

  /// The suite and the test in the name of a file, as they are mapped there; `nil` if it is none.
  static func parts(ofFileName name: String) -> (suite: String, test: String)? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), !parts.contains("") else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  /// The text with each unsafe byte as `%` and two digits; an empty one is `%`.
  static func mapped(_ text: String) -> String {
    if text.isEmpty { return "%" }
    var result = ""
    for byte in text.utf8 {
      if isSafe(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += (digits.count == 1 ? "%0" : "%") + digits
      }
    }
    return result
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: ","):
      true
    default: false
    }
  }
}

extension SnapshotName: CustomStringConvertible {
  /// Suite, test and label with dots between, for people.
  public var description: String {
    suite + "." + test + (label.map { "." + $0 } ?? "")
  }
}
