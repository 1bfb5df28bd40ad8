import Scene

// How much of each pixel lies inside an outline, or inside two outlines at once.
//
// Goals, in this order: obviously right; independent of the pipeline; quick enough for a thousand
// pictures of 64 x 64. A row of pixels is cut into slabs at every height where an edge begins, ends
// or crosses another. Inside a slab the edges are straight and keep their order from left to right,
// so what is inside is a sequence of trapezoids, whose areas are exact. There are no samples.

/// The area of each pixel of a picture that an outline covers, 0 … 1.
package struct AreaMap: Sendable {
  /// The pixels that have an area; others have none.
  package let box: PixelBox
  /// The areas, row by row.
  package private(set) var values: [Double]

  /// Takes the areas of what lies inside every one of `outlines`.
  package init(_ outlines: [Outline], in box: PixelBox) {
    self.init(box: box)
    let rules = outlines.map { $0.rule }
    for (row, pieces) in Self.slices(of: outlines, rows: box.rows).enumerated()
    where !pieces.isEmpty {
      var sweep = RowSweep(columns: box.columns)
      Self.add(pieces, rules: rules, to: &sweep)
      for (column, area) in sweep.sums.enumerated() {
        values[row * box.columns.count + column] = min(1, max(0, area))
      }
    }
  }

  /// Takes the areas of an outline as the pipeline's contract has them for paths: each part counts as
  /// often as the path winds round it, and the rule is applied to the sum in each pixel.
  ///
  /// Only in pixels where a path crosses or overlaps itself this is not the area of the inside.
  package init(summed outline: Outline, in box: PixelBox) {
    self.init(box: box)
    for (row, pieces) in Self.slices(of: [outline], rows: box.rows).enumerated() {
      var sweep = RowSweep(columns: box.columns)
      for piece in pieces {
        sweep.addRightOf(
          from: piece.xTop, to: piece.xBottom,
          height: (piece.bottom - piece.top) * Double(piece.edge.direction))
      }
      for (column, area) in sweep.sums.enumerated() {
        let sum = abs(area)
        let rest = sum.truncatingRemainder(dividingBy: 2)
        values[row * box.columns.count + column] =
          outline.rule == .nonZero ? min(1, sum) : rest > 1 ? 2 - rest : rest
      }
    }
  }

  private init(box: PixelBox) {
    self.box = box
    values = Array(repeating: 0, count: box.count)
  }

  /// The area of a pixel; only those in the box can be set.
  package subscript(x: Int, y: Int) -> Double {
    get {
      guard let index = box.index(x, y) else { return 0 }
      return values[index]
    }
    set {
      if let index = box.index(x, y) { values[index] = newValue }
    }
  }

  /// The parts of all edges that lie in each of `rows`, each row's from the uppermost on.
  private static func slices(of outlines: [Outline], rows: Range<Int>) -> [[Piece]] {
    guard !rows.isEmpty else { return [] }
    var slices: [[Piece]] = Array(repeating: [], count: rows.count)
    for (layer, outline) in outlines.enumerated() {
      for edge in outline.edges {
        guard edge.y1 > Double(rows.lowerBound), edge.y0 < Double(rows.upperBound) else { continue }
        let first = Int(max(edge.y0, Double(rows.lowerBound)))
        let last = Int(min(edge.y1, Double(rows.upperBound - 1)))
        for row in first...last {
          let top = max(edge.y0, Double(row))
          let bottom = min(edge.y1, Double(row + 1))
          if top < bottom {
            slices[row - rows.lowerBound].append(
              Piece(edge: edge, layer: layer, top: top, bottom: bottom))
          }
        }
      }
    }
    for row in slices.indices { slices[row].sort { $0.top < $1.top } }
    return slices
  }

  /// The part of an edge inside one row.
  private struct Piece {
    let edge: Outline.Edge
    let layer: Int
    let top: Double
    let bottom: Double
    let xTop: Double
    let xBottom: Double

    init(edge: Outline.Edge, layer: Int, top: Double, bottom: Double) {
      self.edge = edge
      self.layer = layer
      self.top = top
      self.bottom = bottom
      xTop = edge.x(at: top)
      xBottom = edge.x(at: bottom)
    }

    var left: Double { min(xTop, xBottom) }
    var right: Double { max(xTop, xBottom) }
  }

  /// Adds what lies inside in one row of pixels.
  private static func add(_ pieces: [Piece], rules: [FillRule], to sweep: inout RowSweep) {
    let heights = cuts(of: pieces)
    var winding = [Int](repeating: 0, count: rules.count)
    var active: [(x: Double, index: Int)] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      let middle = (top + bottom) / 2
      active.removeAll(keepingCapacity: true)
      for (index, piece) in pieces.enumerated() {
        guard piece.top < middle else { break }
        if piece.bottom > middle { active.append((piece.edge.x(at: middle), index)) }
      }
      active.sort { $0.x < $1.x }
      for layer in winding.indices { winding[layer] = 0 }
      var wasInside = false
      for (_, index) in active {
        let piece = pieces[index]
        winding[piece.layer] += piece.edge.direction
        var isInside = true
        for (layer, rule) in rules.enumerated() {
          let count = winding[layer]
          isInside = isInside && (rule == .nonZero ? count != 0 : count & 1 != 0)
        }
        guard isInside != wasInside else { continue }
        wasInside = isInside
        sweep.addRightOf(
          from: piece.edge.x(at: top), to: piece.edge.x(at: bottom),
          height: isInside ? bottom - top : top - bottom)
      }
    }
  }

  /// The heights that part the slabs, in order.
  private static func cuts(of pieces: [Piece]) -> [Double] {
    var heights: [Double] = []
    for piece in pieces { heights += [piece.top, piece.bottom] }
    for (index, a) in pieces.enumerated() {
      for b in pieces[(index + 1)...] {
        let (top, bottom) = (b.top, min(a.bottom, b.bottom))
        guard top < bottom else { break }
        guard a.left < b.right, b.left < a.right else { continue }
        let before = a.edge.x(at: top) - b.edge.x(at: top)
        let after = a.edge.x(at: bottom) - b.edge.x(at: bottom)
        if before * after < 0 { heights.append(top + (bottom - top) * before / (before - after)) }
      }
    }
    heights.sort()
    var distinct: [Double] = []
    for height in heights where distinct.last.map({ height - $0 > 1e-12 }) ?? true {
      distinct.append(height)
    }
    return distinct
  }
}
