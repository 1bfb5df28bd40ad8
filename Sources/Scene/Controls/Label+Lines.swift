extension Label {
  /// Draws the lines that have room in a rectangle.
  final func drawLines(in bounds: Rect, _ canvas: inout Canvas) {
    let lines = placedLines(in: bounds)
    let shadow = shadowColor.map { TextShadow(color: $0, offset: shadowOffset) }
    if shadow != nil || !lines.allSatisfy({ Self.surelyContains(bounds, $0.line, $0.origin) }) {
      canvas.clip(to: bounds)
    }
    for (line, origin) in lines {
      line.draw(
        in: &canvas, at: origin, color: usualColor,
        override: isHighlighted ? highlightedTextColor : nil, shadow: shadow)
    }
  }

  /// The lines that are shown in a rectangle, and where each begins.
  private final func placedLines(in shown: Rect) -> [(line: TextLine, origin: Point)] {
    let size = sizeOfLines(in: shown.size)
    let layout = shownLayout(in: size)
    let isRight = effectiveLayoutDirection == .rightToLeft
    let top = top(of: layout, height: shown.height)
    return layout.lines.map { line in
      let placed = line.aligned(
        in: line.style.alignment == .justified ? size.width : shown.width,
        naturalIsRight: isRight)
      let baseline = rounded(top + line.baseline)
      return (
        placed, Point(x: shown.minX + placed.frame.minX, y: shown.minY + baseline)
      )
    }
  }

  /// The lines in a size, made smaller if they may be and have to.
  private final func shownLayout(in size: Size) -> TextLayout {
    let factor = shrinkFactor(in: size.width)
    let limit = content.lineLimit(numberOfLines, in: size)
    guard factor > 0 else { return content.layout(width: size.width, lineLimit: limit) }
    return content.layout(width: size.width / factor, lineLimit: limit).scaled(by: factor)
  }

  /// How much smaller the text is drawn, 1 if it fits or may not be.
  private final func shrinkFactor(in width: Double) -> Double {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return 1 }
    let natural = content.layout(width: .infinity, lineLimit: 1).width
    guard natural > width + TextLine.tolerance, natural.isFinite else { return 1 }
    let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0
    return max(width / natural, least)
  }

  /// The size that lines are broken for when the label shows in a size.
  private final func sizeOfLines(in shown: Size) -> Size {
    numberOfLines == 1 || bounds.isEmpty ? shown : bounds.size
  }

  /// Where the lines begin in a height, on whole device pixels.
  private final func top(of layout: TextLayout, height: Double) -> Double {
    let middle = rounded((height - layout.height) / 2)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, baselineAdjustment != .alignCenters,
      let line = layout.lines.first
    else { return middle }
    let full = content.layout(width: .infinity, lineLimit: 1)
    let fullTop = rounded((height - full.height) / 2)
    return baselineAdjustment == .none ? fullTop : fullTop + full.baseline(ofLine: 0) - line.ascent
  }

  private final var pixelsPerPoint: Double { stage?.scale ?? 1 }

  /// Whether no glyph can reach beyond the bounds: those of the embedded face stay within a fifth of
  /// an em beside their advances, and between ascender and descender.
  private static func surelyContains(_ bounds: Rect, _ line: TextLine, _ origin: Point) -> Bool {
    for run in line.runs {
      let (look, font) = (run.attributes, run.font)
      let margin = font.size / 5
      guard font.typeface.isEmbedded, look.baselineOffset == 0, look.kern == 0, look.shadow == nil,
        look.underline == nil, look.backgroundColor == nil, look.strikethrough == nil,
        origin.x - margin >= bounds.minX, origin.x + line.width + margin <= bounds.maxX,
        origin.y - font.ascender >= bounds.minY, origin.y - font.descender <= bounds.maxY
      else { return false }
    }
    return true
  }

  /// The nearest whole device pixel, halves up.
  private final func rounded(_ length: Double) -> Double {
    let scale = pixelsPerPoint
    return (length * scale + 0.5).rounded(.down) / scale
  }

  /// The next whole device pixels; a rounding error of a sum is not a further pixel.
  final func roundedUp(_ size: Size) -> Size {
    let scale = pixelsPerPoint
    return Size(
      width: (size.width * scale - 1e-6).rounded(.up) / scale,
      height: (size.height * scale - 1e-6).rounded(.up) / scale)
  }
}
