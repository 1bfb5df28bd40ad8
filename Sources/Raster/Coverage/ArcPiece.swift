// The exact area beside a circular arc, column by column.
//
// The arc is the part of a circle of radius r about (center, 0) at distances v = first … last from the
// horizontal through the centre, on its left side: X(v) = center - √(r² - v²). The shape lies to its
// right. In one column the arc crosses the grid at most twice; between the crossings the area to its
// right is the trapezoid right of the chord and the sliver between chord and arc.
//
// With s = chord / 2r the sliver is r² (asin s - s √(1 - s²)); the series below, five terms of it, is
// within 0.0007 r² for a whole quarter circle, which is a column's only for r < 1, and far closer
// otherwise. Each column is computed from its own crossings, so a tile gives the picture's bytes.

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
    self.center = center
    self.radius = radius
    self.first = max(0, first)
    self.last = min(radius, last)
    leastX = center - Self.leg(radius, self.first)
    greatestX = center - Self.leg(radius, self.last)
  }

  /// How much height the piece spans, not above 0 if it is empty.
  var height: Double { last - first }

  /// The area of the piece's height in the column from `column` to `column + 1`, right of the arc.
  func area(inColumn column: Double) -> Double {
    let next = column + 1
    guard next > leastX else { return 0 }
    guard column < greatestX else { return height }
    let entersInside = column > leastX
    let leavesInside = next < greatestX
    let x0 = entersInside ? column : leastX
    let x1 = leavesInside ? next : greatestX
    let v0 = entersInside ? distance(atX: column) : first
    let v1 = leavesInside ? distance(atX: next) : last
    let chord = (v1 - v0) * (next - (x0 + x1) / 2)
    return v0 - first + chord + sliver(x1 - x0, v1 - v0)
  }

  /// The distance from the centre's horizontal at which the arc passes an x between its ends.
  private func distance(atX x: Double) -> Double {
    min(last, max(first, Self.leg(radius, center - x)))
  }

  /// The area between a chord, given by its two legs, and its arc.
  private func sliver(_ dx: Double, _ dv: Double) -> Double {
    let square = (dx * dx + dv * dv) / (4 * radius * radius)
    let series =
      2.0 / 3 + square * (1.0 / 5 + square * (3.0 / 28 + square * (5.0 / 72 + square * 35 / 704)))
    return radius * radius * square * square.squareRoot() * series
  }

  /// The second leg of a right triangle; 0 if rounding has made the first longer than the hypotenuse.
  private static func leg(_ hypotenuse: Double, _ leg: Double) -> Double {
    max(0, (hypotenuse - leg) * (hypotenuse + leg)).squareRoot()
  }
}
