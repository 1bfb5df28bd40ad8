import Scene

// What two outlines cover of one pixel together. If one of them has no rounded corner there, it leaves
// an upright rectangle of the pixel, and the other covers an area of that which is known exactly. If
// both have one, the pixel's square is cut by both outlines' edges and by eight chords of each arc in
// it, pushed outwards until they leave out as much of the arc's sector as they add.

extension Outline {
  /// The area of one pixel that the outline covers, 0 … 1.
  func area(inColumn column: Int, row: Int) -> Double {
    area(from: Point(x: Double(column), y: Double(row)), Size(width: 1, height: 1))
  }

  /// The area of an upright rectangle that the outline covers.
  private func area(from corner: Point, _ size: Size) -> Double {
    let x0 = max(left, corner.x)
    let x1 = min(right, corner.x + size.width)
    let y0 = max(top, corner.y)
    let y1 = min(bottom, corner.y + size.height)
    guard x1 > x0, y1 > y0 else { return 0 }
    guard isRounded(from: x0, y0, to: x1, y1) else { return (x1 - x0) * (y1 - y0) }
    let leftArea = RowBoundary(leftOf: self, from: y0, to: y1).area(from: x0, to: x1)
    let rightArea = RowBoundary(rightOf: self, from: y0, to: y1).area(from: -x1, to: -x0)
    return max(0, leftArea + rightArea - (x1 - x0) * (y1 - y0))
  }

  /// The area of one pixel that both outlines cover, 0 … 1.
  func sharedArea(with other: Outline, column: Int, row: Int) -> Double {
    let (x, y) = (Double(column), Double(row))
    if !other.isRounded(from: x, y, to: x + 1, y + 1) { return area(in: other, x, y) }
    if !isRounded(from: x, y, to: x + 1, y + 1) { return other.area(in: self, x, y) }
    if self == other { return area(inColumn: column, row: row) }
    var polygon = ConvexPolygon(column: column, row: row)
    cut(&polygon, x, y)
    other.cut(&polygon, x, y)
    return polygon.area
  }

  /// The area of the rectangle that another outline leaves of a pixel.
  private func area(in other: Outline, _ x: Double, _ y: Double) -> Double {
    let corner = Point(x: max(x, other.left), y: max(y, other.top))
    let size = Size(
      width: min(x + 1, other.right) - corner.x, height: min(y + 1, other.bottom) - corner.y)
    return size.width > 0 && size.height > 0 ? area(from: corner, size) : 0
  }

  /// Whether a rectangle reaches into the square of a rounded corner.
  private func isRounded(from x0: Double, _ y0: Double, to x1: Double, _ y1: Double) -> Bool {
    guard radius > 0 else { return false }
    let isLeft = x0 < left + radius
    let isRight = x1 > right - radius
    let isUpper = y0 < top + radius
    let isLower = y1 > bottom - radius
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
    let (nearU, nearV) = (max(0, u0), max(0, v0))
    guard nearU * nearU + nearV * nearV < radius * radius else { return polygon.removeAll() }
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
