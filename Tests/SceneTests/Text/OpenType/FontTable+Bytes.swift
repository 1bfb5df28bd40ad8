@testable import Scene

extension FontTable {
  /// A range of bytes that a test has made.
  init(_ tag: FontTag, of bytes: [UInt8], range: Range<Int>) {
    self.init(tag, of: FontData(bytes), range: range)
  }
}
