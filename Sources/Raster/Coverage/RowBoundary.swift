import Scene

/// The left boundary of a shape in one row of pixels: part of an upper arc, of a straight edge, of a
/// lower arc.
///
/// A right boundary is the left boundary of the mirrored shape: the same code, with x negated and
/// the range x0 … x1 become -x1 … -x0.
struct RowBoundary {
  private let upper: ArcPiece
  private let lower: ArcPiece
  private let edge: Double
  private let edgeHeight: Double
  /// The least x of the boundary in this row.
  let leastX: Double
  /// The greatest x of the boundary in this row.
  let greatestX: Double

  /// The left boundary of `outline` between two heights within its own.
  init(leftOf outline: Outline, from y0: Double, to y1: Double) {
    self.init(
      edge: outline.left, outline: outline, upperRadius: outline.radius(.minXMinY),
      lowerRadius: outline.radius(.minXMaxY), from: y0, to: y1)
  }

  /// The right boundary, mirrored.
  init(rightOf outline: Outline, from y0: Double, to y1: Double) {
    self.init(
      edge: -outline.right, outline: outline, upperRadius: outline.radius(.maxXMinY),
      lowerRadius: outline.radius(.maxXMaxY), from: y0, to: y1)
  }

  private init(
    edge: Double, outline: Outline, upperRadius: Double, lowerRadius: Double, from y0: Double,
    to y1: Double
  ) {
    let upperEnd = outline.top + upperRadius
    let lowerStart = outline.bottom - lowerRadius
    upper = ArcPiece(
      center: edge + upperRadius, radius: upperRadius, first: upperEnd - min(y1, upperEnd),
      last: upperEnd - y0)
    lower = ArcPiece(
      center: edge + lowerRadius, radius: lowerRadius, first: max(y0, lowerStart) - lowerStart,
      last: y1 - lowerStart)
    self.edge = edge
    edgeHeight = max(0, min(y1, lowerStart) - max(y0, upperEnd))
    var least = edgeHeight > 0 ? edge : .infinity
    var greatest = edgeHeight > 0 ? edge : -.infinity
    if upper.height > 0 {
      least = min(least, upper.leastX)
      greatest = max(greatest, upper.greatestX)
    }
    if lower.height > 0 {
      least = min(least, lower.leastX)
      greatest = max(greatest, lower.greatestX)
    }
    leastX = least
    greatestX = greatest
  }

  /// The area of the row right of the boundary between two x.
  func area(from x0: Double, to x1: Double) -> Double {
    var sum = max(0, x1 - max(x0, edge)) * edgeHeight
    if upper.height > 0 { sum += upper.area(from: x0, to: x1) }
    if lower.height > 0 { sum += lower.area(from: x0, to: x1) }
    return sum
  }
}
