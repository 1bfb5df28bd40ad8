// This folder is compiled twice: into the tests, and as Embedded Swift into the wasm build. It
// imports Scene and Raster only, and keeps to what Embedded Swift knows.

/// A picture that must have the same bytes in every build and on every machine.
public struct DigestScene: Sendable {
  /// The name in the committed list: no spaces.
  public let name: String
  /// Draws the picture and gives the bytes to be digested.
  public let bytes: @Sendable () -> [UInt8]

  /// Names a picture.
  public init(_ name: String, bytes: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The scene's line in the committed list: its name, a space, 16 hexadecimal digits.
  public var line: String {
    var digest = FNV1a()
    for byte in bytes() { digest.combine(byte) }
    return name + " " + digest.hexadecimal
  }

  /// All scenes, in the order of the committed list.
  public static var all: [DigestScene] {
    [DigestScene("empty") { [] }] + numbers
  }
}
