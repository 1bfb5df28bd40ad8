// The union of polygons, as contours that neither cross nor cover each other.
//
// Goals, in order: no input makes it trap or loop; the area is right to the grid; few lines out.
//
// The plane is cut into slabs at every corner and every crossing, so that within a slab edges do not
// cross. In each slab the edges are sorted and the winding number is counted across: where it becomes
// or ceases to be 0, an edge is a boundary. Between two slabs level boundaries go where one is inside
// and the other is not. Boundaries are then linked, at each level from left to right: as many arrive
// at a place as leave it, whatever was rounded. All heights lie on a grid of 1/256, so that edges
// that were meant to coincide do.

/// Adds up polygons, each of which counts where its winding number is not 0.
///
/// - Complexity: O(n²) in the number of edges.
struct PolygonUnion {
  /// An edge of a polygon that is not level, from its upper to its lower end.
  private struct Edge {
    var top: Point
    var bottom: Point
    /// 1 if the polygon goes down here, -1 if it goes up.
    var winding: Int

    func x(at y: Double) -> Double {
      if y == top.y { return top.x }
      if y == bottom.y { return bottom.x }
      return top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
    }
  }

  private var edges: [Edge] = []

  /// Adds a path; its curves count as the lines between their ends.
  mutating func add(_ path: Path) {
    var start = Point.zero
    var pen = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        addEdge(pen, start)
        start = Self.snapped(point)
        pen = start
      case .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
        let end = Self.snapped(point)
        addEdge(pen, end)
        pen = end
      case .close:
        addEdge(pen, start)
        pen = start
      }
    }
    addEdge(pen, start)
  }

  /// The union of what was added: closed, clockwise round its parts and the other way round its holes.
  func path() -> Path {
    let levels = levels()
    guard levels.count > 1 else { return Path() }
    let sorted = edges.sorted { $0.top.y < $1.top.y }
    var outline = LevelLinker()
    var active: [Edge] = []
    var next = 0
    for i in 1..<levels.count {
      let (top, bottom) = (levels[i - 1], levels[i])
      active.removeAll { $0.bottom.y <= top }
      while next < sorted.count, sorted[next].top.y <= top {
        if sorted[next].bottom.y > top { active.append(sorted[next]) }
        next += 1
      }
      outline.addSlab(top: top, bottom: bottom, boundaries(of: active, top, bottom))
    }
    return outline.path()
  }

  private static func snapped(_ point: Point) -> Point {
    Point(x: (point.x * 256).rounded() / 256, y: (point.y * 256).rounded() / 256)
  }

  private mutating func addEdge(_ a: Point, _ b: Point) {
    guard a.y != b.y else { return }
    edges.append(
      a.y < b.y ? Edge(top: a, bottom: b, winding: 1) : Edge(top: b, bottom: a, winding: -1))
  }
}

extension PolygonUnion {
  /// The heights of all corners and crossings, without repetition, from the top.
  private func levels() -> [Double] {
    var heights: [Double] = []
    let sorted = edges.sorted { $0.top.y < $1.top.y }
    for (i, edge) in sorted.enumerated() {
      heights.append(edge.top.y)
      heights.append(edge.bottom.y)
      for other in sorted[(i + 1)...] {
        guard other.top.y < edge.bottom.y else { break }
        if let y = Self.crossing(edge, other) { heights.append(y) }
      }
    }
    heights.sort()
    var levels: [Double] = []
    for height in heights where levels.last != height { levels.append(height) }
    return levels
  }

  /// Where two edges change their order, on the grid, if they do.
  private static func crossing(_ a: Edge, _ b: Edge) -> Double? {
    guard
      min(a.top.x, a.bottom.x) < max(b.top.x, b.bottom.x),
      min(b.top.x, b.bottom.x) < max(a.top.x, a.bottom.x)
    else { return nil }
    let (top, bottom) = (max(a.top.y, b.top.y), min(a.bottom.y, b.bottom.y))
    let before = a.x(at: top) - b.x(at: top)
    let after = a.x(at: bottom) - b.x(at: bottom)
    // Written so that edges that meet at an end do not count.
    guard before < 0 && after > 0 || before > 0 && after < 0 else { return nil }
    let y = top + (bottom - top) * (before / (before - after))
    return (y * 256).rounded() / 256
  }

  /// The edges of a slab that have inside on one side only, in pairs of a left and a right one.
  private func boundaries(
    of active: [Edge], _ top: Double, _ bottom: Double
  ) -> [LevelLinker.Boundary] {
    let middle = (top + bottom) / 2
    var order = active.map { (x: $0.x(at: middle), edge: $0) }
    order.sort { $0.x < $1.x }
    var boundaries: [LevelLinker.Boundary] = []
    var winding = 0
    var i = 0
    while i < order.count {
      let edge = order[i].edge
      let before = winding
      // Edges that coincide change the winding number together.
      repeat {
        winding += order[i].edge.winding
        i += 1
      } while i < order.count && order[i].x - order[i - 1].x < 1e-6
      guard (before == 0) != (winding == 0) else { continue }
      boundaries.append(
        LevelLinker.Boundary(
          top: edge.x(at: top), bottom: edge.x(at: bottom),
          edge: LevelLinker.Edge(top: edge.top, bottom: edge.bottom)))
    }
    return boundaries
  }
}
