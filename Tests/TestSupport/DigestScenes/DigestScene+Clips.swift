import Scene

// Clips and groups: what is cut, how often, and what is mixed in the end.

extension DigestScene {
  /// Rounded rects that clip one another, four on a picture, at fractions of a pixel.
  static func roundedClips() -> DisplayList {
    var builder = DisplayListBuilder(size: Size(width: 64, height: 64), background: .white)
    for index in 0..<16 {
      let left = Double(index % 4) * 16 + 0.25
      let top = Double(index / 4) * 16 + Double(index) / 16
      let frame = Rect(x: left, y: top, width: 14.5, height: 13.75)
      let clip = Shape.roundedRect(RoundedRect(rect: frame, radius: Double(1 + index % 7)))
      builder.beginGroup(clip: clip)
      builder.fill(clip, color: Color(40, 80, UInt8(index * 15)))
      let inner = RoundedRect(rect: frame.insetBy(dx: 1.3, dy: 0.9), radius: 3.5)
      builder.beginGroup(clip: .roundedRect(inner))
      builder.fill(.rect(frame), color: Color(250, UInt8(index * 12), 20))
      let off = RoundedRect(rect: frame.offsetBy(dx: 4.2, dy: 5.1), radius: 5)
      builder.fill(.roundedRect(off), color: Color(0, 90, 200, alpha: 140))
      builder.beginGroup(clip: clip)
      builder.fill(.roundedRect(inner.inset(by: 2)), color: .white)
      builder.endGroup()
      builder.endGroup()
      builder.endGroup()
    }
    return builder.build()
  }

  /// Rects at fractions of a pixel, each a clip of the next, in rows of narrow windows.
  static func fractionalClips() -> DisplayList {
    var builder = DisplayListBuilder(
      size: Size(width: 60, height: 40), background: Color(9, 30, 60))
    for row in 0..<8 {
      for column in 0..<10 {
        let frame = Rect(
          x: Double(column) * 6.1, y: Double(row) * 5.05 - 0.3, width: 4.6, height: 4.15)
        builder.beginGroup(clip: .rect(frame))
        builder.fill(.rect(frame), color: Color(255, UInt8(column * 25), UInt8(row * 30)))
        builder.beginGroup(clip: .rect(frame.insetBy(dx: 0.7, dy: -3)))
        builder.fill(.rect(frame.offsetBy(dx: 1.37, dy: 1.71)), color: .black)
        builder.endGroup()
        builder.endGroup()
      }
    }
    return builder.build()
  }

  /// Groups in groups, with clips and without, over a translucent background.
  static func groups() -> DisplayList {
    var builder = DisplayListBuilder(
      size: Size(width: 48, height: 48), background: Color(255, 200, 0, alpha: 77))
    for index in 0..<9 {
      let frame = Rect(
        x: Double(index % 3) * 16 + 0.5, y: Double(index / 3) * 16 + 0.5, width: 15, height: 15)
      builder.beginGroup(alpha: 0.1 + Double(index) / 10)
      builder.fill(.rect(frame), color: .red)
      builder.beginGroup(
        clip: .roundedRect(RoundedRect(rect: frame.insetBy(dx: 2, dy: 2), radius: 5)), alpha: 0.6)
      builder.fill(.rect(frame.offsetBy(dx: 3.5, dy: 0)), color: .blue)
      builder.beginGroup(alpha: 0.35)
      builder.fill(.rect(frame.offsetBy(dx: -3.5, dy: 4.25)), color: .green)
      builder.fill(.rect(frame.offsetBy(dx: 0, dy: 8)), color: Color(white: 1, alpha: 0.5))
      builder.endGroup()
      builder.endGroup()
      builder.endGroup()
    }
    return builder.build()
  }

  /// Forty windows inside one another, each a little smaller and moved.
  static func nestedWindows() -> DisplayList {
    var builder = DisplayListBuilder(size: Size(width: 64, height: 48), background: .white)
    for index in 0..<40 {
      let inset = Double(index) * 0.55
      let frame = Rect(x: inset, y: inset, width: 64 - 2 * inset, height: 48 - 2.1 * inset)
      let clip = Shape.roundedRect(RoundedRect(rect: frame, radius: Double(3 + index % 5)))
      builder.beginGroup(clip: clip, alpha: index % 8 == 7 ? 0.9 : 1)
      builder.fill(.rect(frame), color: Color(UInt8(index * 6), UInt8(255 - index * 5), 128))
    }
    return builder.build()
  }

  /// A colour that changes along a moving edge, inside a round frame: the illusion in small.
  static func swap() -> DisplayList {
    var builder = DisplayListBuilder(
      size: Size(width: 60, height: 24), scale: 1, background: .white)
    for row in 0..<3 {
      let frame = Rect(x: 0, y: Double(row) * 8, width: 60, height: 8)
      builder.beginGroup(clip: .roundedRect(RoundedRect(rect: frame, radius: 3.5)))
      builder.fill(.rect(frame), color: Color(230, 230, 235))
      addStripes(to: &builder, in: frame, color: .black)
      let pill = Rect(x: 7.3 + Double(row) * 11.1, y: frame.minY, width: 26, height: 8)
      builder.beginGroup(clip: .roundedRect(RoundedRect(rect: pill, radius: 4)))
      builder.fill(.rect(frame), color: .red)
      addStripes(to: &builder, in: frame, color: .white)
      builder.endGroup()
      builder.endGroup()
    }
    return builder.build()
  }

  private static func addStripes(
    to builder: inout DisplayListBuilder, in frame: Rect, color: Color
  ) {
    for index in 0..<20 {
      let stripe = Rect(
        x: frame.minX + 0.4 + Double(index) * 3.05, y: frame.minY + 1.6, width: 1.3, height: 4.8)
      builder.fill(.roundedRect(RoundedRect(rect: stripe, radius: 0.6)), color: color)
    }
  }
}
