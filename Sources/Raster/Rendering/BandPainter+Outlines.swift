extension BandPainter {
  /// Fills a rectangle or rounded rectangle.
  func fillOutline(_ command: PlannedCommand) {
    let area = command.bounds.intersection(band)
    let straight = command.outline.straightRows
    var straightRow: ConvexRow?
    for y in area.y0..<area.y1 {
      if straight.contains(y) {
        let row =
          unsafe straightRow
          ?? command.outline.coverage(
            ofRow: y, columns: area.x0..<area.x1, into: scratch.straightBytes)
        straightRow = row
        unsafe draw(row, scratch.straightBytes, command, y, area)
      } else {
        let row = unsafe command.outline.coverage(
          ofRow: y, columns: area.x0..<area.x1, into: scratch.bytes)
        unsafe draw(row, scratch.bytes, command, y, area)
      }
    }
  }

  private func draw(
    _ row: ConvexRow, _ bytes: UnsafeMutablePointer<UInt8>, _ command: PlannedCommand, _ y: Int,
    _ area: PixelBounds
  ) {
    guard !row.isEmpty else { return }
    let allowed = columns(ofRow: y, in: area)
    if sharesEdge(row, y) {
      unsafe spread(row, bytes, into: scratch.mixedBytes)
      unsafe cutByClips(command, y, row.x0..<row.x1, scratch.mixedBytes)
      let columns = (row.x0..<row.x1).clamped(to: allowed)
      unsafe mix(command, y, columns, first: row.x0, scratch.mixedBytes)
      return
    }
    unsafe mix(command, y, (row.x0..<row.a).clamped(to: allowed), first: row.x0, bytes)
    mix(command, y, (row.a..<row.b).clamped(to: allowed), coverage: row.middle)
    unsafe mix(
      command, y, (row.b..<row.x1).clamped(to: allowed), first: row.b,
      bytes + (row.a - row.x0))
  }

  /// Writes out a row's coverage, a byte a column from `row.x0`.
  func spread(
    _ row: ConvexRow, _ bytes: UnsafeMutablePointer<UInt8>,
    into spread: UnsafeMutablePointer<UInt8>
  ) {
    let left = row.a - row.x0
    let middle = row.b - row.a
    for i in 0..<left { unsafe spread[i] = bytes[i] }
    for i in left..<left + middle { unsafe spread[i] = row.middle }
    for i in 0..<row.x1 - row.b { unsafe spread[left + middle + i] = bytes[left + i] }
  }

  /// Fills a border: what the outer outline covers less what the inner one does.
  func fillRing(_ command: PlannedCommand) {
    let area = command.bounds.intersection(band)
    for y in area.y0..<area.y1 {
      let outer = unsafe command.outline.coverage(
        ofRow: y, columns: area.x0..<area.x1, into: scratch.bytes)
      guard !outer.isEmpty else { continue }
      let inner = unsafe command.inner.coverage(
        ofRow: y, columns: area.x0..<area.x1, into: scratch.straightBytes)
      let coverage = unsafe scratch.mixedBytes
      unsafe spread(outer, scratch.bytes, into: coverage)
      unsafe subtract(inner, scratch.straightBytes, from: coverage - outer.x0)
      let columns = (outer.x0..<outer.x1)
      if !scratch.groups.isEmpty { unsafe cutByClips(command, y, columns, coverage) }
      unsafe drawRing(command, y, columns, inner, coverage, area)
    }
  }

  /// Takes a hole's coverage away from bytes whose column 0 is at `coverage`.
  private func subtract(
    _ hole: ConvexRow, _ bytes: UnsafeMutablePointer<UInt8>,
    from coverage: UnsafeMutablePointer<UInt8>
  ) {
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
    _ command: PlannedCommand, _ y: Int, _ columns: Range<Int>, _ hole: ConvexRow,
    _ coverage: UnsafeMutablePointer<UInt8>, _ area: PixelBounds
  ) {
    let allowed = self.columns(ofRow: y, in: area)
    let first = columns.lowerBound
    guard !hole.isEmpty, hole.middle == 255, hole.a < hole.b else {
      return unsafe mix(command, y, columns.clamped(to: allowed), first: first, coverage)
    }
    unsafe mix(command, y, (first..<hole.a).clamped(to: allowed), first: first, coverage)
    unsafe mix(
      command, y, (hole.b..<columns.upperBound).clamped(to: allowed), first: first, coverage)
  }
}
