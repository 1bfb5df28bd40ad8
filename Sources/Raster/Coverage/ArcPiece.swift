// The exact area beside a circular arc, column by column.
//
// The arc is the part of a circle of radius r about (center, 0) at distances v = first … last from the
// horizontal through the centre, on its left side: X(v) = center - √(r² - v²). The shape lies to its
// right. In one column the arc crosses the grid at most twice; between the crossings the area to its
// right is the trapezoid right of the chord and the sliver between chord and arc.
//
// With s = chord / 2r the sliver is r² (asin s - s √(1 - s²)), as a series r² s³ (2/3 + s²/5 + …). A
// chord is its legs times the cosines of its direction, which is that of the tangent at its middle; so
// short chords need no square root, only the factor 1 / √(1 - s²), whose series is multiplied in. Each
// column is computed from its own crossings, so a tile gives the picture's bytes.

/// A piece of a circular arc that bounds a row of a shape on its left.
struct ArcPiece {
  let center: Double
  let radius: Double
  /// The least distance from the horizontal through the centre, 0 … `last`.
  let first: Double
  /// The greatest distance, `first` … `radius`.
  let last: Double
  /// The least X: at `first`.
  let leastX: Double
  /// The greatest X: at `last`.
  let greatestX: Double

  init(center: Double, radius: Double, first: Double, last: Double) {
    let (first, last) = (max(0, first), min(radius, last))
    self.init(
      center: center, radius: radius, first: first, last: last,
      leastX: center - Self.leg(radius, first), greatestX: center - Self.leg(radius, last))
  }

  /// Creates a piece whose ends are known.
  @inline(__always)
  init(
    center: Double, radius: Double, first: Double, last: Double, leastX: Double,
    greatestX: Double
  ) {
    self.center = center
    self.radius = radius
    self.first = first
    self.last = last
    self.leastX = leastX
    self.greatestX = greatestX
  }

  /// The height the piece spans, not above 0 if it is empty.
  var height: Double { last - first }

  /// The area of the piece's height between two x, right of the arc.
  func area(from x0: Double, to x1: Double) -> Double {
    guard x0 < greatestX else { return height * (x1 - x0) }
    guard x1 > leastX else { return 0 }
    var end = start(at: x0)
    return advance(&end, from: x0, to: x1)
  }

  /// Where the piece enters a column from the left: at its edge, or where the piece begins.
  @inline(__always)
  func start(at x: Double) -> (x: Double, v: Double) {
    x > leastX ? (x, distance(atX: x)) : (leastX, first)
  }

  /// Moves an end of the piece from a column's left edge on to its right one, and gives the area in it.
  @inline(__always)
  func advance(_ end: inout (x: Double, v: Double), from x0: Double, to x1: Double) -> Double {
    let from = end
    end = x1 < greatestX ? (x1, distance(atX: x1)) : (greatestX, last)
    let dx = end.x - from.x
    let dv = end.v - from.v
    let chord = dv * (x1 - (from.x + end.x) / 2)
    return (from.v - first) * (x1 - x0) + chord
      + sliver(dx, dv, center - (from.x + end.x) / 2, (from.v + end.v) / 2)
  }

  /// The distance from the centre's horizontal at which the arc passes an x between its ends.
  @inline(__always)
  private func distance(atX x: Double) -> Double {
    min(last, max(first, Self.leg(radius, center - x)))
  }

  /// The area between a chord, given by its legs and its middle from the centre, and its arc.
  @inline(__always)
  private func sliver(_ dx: Double, _ dv: Double, _ middleX: Double, _ middleV: Double) -> Double {
    let square = (dx * dx + dv * dv) / (4 * radius * radius)
    guard square < 1.0 / 32 else { return wideSliver(square) }
    let series = 2.0 / 3 + square * (8.0 / 15 + square * (16.0 / 35 + square * 128 / 315))
    return square * (dx * middleV + dv * middleX) / 2 * series
  }

  /// The same for a chord that is long for its circle.
  private func wideSliver(_ square: Double) -> Double {
    let series =
      2.0 / 3 + square * (1.0 / 5 + square * (3.0 / 28 + square * (5.0 / 72 + square * 35 / 704)))
    return radius * radius * square * square.squareRoot() * series
  }

  /// The second leg of a right triangle; 0 if rounding has made the first longer than the hypotenuse.
  @inline(__always)
  static func leg(_ hypotenuse: Double, _ leg: Double) -> Double {
    max(0, (hypotenuse - leg) * (hypotenuse + leg)).squareRoot()
  }
}
