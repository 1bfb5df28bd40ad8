/// The moves of a glyph's points where only some are told: those between two that are told of, along the
/// contour, move with them.
///
/// - Source: OpenType 1.9, `gvar`, "Inferred deltas for un-referenced point numbers".
struct PointInterpolation {
  /// By how much each point moves.
  private(set) var moves: [Point]
  private let points: [Point]
  private var isTold: [Bool]

  /// Begins with points that stay.
  init(_ points: [Point]) {
    self.points = points
    moves = [Point](repeating: .zero, count: points.count)
    isTold = [Bool](repeating: false, count: points.count)
  }

  /// Says how a point moves.
  mutating func tell(_ point: Int, _ move: Point) {
    moves[point] = move
    isTold[point] = true
  }

  /// Moves the other points of the contours that end at these points.
  mutating func interpolate(ends: [Int]) {
    var start = 0
    for end in ends where end < points.count {
      if start <= end { interpolate(start...end) }
      start = end + 1
    }
  }

  /// Goes round a contour, from each point that is told of to the next.
  private mutating func interpolate(_ contour: ClosedRange<Int>) {
    guard let first = contour.first(where: { isTold[$0] }) else { return }
    var last = first
    for point in first + 1..<contour.upperBound + 1 where isTold[point] {
      for between in last + 1..<point { move(between, last, point) }
      last = point
    }
    // Those behind the last and those before the first lie between the two.
    for between in last + 1..<contour.upperBound + 1 { move(between, last, first) }
    for between in contour.lowerBound..<first { move(between, last, first) }
  }

  private mutating func move(_ point: Int, _ a: Int, _ b: Int) {
    moves[point] = Point(
      x: Self.move(points[point].x, points[a].x, points[b].x, moves[a].x, moves[b].x),
      y: Self.move(points[point].y, points[a].y, points[b].y, moves[a].y, moves[b].y))
  }

  /// The move of a number between two that move by `moveA` and `moveB`; one that lies beyond them moves
  /// with the nearer.
  private static func move(
    _ number: Double, _ a: Double, _ b: Double, _ moveA: Double, _ moveB: Double
  ) -> Double {
    if a == b { return moveA == moveB ? moveA : 0 }
    if a > b { return move(number, b, a, moveB, moveA) }
    if number <= a { return moveA }
    if number >= b { return moveB }
    return moveA + (number - a) * (moveB - moveA) / (b - a)
  }
}
