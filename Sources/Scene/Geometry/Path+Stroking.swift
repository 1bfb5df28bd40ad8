extension Path {
  /// The outline of a stroke along the path, to be filled by the non-zero rule.
  ///
  /// A subpath without length is a dot: a disc with round caps, an upright square with square caps,
  /// nothing with butt caps; a mere `move` draws nothing. Parts so far out that they cannot be
  /// computed are left out. A width that is 0, negative or not finite gives an empty path.
  ///
  /// - Parameters:
  ///   - style: The pen.
  ///   - accuracy: How far the outline may be from the exact one along curves; at most 1,024 lines
  ///     replace a curve, and 0, negative or NaN asks for the finest of that.
  /// - Returns: Closed subpaths, all clockwise or holes in such.
  /// - Units: `accuracy` in the path's coordinates.
  /// - Accuracy: round joins and caps within 5e-6 of the width.
  public func stroked(_ style: StrokeStyle, accuracy: Double = 0.02) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var outliner = StrokeOutliner(style: style)
    for line in polylines(halfWidth: style.lineWidth / 2, accuracy: accuracy) {
      outliner.add(line)
    }
    return outliner.outline
  }

  /// The subpaths as chains of lines; those that consist of a `move` alone are left out.
  func polylines(halfWidth: Double, accuracy: Double) -> [Polyline] {
    var lines: [Polyline] = []
    var start = Point.zero
    var pen = Point.zero
    var current: Polyline?
    func openLine() -> Polyline { current ?? Polyline(start: pen, halfWidth: halfWidth) }
    for element in elements {
      switch element {
      case .move(let point):
        if let line = current { lines.append(line) }
        current = nil
        (start, pen) = (point, point)
      case .line(let point):
        var line = openLine()
        line.addLine(to: point, halfWidth: halfWidth)
        (current, pen) = (line, point)
      case .quadratic(let control, let point):
        var line = openLine()
        let curve = CubicCurve(start: pen, quadraticControl: control, end: point)
        line.addCubic(curve, halfWidth: halfWidth, accuracy: accuracy)
        (current, pen) = (line, point)
      case .cubic(let control1, let control2, let point):
        var line = openLine()
        let curve = CubicCurve(pen, control1, control2, point)
        line.addCubic(curve, halfWidth: halfWidth, accuracy: accuracy)
        (current, pen) = (line, point)
      case .close:
        var line = openLine()
        line.close()
        lines.append(line)
        (current, pen) = (nil, start)
      }
    }
    if let line = current { lines.append(line) }
    return lines
  }
}
