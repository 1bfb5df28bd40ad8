/// Links the boundaries of slabs that lie under each other to contours.
struct LevelLinker {
  /// The part of an edge within a slab.
  struct Boundary {
    /// Where it meets the slab's upper level.
    var top: Double
    /// Where it meets the slab's lower level.
    var bottom: Double
    /// The whole edge.
    var edge: Edge
  }

  /// An edge of a polygon, from its upper to its lower end.
  struct Edge: Equatable {
    /// The upper end.
    var top: Point
    /// The lower end.
    var bottom: Point
  }

  /// A directed line of a contour.
  private struct Line {
    var start: Point
    /// The whole edge that the line is a part of.
    var edge: Edge
    var next = -1
  }

  private var lines: [Line] = []
  /// The last slab's boundaries with their lines, and its lower level.
  private var above: [(x: Double, line: Int)] = []
  private var level = 0.0

  /// Adds the next slab, whose upper level is the last one's lower level.
  mutating func addSlab(top: Double, bottom: Double, _ boundaries: [Boundary]) {
    var below: [(x: Double, line: Int)] = []
    below.reserveCapacity(boundaries.count)
    for (i, boundary) in boundaries.enumerated() {
      let isLeft = i % 2 == 0
      let start = isLeft ? Point(x: boundary.bottom, y: bottom) : Point(x: boundary.top, y: top)
      below.append((boundary.top, lines.count))
      lines.append(Line(start: start, edge: boundary.edge))
    }
    link(at: top, below: below)
    above = below
    for (i, boundary) in boundaries.enumerated() { above[i].x = boundary.bottom }
    level = bottom
  }

  /// Links the lines that meet at a level, with level ones where only one side is inside.
  private mutating func link(at y: Double, below: [(x: Double, line: Int)]) {
    guard !linkStraight(below) else { return }
    var arriving: [(x: Double, line: Int)] = []
    var leaving: [(x: Double, line: Int)] = []
    var steps: [(x: Double, change: Int)] = []
    // Left boundaries go up and right ones down, so that contours are clockwise.
    for (i, side) in above.enumerated() {
      i % 2 == 0 ? leaving.append(side) : arriving.append(side)
      steps.append((side.x, i % 2 == 0 ? -1 : 1))
    }
    for (i, side) in below.enumerated() {
      i % 2 == 0 ? arriving.append(side) : leaving.append(side)
      steps.append((side.x, i % 2 == 0 ? 1 : -1))
    }
    steps.sort { $0.x < $1.x }
    var surplus = 0
    for (i, step) in steps.enumerated() {
      surplus += step.change
      guard surplus != 0, i + 1 < steps.count, steps[i + 1].x > step.x else { continue }
      let (from, to) = surplus > 0 ? (step.x, steps[i + 1].x) : (steps[i + 1].x, step.x)
      for _ in 0..<abs(surplus) {
        leaving.append((from, lines.count))
        arriving.append((to, lines.count))
        let start = Point(x: from, y: y)
        lines.append(Line(start: start, edge: Edge(top: start, bottom: Point(x: to, y: y))))
      }
    }
    arriving.sort { ($0.x, $0.line) < ($1.x, $1.line) }
    leaving.sort { ($0.x, $0.line) < ($1.x, $1.line) }
    for (from, to) in zip(arriving, leaving) { lines[from.line].next = to.line }
  }

  /// Links the lines if each boundary goes on where it arrives: what happens at most levels.
  private mutating func linkStraight(_ below: [(x: Double, line: Int)]) -> Bool {
    guard above.count == below.count else { return false }
    for i in below.indices where above[i].x != below[i].x { return false }
    for i in below.indices {
      let (from, to) = i % 2 == 0 ? (below[i], above[i]) : (above[i], below[i])
      lines[from.line].next = to.line
    }
    return true
  }

  /// The contours, once every slab has been added.
  func path() -> Path {
    var whole = self
    whole.link(at: level, below: [])
    return whole.contours()
  }

  private func contours() -> Path {
    var path = Path()
    var isDone = [Bool](repeating: false, count: lines.count)
    for first in lines.indices where !isDone[first] {
      var contour: [Line] = []
      var i = first
      while i >= 0, !isDone[i] {
        isDone[i] = true
        contour.append(lines[i])
        i = lines[i].next
      }
      Self.append(Self.corners(of: contour), to: &path)
    }
    return path
  }

  /// The points of a contour without those on the way along an edge, or along two in one line.
  private static func corners(of contour: [Line]) -> [Point] {
    let turns = contour.indices.filter { i in
      let (line, before) = (contour[i], contour[i > 0 ? i - 1 : contour.count - 1])
      return line.edge != before.edge
    }
    let points = turns.map { contour[$0].start }
    return points.indices.filter { i in
      let way = points[i] - points[i > 0 ? i - 1 : points.count - 1]
      let next = points[i + 1 < points.count ? i + 1 : 0] - points[i]
      return way.x * next.y - way.y * next.x != 0
    }.map { points[$0] }
  }

  private static func append(_ corners: [Point], to path: inout Path) {
    guard let first = corners.first, corners.count > 2 else { return }
    path.move(to: first)
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
  }
}
