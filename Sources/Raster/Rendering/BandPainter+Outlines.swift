extension BandPainter {
  /// Fills a rectangle or rounded rectangle.
  func fillOutline(_ command: PlannedCommand) {
    let area = command.bounds.intersection(band)
    let columns = Columns(x0: area.x0, x1: area.x1)
    let straight = command.outline.straightRows
    var y = area.y0
    while y < area.y1 {
      let bytes = unsafe memory.bytes
      let row = unsafe command.outline.coverage(ofRow: y, columns: columns, into: bytes)
      if y >= straight.lowerBound && y < straight.upperBound {
        let end = min(straight.upperBound, area.y1)
        unsafe draw(row, bytes, command, y, end, area)
        y = end
      } else {
        unsafe draw(row, bytes, command, y, y + 1, area)
        y += 1
      }
    }
  }

  /// Draws rows that all have the same coverage.
  @inline(__always)
  private func draw(
    _ row: ConvexRow, _ bytes: UnsafeMutablePointer<UInt8>, _ command: PlannedCommand, _ y0: Int,
    _ y1: Int, _ area: PixelBounds
  ) {
    guard !row.isEmpty else { return }
    let inGroup = memory.groups.count > 0
    // The clip's edge that `memory.mixedBytes` are the shares at, by the place of its coverage.
    var sharedEdge = -1
    for y in y0..<y1 {
      guard inGroup else {
        unsafe drawWhole(row, bytes, command, y)
        continue
      }
      let allowed = columns(ofRow: y, in: area)
      if !sharesEdge(command, row, y) {
        unsafe draw(row, bytes, command, y, allowed)
      } else if row.middle == 255 || row.a == row.b {
        let edge = placeOfOnlyEdge(ofRow: y)
        if edge < 0 || edge != sharedEdge { unsafe takeShares(row, bytes, command, y) }
        sharedEdge = edge
        unsafe draw(row, memory.mixedBytes, command, y, allowed)
      } else {
        unsafe drawLow(row, bytes, command, y, allowed)
      }
    }
  }

  @inline(__always)
  private func draw(
    _ row: ConvexRow, _ bytes: UnsafeMutablePointer<UInt8>, _ command: PlannedCommand, _ y: Int,
    _ allowed: Columns
  ) {
    if allowed.x0 <= row.x0 && row.x1 <= allowed.x1 {
      unsafe drawWhole(row, bytes, command, y)
    } else {
      unsafe drawCut(row, bytes, command, y, allowed)
    }
  }

  /// Draws a row of which nothing is cut off.
  @inline(__always)
  private func drawWhole(
    _ row: ConvexRow, _ bytes: UnsafeMutablePointer<UInt8>, _ command: PlannedCommand, _ y: Int
  ) {
    if command.hasImage {
      return unsafe drawCut(row, bytes, command, y, Columns(x0: row.x0, x1: row.x1))
    }
    let line = unsafe self.row(y)
    let left = row.a &- row.x0
    let right = row.x1 &- row.b
    unsafe BlendKernel.mixFew(line + row.x0, left, command.color, command.alpha, coverage: bytes)
    mix(command, y, Columns(x0: row.a, x1: row.b), coverage: row.middle)
    unsafe BlendKernel.mixFew(
      line + row.b, right, command.color, command.alpha, coverage: bytes + left)
  }

  /// Draws the columns of a row that a group lets it draw.
  @inline(never)
  private func drawCut(
    _ row: ConvexRow, _ bytes: UnsafeMutablePointer<UInt8>, _ command: PlannedCommand, _ y: Int,
    _ allowed: Columns
  ) {
    let left = Columns(x0: row.x0, x1: row.a).intersection(allowed)
    unsafe mix(command, y, left, first: row.x0, bytes)
    let middle = Columns(x0: row.a, x1: row.b).intersection(allowed)
    mix(command, y, middle, coverage: row.middle)
    unsafe mix(
      command, y, Columns(x0: row.b, x1: row.x1).intersection(allowed), first: row.b,
      bytes + (row.a &- row.x0))
  }

  /// Puts a row's partial coverages into `memory.mixedBytes`, as shares of the clips' areas.
  @inline(never)
  private func takeShares(
    _ row: ConvexRow, _ bytes: UnsafeMutablePointer<UInt8>, _ command: PlannedCommand, _ y: Int
  ) {
    let coverage = unsafe memory.mixedBytes
    let left = row.a - row.x0
    unsafe coverage.update(from: bytes, count: left + row.x1 - row.b)
    unsafe cutByClips(command, y, Columns(x0: row.x0, x1: row.a), coverage)
    unsafe cutByClips(command, y, Columns(x0: row.b, x1: row.x1), coverage + left)
  }

  /// Draws a row that is lower than a pixel, and so partial everywhere, under a clip's edge.
  @inline(never)
  private func drawLow(
    _ row: ConvexRow, _ bytes: UnsafeMutablePointer<UInt8>, _ command: PlannedCommand, _ y: Int,
    _ allowed: Columns
  ) {
    let columns = Columns(x0: row.x0, x1: row.x1)
    unsafe spread(row, bytes, into: memory.mixedBytes)
    unsafe cutByClips(command, y, columns, memory.mixedBytes)
    unsafe mix(command, y, columns.intersection(allowed), first: row.x0, memory.mixedBytes)
  }

  /// Writes out a row's coverage, a byte a column from `row.x0`.
  func spread(
    _ row: ConvexRow, _ bytes: UnsafeMutablePointer<UInt8>,
    into spread: UnsafeMutablePointer<UInt8>
  ) {
    let left = row.a - row.x0
    let middle = row.b - row.a
    unsafe spread.update(from: bytes, count: left)
    unsafe (spread + left).update(repeating: row.middle, count: middle)
    unsafe (spread + left + middle).update(from: bytes + left, count: row.x1 - row.b)
  }

  /// Fills a border: what the outer outline covers less what the inner one does.
  func fillRing(_ command: PlannedCommand) {
    let area = command.bounds.intersection(band)
    let columns = Columns(x0: area.x0, x1: area.x1)
    for y in area.y0..<area.y1 {
      let outer = unsafe command.outline.coverage(ofRow: y, columns: columns, into: memory.bytes)
      guard !outer.isEmpty else { continue }
      let coverage = unsafe memory.mixedBytes
      unsafe spread(outer, memory.bytes, into: coverage)
      let all = Columns(x0: outer.x0, x1: outer.x1)
      // Only there: a hole may reach beyond its ring.
      let inner = unsafe command.inner.coverage(ofRow: y, columns: all, into: memory.bytes)
      unsafe subtract(inner, memory.bytes, from: coverage - outer.x0)
      unsafe cutByClips(command, y, all, coverage)
      unsafe drawRing(command, y, all, inner, coverage, area)
    }
  }

  /// Takes a hole's coverage away from bytes whose column 0 is at `coverage`.
  private func subtract(
    _ hole: ConvexRow, _ bytes: UnsafeMutablePointer<UInt8>,
    from coverage: UnsafeMutablePointer<UInt8>
  ) {
    guard !hole.isEmpty else { return }
    let left = hole.a - hole.x0
    func less(_ x: Int, _ value: UInt8) {
      unsafe coverage[x] = coverage[x] > value ? coverage[x] - value : 0
    }
    for x in hole.x0..<hole.a { unsafe less(x, bytes[x - hole.x0]) }
    for x in hole.a..<hole.b { less(x, hole.middle) }
    for x in hole.b..<hole.x1 { unsafe less(x, bytes[left + x - hole.b]) }
  }

  /// Draws a row of a border, leaving out the middle of its hole.
  private func drawRing(
    _ command: PlannedCommand, _ y: Int, _ all: Columns, _ hole: ConvexRow,
    _ coverage: UnsafeMutablePointer<UInt8>, _ area: PixelBounds
  ) {
    let allowed = columns(ofRow: y, in: area)
    guard !hole.isEmpty, hole.middle == 255, hole.a < hole.b else {
      return unsafe mix(command, y, all.intersection(allowed), first: all.x0, coverage)
    }
    let left = Columns(x0: all.x0, x1: hole.a).intersection(allowed)
    let right = Columns(x0: hole.b, x1: all.x1).intersection(allowed)
    unsafe mix(command, y, left, first: all.x0, coverage)
    unsafe mix(command, y, right, first: all.x0, coverage)
  }
}
