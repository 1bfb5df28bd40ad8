import Scene

// Shapes: borders, paths, glyphs, and what a map does to them.

extension DigestScene {
  /// Borders of many widths, some of them round, some translucent, some with clips of their own.
  static func borders() -> DisplayList {
    var builder = DisplayListBuilder(size: Size(width: 60, height: 60), background: .white)
    for index in 0..<25 {
      let frame = Rect(
        x: Double(index % 5) * 12 + 0.4, y: Double(index / 5) * 12 + 0.7, width: 11.1, height: 10.6)
      let corners = index % 4 == 3 ? Corners([.minXMinY, .maxXMaxY]) : .all
      let outer = RoundedRect(rect: frame, radius: Double(index % 6), corners: corners)
      let clips = index % 3 == 0
      if clips { builder.beginGroup(clip: .roundedRect(outer)) }
      builder.fill(.roundedRect(outer), color: Color(220, UInt8(index * 10), 30))
      let inner = outer.inset(by: 0.5 + Double(index) / 8)
      let alpha: UInt8 = index % 2 == 0 ? 255 : 120
      builder.fill(.ring(outer: outer, inner: inner), color: Color(0, 40, 120, alpha: alpha))
      if clips { builder.endGroup() }
    }
    return builder.build()
  }

  /// Stars and flowers by both rules, filled and as clips.
  static func paths() -> DisplayList {
    var builder = DisplayListBuilder(size: Size(width: 64, height: 64), background: .black)
    for index in 0..<16 {
      let center = Point(x: Double(index % 4) * 16 + 8, y: Double(index / 4) * 16 + 8.3)
      let place = AffineTransform(a: 7.5, b: 0, c: 0, d: 7.5, tx: center.x, ty: center.y)
      let rule: FillRule = index % 2 == 0 ? .nonZero : .evenOdd
      let figure = index % 3 == 0 ? star : flower
      if index % 5 == 4 {
        builder.beginGroup(clip: builder.addPath(figure, rule: rule), transform: place)
        builder.fill(
          .rect(Rect(x: -1, y: -0.4, width: 2, height: 1)), color: .yellow, transform: place)
        builder.endGroup()
      } else {
        builder.fill(
          figure, rule: rule, color: Color(255, UInt8(index * 15), 90, alpha: 210), transform: place
        )
      }
    }
    return builder.build()
  }

  /// Turned rects, rounded rects and clips; the sines and cosines are fractions.
  static func turned() -> DisplayList {
    let turns: [(Double, Double)] = [
      (0.8, 0.6), (0.6, 0.8), (12.0 / 13, 5.0 / 13), (5.0 / 13, -12.0 / 13), (0.0, 1.0),
      (-1.0, 0.0), (15.0 / 17, -8.0 / 17), (20.0 / 29, 21.0 / 29), (-0.28, 0.96),
    ]
    var builder = DisplayListBuilder(size: Size(width: 60, height: 60), background: .white)
    for (index, turn) in turns.enumerated() {
      let place = AffineTransform(
        a: turn.0, b: turn.1, c: -turn.1, d: turn.0, tx: Double(index % 3) * 20 + 10.2,
        ty: Double(index / 3) * 20 + 9.9)
      let frame = Rect(x: -7.5, y: -6, width: 15, height: 11)
      let outline = RoundedRect(rect: frame, radius: Double(index % 4) * 2)
      builder.beginGroup(
        clip: .roundedRect(outline), alpha: index % 2 == 0 ? 1 : 0.7, transform: place)
      builder.fill(
        .roundedRect(outline), color: Color(30, UInt8(index * 25), 160), transform: place)
      for bar in 0..<4 {
        builder.fill(
          .rect(Rect(x: -7 + Double(bar) * 3.7, y: -8, width: 1.6, height: 16)), color: .white,
          transform: place)
      }
      builder.endGroup()
      builder.fill(
        .ring(outer: outline, inner: outline.inset(by: 1)), color: .black, transform: place)
    }
    return builder.build()
  }

  /// Text upright at many phases of a pixel, turned, stretched, translucent and in a round window.
  static func glyphs() -> DisplayList {
    var builder = DisplayListBuilder(size: Size(width: 64, height: 64), background: .white)
    for row in 0..<7 {
      let font = Font(size: 8 + Double(row), weight: row % 2 == 0 ? .regular : .bold)
      var items: [GlyphRun.Item] = []
      for index in 0..<9 {
        let origin = Point(
          x: Double(index) * 7.3 + Double(row) * 0.17, y: Double(row + 1) * 9 - 0.4)
        items.append(
          GlyphRun.Item(glyph: Glyph(index: Int32(1 + row * 13 + index)), origin: origin))
      }
      let turn =
        row == 5 ? AffineTransform(a: 0.96, b: -0.28, c: 0.28, d: 0.96, tx: -14, ty: 10) : .identity
      let window = RoundedRect(rect: Rect(x: 2, y: 36, width: 60, height: 9.5), radius: 4)
      if row == 4 {
        builder.beginGroup(clip: .roundedRect(window), alpha: 0.8)
        builder.fill(.roundedRect(window), color: .red)
      }
      let color = row == 4 ? Color.white : Color(white: 0, alpha: 1 - Double(row) / 12)
      builder.fill(GlyphRun(font: font, items: items), color: color, transform: turn)
      if row == 4 { builder.endGroup() }
    }
    return builder.build()
  }

  /// Everything scaled differently in both directions, at one and a half pixels a point.
  static func stretched() -> DisplayList {
    var builder = DisplayListBuilder(
      size: Size(width: 40, height: 40), scale: 1.5, background: .clear)
    for index in 0..<12 {
      let place = AffineTransform(
        a: 0.6 + Double(index % 4) * 0.3, b: 0, c: 0, d: 1.3 - Double(index % 3) * 0.25,
        tx: Double(index % 4) * 10, ty: Double(index / 4) * 13)
      let frame = Rect(x: 0.5, y: 0.5, width: 8.3, height: 8.6)
      let outline = RoundedRect(rect: frame, radius: Double(index % 5))
      builder.beginGroup(clip: .roundedRect(outline), transform: place)
      builder.fill(.rect(frame), color: Color(UInt8(index * 20), 60, 90), transform: place)
      builder.fill(
        star, color: Color(255, 255, 255, alpha: 200),
        transform: AffineTransform(a: 4, b: 0, c: 0, d: 4, tx: 4.5, ty: 4.5).concatenating(place))
      builder.endGroup()
    }
    return builder.build()
  }

  /// A five-pointed star that crosses itself, of radius 1 about the origin.
  private static var star: Path {
    let corners = [
      Point(x: 0, y: -1), Point(x: 0.587785, y: 0.809017), Point(x: -0.951057, y: -0.309017),
      Point(x: 0.951057, y: -0.309017), Point(x: -0.587785, y: 0.809017),
    ]
    var path = Path()
    for (index, corner) in corners.enumerated() {
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    return path
  }

  /// Three leaves of cubics and a hole of parabolas, about the origin.
  private static var flower: Path {
    var path = Path()
    for (x, y) in [(0.0, -1.0), (0.87, 0.5), (-0.87, 0.5)] {
      path.move(to: .zero)
      path.addCurve(
        to: .zero, control1: Point(x: x * 1.4 - y, y: y * 1.4 + x),
        control2: Point(x: x * 1.4 + y, y: y * 1.4 - x))
      path.close()
    }
    path.move(to: Point(x: 0, y: -0.3))
    path.addQuadCurve(to: Point(x: 0, y: 0.3), control: Point(x: 0.6, y: 0))
    path.addQuadCurve(to: Point(x: 0, y: -0.3), control: Point(x: -0.6, y: 0))
    path.close()
    return path
  }
}
