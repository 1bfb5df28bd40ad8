// Where a clip covers a pixel in part, its group is cut there once, at its end. A shape that covers the
// pixel in part too must then be drawn with the share of the *clip's* area that it covers, or what both
// leave out would be taken away twice: coverage(shape and clip together) / coverage(clip).

extension BandPainter {
  /// Whether a row of a shape has partial pixels where an enclosing clip has some.
  @inline(__always)
  func sharesEdge(_ row: ConvexRow, _ y: Int) -> Bool {
    let innermost = innermostClip
    return innermost >= 0 && sharesEdge(row, y, from: innermost)
  }

  /// The place of the innermost group that clips, or -1.
  @inline(__always)
  private var innermostClip: Int {
    let depth = memory.groups.count
    return unsafe depth > 0 ? memory.groups.base[depth - 1].clipGroup : -1
  }

  private func sharesEdge(_ row: ConvexRow, _ y: Int, from innermost: Int) -> Bool {
    var index = innermost
    while index >= 0 {
      let group = unsafe memory.groups.base + index
      let edge = unsafe memory.rows.base[group.pointee.firstRow + y - group.pointee.y0]
      if row.middle < 255 && row.a < row.b {
        if meets(edge, row.x0, row.x1) { return true }
      } else if meets(edge, row.x0, row.a) || meets(edge, row.b, row.x1) {
        return true
      }
      index = unsafe group.pointee.outerClipGroup
    }
    return false
  }

  private func meets(_ edge: GroupRow, _ x0: Int, _ x1: Int) -> Bool {
    max(x0, edge.x0) < min(x1, edge.a) || max(x0, edge.b) < min(x1, edge.x1)
  }

  /// Changes the partial coverages of a shape, or of a clip inside a clip, to shares of the clip's area.
  func cutByClips(
    _ command: PlannedCommand, _ y: Int, _ columns: Columns,
    _ bytes: UnsafeMutablePointer<UInt8>
  ) {
    let innermost = innermostClip
    var index = innermost
    while index >= 0 {
      let group = unsafe memory.groups.base + index
      let edge = unsafe memory.rows.base[group.pointee.firstRow + y - group.pointee.y0]
      for part in [Columns(x0: edge.x0, x1: edge.a), Columns(x0: edge.b, x1: edge.x1)] {
        let met = columns.intersection(part)
        for x in met.x0..<max(met.x0, met.x1) {
          let coverage = unsafe bytes[x - columns.x0]
          guard coverage != 0, coverage != 255 else { continue }
          // A pixel that two clips meet is done twice, with one result: it comes from the areas.
          unsafe bytes[x - columns.x0] = share(command, x, y, coverage, from: innermost)
        }
      }
      index = unsafe group.pointee.outerClipGroup
    }
  }

  /// The share of the innermost clip that covers a pixel in part; the shape's own coverage if none does.
  private func share(
    _ command: PlannedCommand, _ x: Int, _ y: Int, _ coverage: UInt8, from innermost: Int
  ) -> UInt8 {
    var index = innermost
    while index >= 0 {
      let group = unsafe memory.groups.base[index]
      let row = unsafe memory.rows.base[group.firstRow + y - group.y0]
      // A clip that leaves all of what the clips around it leave cuts nothing here: they count.
      if let place = row.place(ofByteAt: x), unsafe memory.coverage.base[place] < 255 {
        // A clip by a path has no exact rule: shapes keep their own coverage there.
        guard !group.outline.isEmpty else { return coverage }
        let area = group.outline.area(inColumn: x, row: y)
        guard area > 0 else { return coverage }
        if area < 1 {
          var shared = command.outline.sharedArea(with: group.outline, column: x, row: y)
          if command.kind == .ring {
            shared -= command.inner.sharedArea(with: group.outline, column: x, row: y)
          }
          return Outline.byte(shared / area)
        }
      }
      index = group.outerClipGroup
    }
    return coverage
  }
}
