// Where a clip covers a pixel in part, its group is cut there once, at its end. A shape that covers the
// pixel in part too must then be drawn with the share of the *clip's* area that it covers, or what both
// leave out would be taken away twice: coverage(shape and clip together) / coverage(clip).

extension BandPainter {
  /// How many clips around a shape are looked at.
  ///
  /// Farther out a shape keeps its own coverage: work in deep trees must not grow with the square of
  /// their depth. Counted in the list, and not among the clips with an edge in the row, which a tile
  /// may have fewer of.
  private static let searchLimit = 64

  /// The innermost group whose clip covers pixels of a row in part, or -1.
  @inline(__always)
  func edgedClip(ofRow y: Int) -> Int {
    let depth = memory.groups.count
    guard depth > 0 else { return -1 }
    return unsafe groupRow(memory.groups.base + (depth - 1), y).pointee.edgedClip
  }

  /// The place of the coverage of the only clip that has an edge in a row; -1 if there are more.
  @inline(__always)
  func placeOfOnlyEdge(ofRow y: Int) -> Int {
    let edge = unsafe groupRow(memory.groups.base + edgedClip(ofRow: y), y).pointee
    return edge.outerEdgedClip < 0 ? edge.coverage : -1
  }

  @inline(__always)
  private func groupRow(
    _ group: UnsafeMutablePointer<OpenGroup>, _ y: Int
  ) -> UnsafeMutablePointer<GroupRow> {
    unsafe memory.rows.base + (group.pointee.firstRow &+ y &- group.pointee.y0)
  }

  /// Whether a row of a shape has partial pixels where an enclosing clip has some.
  @inline(__always)
  func sharesEdge(_ command: PlannedCommand, _ row: ConvexRow, _ y: Int) -> Bool {
    let innermost = edgedClip(ofRow: y)
    return innermost >= 0 && sharesEdge(command, row, y, from: innermost)
  }

  private func sharesEdge(
    _ command: PlannedCommand, _ row: ConvexRow, _ y: Int, from innermost: Int
  ) -> Bool {
    var index = innermost
    while index >= 0 && isNear(index, command) {
      let edge = unsafe groupRow(memory.groups.base + index, y).pointee
      if row.middle < 255 && row.a < row.b {
        if meets(edge, row.x0, row.x1) { return true }
      } else if meets(edge, row.x0, row.a) || meets(edge, row.b, row.x1) {
        return true
      }
      index = edge.outerEdgedClip
    }
    return false
  }

  /// Whether a group is among the clips around a shape that are looked at.
  @inline(__always)
  private func isNear(_ index: Int, _ command: PlannedCommand) -> Bool {
    unsafe command.clipDepth &- memory.groups.base[index].clipDepth <= Self.searchLimit
  }

  private func meets(_ edge: GroupRow, _ x0: Int, _ x1: Int) -> Bool {
    max(x0, edge.x0) < min(x1, edge.a) || max(x0, edge.b) < min(x1, edge.x1)
  }

  /// Changes the partial coverages of a shape, or of a clip inside a clip, to shares of the clip's area.
  func cutByClips(
    _ command: PlannedCommand, _ y: Int, _ columns: Columns,
    _ bytes: UnsafeMutablePointer<UInt8>
  ) {
    let innermost = edgedClip(ofRow: y)
    guard innermost >= 0, columns.x1 > columns.x0 else { return }
    let edge = unsafe groupRow(memory.groups.base + innermost, y).pointee
    guard edge.outerEdgedClip < 0 else {
      return unsafe cut(command, y, columns, columns.x0, bytes, innermost)
    }
    // With one clip only its own edge's pixels can change.
    let left = Columns(x0: edge.x0, x1: edge.a).intersection(columns)
    let right = Columns(x0: edge.b, x1: edge.x1).intersection(columns)
    unsafe cut(command, y, left, columns.x0, bytes, innermost)
    unsafe cut(command, y, right, columns.x0, bytes, innermost)
  }

  /// Changes the coverages of some columns; `bytes` begins at column `first`.
  private func cut(
    _ command: PlannedCommand, _ y: Int, _ columns: Columns, _ first: Int,
    _ bytes: UnsafeMutablePointer<UInt8>, _ innermost: Int
  ) {
    var x = columns.x0
    while x < columns.x1 {
      let coverage = unsafe bytes[x - first]
      if coverage != 0 && coverage != 255 {
        unsafe bytes[x - first] = share(command, x, y, coverage, from: innermost)
      }
      x += 1
    }
  }

  /// The share of the innermost clip that covers a pixel in part; the shape's own coverage if none does.
  private func share(
    _ command: PlannedCommand, _ x: Int, _ y: Int, _ coverage: UInt8, from innermost: Int
  ) -> UInt8 {
    var index = innermost
    while index >= 0 && isNear(index, command) {
      let group = unsafe memory.groups.base + index
      let row = unsafe groupRow(group, y).pointee
      // A clip that leaves all of what the clips around it leave cuts nothing here: they count.
      if let place = row.place(ofByteAt: x), unsafe memory.coverage.base[place] < 255 {
        let clip = unsafe group.pointee.outline
        // A clip by a path has no exact rule: shapes keep their own coverage there.
        guard !clip.isEmpty else { return coverage }
        let area = clip.area(inColumn: x, row: y)
        guard area > 0 else { return coverage }
        if area < 1 { return Outline.byte(sharedArea(command, clip, x, y) / area) }
      }
      index = row.outerEdgedClip
    }
    return coverage
  }

  private func sharedArea(_ command: PlannedCommand, _ clip: Outline, _ x: Int, _ y: Int) -> Double
  {
    let area = command.outline.sharedArea(with: clip, column: x, row: y)
    guard command.kind == .ring else { return area }
    return area - command.inner.sharedArea(with: clip, column: x, row: y)
  }
}
