/// How wide a space is that the face has no glyph for.
enum SpaceWidth: Hashable, Sendable {
  /// It is no such space.
  case none
  /// The face's own space.
  case space
  /// A part of an em: one in so many.
  case em(Int)
  /// Four eighteenths of an em.
  case mathematical
  /// As a figure.
  case figure
  /// As a full stop.
  case punctuation
  /// Half the face's space.
  case narrow

  /// The space that a scalar is.
  init(_ scalar: UInt32) {
    self =
      switch scalar {
      case 0x20, 0xA0: .space
      case 0x2001, 0x2003, 0x3000: .em(1)
      case 0x2000, 0x2002: .em(2)
      case 0x2004: .em(3)
      case 0x2005: .em(4)
      case 0x2006: .em(6)
      case 0x2007: .figure
      case 0x2008: .punctuation
      case 0x2009: .em(5)
      case 0x200A: .em(16)
      case 0x202F: .narrow
      case 0x205F: .mathematical
      default: .none
      }
  }
}
