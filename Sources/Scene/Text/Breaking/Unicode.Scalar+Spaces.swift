extension Unicode.Scalar {
  /// Whether it is a blank that has no width where a line ends, and where lines end behind it.
  var isBreakingSpace: Bool {
    switch value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether it ends a line.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it ends a paragraph, too.
  var isParagraphSeparator: Bool {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2029: true
    default: false
    }
  }
}
