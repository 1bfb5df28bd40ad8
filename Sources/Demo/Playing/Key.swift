/// What a key does while a scene is played.
enum Key: Hashable {
  case pause, forward, back, faster, slower, restart, quit

  /// The key of a character.
  init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "): self = .pause
    case UInt8(ascii: "."): self = .forward
    case UInt8(ascii: ","): self = .back
    case UInt8(ascii: "+"), UInt8(ascii: "="): self = .faster
    case UInt8(ascii: "-"), UInt8(ascii: "_"): self = .slower
    case UInt8(ascii: "r"), UInt8(ascii: "R"): self = .restart
    // The last is ctrl-C where it is no signal.
    case UInt8(ascii: "q"), UInt8(ascii: "Q"), 3: self = .quit
    default: return nil
    }
  }

  /// The arrow that ends a sequence.
  init?(arrow byte: UInt8) {
    switch byte {
    case UInt8(ascii: "C"): self = .forward
    case UInt8(ascii: "D"): self = .back
    default: return nil
    }
  }
}
