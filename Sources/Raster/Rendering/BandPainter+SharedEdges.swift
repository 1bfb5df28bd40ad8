// Where a clip covers a pixel in part, its group is cut there once, at its end. A shape that covers the
// pixel in part too must then be drawn with the share of the *clip's* area that it covers, or what both
// leave out would be taken away twice: coverage(shape and clip together) / coverage(clip).

extension BandPainter {
  /// Whether a row of a shape has partial pixels where an enclosing clip has some.
  @inline(__always)
  func sharesEdge(_ row: ConvexRow, _ y: Int) -> Bool {
    guard let group = scratch.groups.last, group.clipGroup >= 0 else { return false }
    return sharesEdge(row, y, from: group.clipGroup)
  }

  private func sharesEdge(_ row: ConvexRow, _ y: Int, from innermost: Int) -> Bool {
    var index = innermost
    while index >= 0 {
      let group = scratch.groups[index]
      let edge = scratch.rows[group.firstRow + y - group.rows.lowerBound]
      if row.middle < 255 && row.a < row.b {
        if meets(edge, row.x0, row.x1) { return true }
      } else if meets(edge, row.x0, row.a) || meets(edge, row.b, row.x1) {
        return true
      }
      index = group.outerClipGroup
    }
    return false
  }

  private func meets(_ edge: GroupRow, _ x0: Int, _ x1: Int) -> Bool {
    x1 > x0 && (x0 < edge.a && x1 > edge.x0 || x0 < edge.x1 && x1 > edge.b)
  }

  /// Changes the partial coverages of a shape, or of a clip inside a clip, to shares of the clip's area.
  func cutByClips(
    _ command: PlannedCommand, _ y: Int, _ columns: Range<Int>,
    _ bytes: UnsafeMutablePointer<UInt8>
  ) {
    let innermost = scratch.groups.last?.clipGroup ?? -1
    guard innermost >= 0 else { return }
    for x in columns {
      let place = x - columns.lowerBound
      let coverage = unsafe bytes[place]
      guard coverage != 0, coverage != 255 else { continue }
      unsafe bytes[place] = share(command, x, y, coverage, from: innermost)
    }
  }

  /// The share of the innermost clip that covers a pixel in part; the shape's own coverage if none does.
  private func share(
    _ command: PlannedCommand, _ x: Int, _ y: Int, _ coverage: UInt8, from innermost: Int
  ) -> UInt8 {
    var index = innermost
    while index >= 0 {
      let group = scratch.groups[index]
      let row = scratch.rows[group.firstRow + y - group.rows.lowerBound]
      if row.hasByte(at: x) {
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
