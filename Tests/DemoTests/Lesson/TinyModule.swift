/// A WebAssembly module that does nothing but has exports.
///
/// - Source: WebAssembly Core Specification 1.0, section 5.5.
struct TinyModule {
  static let signature: [UInt8] = [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]

  /// Functions without parameters that give 0.
  var functions: [String]
  var hasMemory = true

  var bytes: [UInt8] {
    let count = UInt8(functions.count)
    var exports = functions.enumerated().map { Self.export($1, kind: 0, index: UInt8($0)) }
    if hasMemory { exports.append(Self.export("memory", kind: 2, index: 0)) }
    return Self.signature
      // One type: nothing to an i32, and each function is of it.
      + Self.section(1, [1, 0x60, 0, 1, 0x7F])
      + Self.section(3, [count] + functions.map { _ in 0 })
      + (hasMemory ? Self.section(5, [1, 0, 1]) : [])
      + Self.section(7, [UInt8(exports.count)] + exports.joined())
      // No locals, i32.const 0, end.
      + Self.section(10, [count] + functions.flatMap { _ in [4, 0, 0x41, 0, 0x0B] as [UInt8] })
  }

  private static func export(_ name: String, kind: UInt8, index: UInt8) -> [UInt8] {
    [UInt8(name.utf8.count)] + name.utf8 + [kind, index]
  }

  /// A section; its length is told in two bytes, as it may be.
  static func section(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
    [number, UInt8(content.count & 0x7F) | 0x80, UInt8(content.count >> 7)] + content
  }
}
