import Scene

// What two outlines cover of one pixel together. Away from rounded corners both are rectangles there.
// At a corner the pixel's square is cut by both outlines' edges and by eight chords of each arc in it,
// pushed outwards until they leave out as much of the arc's sector as they add.

extension Outline {
  /// The area of one pixel that the outline covers, 0 … 1.
  func area(inColumn column: Int, row: Int) -> Double {
    let y0 = max(top, Double(row))
    let y1 = min(bottom, Double(row) + 1)
    guard y1 > y0 else { return 0 }
    let x = Double(column)
    let left = RowBoundary(leftOf: self, from: y0, to: y1).area(inColumn: x)
    let right = RowBoundary(rightOf: self, from: y0, to: y1).area(inColumn: -1 - x)
    return max(0, left + right - (y1 - y0))
  }

  /// The area of one pixel that both outlines cover, 0 … 1.
  func sharedArea(with other: Outline, column: Int, row: Int) -> Double {
    if self == other { return area(inColumn: column, row: row) }
    let (x, y) = (Double(column), Double(row))
    let width = min(x + 1, right, other.right) - max(x, left, other.left)
    let height = min(y + 1, bottom, other.bottom) - max(y, top, other.top)
    guard width > 0, height > 0 else { return 0 }
    guard isRounded(inColumn: x, row: y) || other.isRounded(inColumn: x, row: y) else {
      return width * height
    }
    var polygon = ConvexPolygon(column: column, row: row)
    cut(&polygon, x, y)
    other.cut(&polygon, x, y)
    return polygon.area
  }

  /// Whether a pixel reaches into the square of a rounded corner.
  private func isRounded(inColumn x: Double, row y: Double) -> Bool {
    guard radius > 0 else { return false }
    let isLeft = x < left + radius
    let isRight = x + 1 > right - radius
    let isUpper = y < top + radius
    let isLower = y + 1 > bottom - radius
    return isLeft && isUpper && corners.contains(.minXMinY)
      || isLeft && isLower && corners.contains(.minXMaxY)
      || isRight && isUpper && corners.contains(.maxXMinY)
      || isRight && isLower && corners.contains(.maxXMaxY)
  }

  /// Leaves of a pixel's polygon what the outline covers.
  private func cut(_ polygon: inout ConvexPolygon, _ x: Double, _ y: Double) {
    let topLeft = Point(x: left, y: top)
    let bottomRight = Point(x: right, y: bottom)
    polygon.keepRight(of: topLeft, topLeft + Point(x: 1, y: 0))
    polygon.keepRight(of: bottomRight, bottomRight + Point(x: 0, y: 1))
    polygon.keepRight(of: bottomRight, bottomRight - Point(x: 1, y: 0))
    polygon.keepRight(of: topLeft, topLeft - Point(x: 0, y: 1))
    guard radius > 0 else { return }
    for (corner, signX, signY) in [
      (Corners.minXMinY, -1.0, -1.0), (.maxXMinY, 1, -1), (.minXMaxY, -1, 1), (.maxXMaxY, 1, 1),
    ] where corners.contains(corner) {
      let center = Point(
        x: signX < 0 ? left + radius : right - radius,
        y: signY < 0 ? top + radius : bottom - radius)
      cut(&polygon, center, signX, signY, x, y)
    }
  }

  /// Cuts by the part of a quarter circle that passes through the pixel.
  private func cut(
    _ polygon: inout ConvexPolygon, _ center: Point, _ signX: Double, _ signY: Double,
    _ x: Double, _ y: Double
  ) {
    // The pixel as ranges of distance from the centre, outwards on both axes.
    let (u0, u1) = signX < 0 ? (center.x - x - 1, center.x - x) : (x - center.x, x + 1 - center.x)
    let (v0, v1) = signY < 0 ? (center.y - y - 1, center.y - y) : (y - center.y, y + 1 - center.y)
    func leg(_ other: Double) -> Double {
      max(0, radius * radius - other * other).squareRoot()
    }
    guard u1 > 0, v1 > 0 else { return }
    let least = max(0, v0, leg(min(radius, u1)))
    let greatest = min(radius, v1, leg(max(0, min(radius, u0))))
    guard greatest > least else { return }
    var points = chordPoints(
      Point(x: leg(least), y: least), Point(x: leg(greatest), y: greatest))
    for index in points.indices {
      points[index] = Point(
        x: center.x + signX * points[index].x, y: center.y + signY * points[index].y)
    }
    // One mirror turns the way round.
    if signX * signY < 0 { points.reverse() }
    for index in 1..<points.count { polygon.keepRight(of: points[index - 1], points[index]) }
  }

  /// Nine points along an arc about the origin, for chords that enclose the arc's own area.
  private func chordPoints(_ start: Point, _ end: Point) -> [Point] {
    func between(_ p: Point, _ q: Point) -> Point {
      let sum = p + q
      return sum * (radius / (sum.x * sum.x + sum.y * sum.y).squareRoot())
    }
    let middle = between(start, end)
    let (first, last) = (between(start, middle), between(middle, end))
    let points = [
      start, between(start, first), first, between(first, middle), middle,
      between(middle, last), last, between(last, end), end,
    ]
    // A chord of angle θ leaves out θ³/12 of its sector's θ/2: longer spokes by 1 + θ²/12 make up for it.
    let chord = points[1] - points[0]
    let angle = (chord.x * chord.x + chord.y * chord.y) / (radius * radius)
    return points.map { $0 * (1 + angle / 12) }
  }
}
