/// What a WebAssembly module exports, read from its bytes.
///
/// Only the frame is read: sections, each with its length, and the one of exports. Whether the code is
/// valid is for the browser to find out.
///
/// - Source: WebAssembly Core Specification 1.0, section 5.5.
struct WebAssemblyModule {
  /// Why bytes are no module.
  enum ParsingError: Error, Hashable {
    /// It does not begin as one.
    case noSignature(count: Int)
    /// A number or a name ends behind the bytes that it may lie in, or has too many digits.
    case malformed(offset: Int)
    /// A section is longer than what is left.
    case truncated(section: UInt8, offset: Int, length: Int, left: Int)
    /// There is no such section.
    case unknownSection(UInt8, offset: Int)
  }

  /// What an export is.
  enum Kind: UInt8 {
    case function, table, memory, global
  }

  /// What a module begins with: its name, and version 1.
  static let signature: [UInt8] = [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]
  private static let exportSection: UInt8 = 7
  private static let lastSection: UInt8 = 13

  private(set) var exports: [String: Kind] = [:]

  /// Reads a module.
  init(_ bytes: [UInt8]) throws(ParsingError) {
    guard bytes.starts(with: Self.signature) else { throw .noSignature(count: bytes.count) }
    var rest = bytes[Self.signature.count...]
    while let section = rest.first {
      let offset = rest.startIndex
      guard section <= Self.lastSection else { throw .unknownSection(section, offset: offset) }
      rest = rest.dropFirst()
      let length = Int(try Self.number(&rest))
      guard length <= rest.count else {
        throw .truncated(section: section, offset: offset, length: length, left: rest.count)
      }
      if section == Self.exportSection { try readExports(rest.prefix(length)) }
      rest = rest.dropFirst(length)
    }
  }

  private mutating func readExports(_ section: ArraySlice<UInt8>) throws(ParsingError) {
    var rest = section
    for _ in 0..<(try Self.number(&rest)) {
      let length = Int(try Self.number(&rest))
      guard length < rest.count else { throw .malformed(offset: rest.startIndex) }
      let name = String(decoding: rest.prefix(length), as: UTF8.self)
      rest = rest.dropFirst(length)
      guard let kind = rest.popFirst().flatMap({ Kind(rawValue: $0) }) else {
        throw .malformed(offset: rest.startIndex)
      }
      _ = try Self.number(&rest)
      exports[name] = kind
    }
    guard rest.isEmpty else { throw .malformed(offset: rest.startIndex) }
  }

  /// An unsigned number of 32 bits, seven in each byte, the lowest first.
  private static func number(_ rest: inout ArraySlice<UInt8>) throws(ParsingError) -> UInt32 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 35, by: 7) {
      guard let byte = rest.popFirst() else { throw .malformed(offset: rest.startIndex) }
      value |= UInt64(byte & 0x7F) << shift
      guard byte & 0x80 == 0 else { continue }
      guard let number = UInt32(exactly: value) else { break }
      return number
    }
    throw .malformed(offset: rest.startIndex)
  }
}

extension WebAssemblyModule.ParsingError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noSignature(let count): "\(count) bytes, without \\0asm 1 at the beginning"
    case .malformed(let offset): "what stands at byte \(offset) makes no sense"
    case .truncated(let section, let offset, let length, let left):
      "section \(section) at byte \(offset) has \(length) bytes, and there are \(left) left"
    case .unknownSection(let section, let offset):
      "there is no section \(section), as at byte \(offset)"
    }
  }
}
