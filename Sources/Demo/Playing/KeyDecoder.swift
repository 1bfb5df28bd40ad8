/// Finds keys in what a terminal sends, in whatever pieces it comes.
///
/// Sequences are those of ECMA-48: `ESC [`, parameters, a last byte; `ESC O` and a byte; and strings (DCS,
/// OSC, APC …) up to `ESC \` or BEL, with which terminals answer. What is no key of ours is passed over
/// as a whole.
struct KeyDecoder: Hashable {
  private enum State: Hashable {
    case ground, escape, control, shift, string, stringEscape
  }

  private static let escape: UInt8 = 0x1B
  private var state = State.ground

  /// Whether the last byte was an escape: a key of its own, unless more of a sequence follows at once.
  var isWaiting: Bool { state == .escape }

  /// The keys in the next bytes.
  mutating func take(_ bytes: [UInt8]) -> [Key] { bytes.compactMap { take($0) } }

  /// The key that an escape is on its own; for when nothing has followed it.
  mutating func flush() -> Key? {
    defer { if isWaiting { state = .ground } }
    return isWaiting ? .quit : nil
  }

  private mutating func take(_ byte: UInt8) -> Key? {
    switch state {
    case .ground:
      guard byte == Self.escape else { return Key(byte) }
      state = .escape
      return nil
    case .escape:
      // Another escape means that the first was a key.
      if byte == Self.escape { return .quit }
      state = Self.state(behindEscape: byte)
      return nil
    case .control:
      if (0x20...0x3F).contains(byte) { return nil }
      return end(byte)
    case .shift:
      return end(byte)
    case .string:
      if byte == Self.escape { state = .stringEscape }
      if byte == 7 { state = .ground }
      return nil
    case .stringEscape:
      state = byte == UInt8(ascii: "\\") ? .ground : .string
      return nil
    }
  }

  /// Ends a sequence of keys; one that is broken off by an escape begins anew.
  private mutating func end(_ byte: UInt8) -> Key? {
    state = byte == Self.escape ? .escape : .ground
    return Key(arrow: byte)
  }

  private static func state(behindEscape byte: UInt8) -> State {
    switch byte {
    case UInt8(ascii: "["): .control
    case UInt8(ascii: "O"): .shift
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      .string
    default: .ground
    }
  }
}
