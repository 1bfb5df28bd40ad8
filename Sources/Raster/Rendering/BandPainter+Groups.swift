// A group draws straight onto what is there. Of the pixels that its clip covers in part, and of all if
// it is translucent, the backdrop is kept; at its end each becomes backdrop + g (drawn - backdrop) with
// g the clip's coverage times the group's opacity. For source-over that equals an isolated layer, cut
// and scaled once: both are backdrop (1 - g k) + g K for a layer of opacity k and premultiplied colour K.

extension BandPainter {
  /// Begins a group in the rows that it shares with the band.
  func beginGroup(_ command: PlannedCommand) {
    let area = command.bounds.intersection(band)
    let outer = scratch.groups.last?.clipGroup ?? -1
    let clips = command.kind != .beginGroup
    let group = OpenGroup(
      alpha: command.alpha, rows: area.y0..<area.y1, firstRow: scratch.rows.count,
      clipGroup: clips ? scratch.groups.count : outer, outerClipGroup: outer,
      outline: command.kind == .beginOutlineClip ? command.outline : .none,
      coverageMark: scratch.coverage.count, backdropMark: scratch.backdrop.count)
    if command.kind == .beginEdgeClip { accumulate(command, area) }
    for y in area.y0..<area.y1 {
      let allowed = columns(ofRow: y, in: area)
      var row = GroupRow(
        x0: allowed.lowerBound, a: allowed.lowerBound, b: allowed.upperBound,
        x1: allowed.upperBound, coverage: scratch.coverage.count)
      switch command.kind {
      case .beginOutlineClip: clip(&row, y, allowed, command)
      case .beginEdgeClip: clipByEdges(&row, y, area, allowed, command)
      default: break
      }
      keepBackdrop(&row, y, all: command.alpha < 255)
      scratch.rows.append(row)
    }
    scratch.groups.append(group)
  }

  /// Sets a row's coverage to that of an outline.
  private func clip(
    _ row: inout GroupRow, _ y: Int, _ allowed: Range<Int>, _ command: PlannedCommand
  ) {
    var cut = unsafe command.outline.coverage(ofRow: y, columns: allowed, into: scratch.bytes)
    if !cut.isEmpty && cut.middle < 255 && cut.a < cut.b {
      unsafe spread(cut, scratch.bytes, into: scratch.mixedBytes)
      cut.a = cut.x1
      cut.b = cut.x1
      unsafe keepCoverage(&row, y, cut, scratch.mixedBytes, command)
    } else {
      unsafe keepCoverage(&row, y, cut, scratch.bytes, command)
    }
  }

  private func keepCoverage(
    _ row: inout GroupRow, _ y: Int, _ cut: ConvexRow, _ bytes: UnsafeMutablePointer<UInt8>,
    _ command: PlannedCommand
  ) {
    let left = cut.a - cut.x0
    if !scratch.groups.isEmpty {
      unsafe cutByClips(command, y, cut.x0..<cut.a, bytes)
      unsafe cutByClips(command, y, cut.b..<cut.x1, bytes + left)
    }
    let count = left + cut.x1 - cut.b
    unsafe scratch.coverage.append(
      contentsOf: UnsafeBufferPointer(start: bytes, count: max(0, count)))
    row.x0 = cut.x0
    row.a = cut.a
    row.b = cut.b
    row.x1 = cut.x1
  }

  /// Sets a row's coverage to that of the accumulated edges, a byte for every column.
  private func clipByEdges(
    _ row: inout GroupRow, _ y: Int, _ area: PixelBounds, _ allowed: Range<Int>,
    _ command: PlannedCommand
  ) {
    let width = area.x1 - area.x0
    let coverage = unsafe scratch.mixedBytes
    let bytes = unsafe scratch.bytes
    unsafe coverage.update(repeating: 0, count: width)
    unsafe scratch.accumulator.readRow(
      y, rule: command.rule, bytes: bytes,
      partial: { columns in for x in columns { unsafe coverage[x] = bytes[x] } },
      constant: { columns, value in for x in columns { unsafe coverage[x] = value } })
    unsafe scratch.coverage.append(
      contentsOf: UnsafeBufferPointer(
        start: coverage + (allowed.lowerBound - area.x0), count: allowed.count))
    row.a = allowed.upperBound
    row.b = allowed.upperBound
  }

  private func keepBackdrop(_ row: inout GroupRow, _ y: Int, all: Bool) {
    row.backdrop = scratch.backdrop.count
    guard row.x1 > row.x0 else { return }
    let line = unsafe self.row(y)
    func keep(_ x0: Int, _ x1: Int) {
      unsafe scratch.backdrop.append(
        contentsOf: UnsafeBufferPointer(start: line + x0, count: x1 - x0))
    }
    if all { return keep(row.x0, row.x1) }
    keep(row.x0, row.a)
    keep(row.b, row.x1)
  }

  /// Ends the innermost group.
  func endGroup() {
    guard let group = scratch.groups.popLast() else { return }
    for y in group.rows {
      restore(scratch.rows[group.firstRow + y - group.rows.lowerBound], y, group)
    }
    scratch.rows.removeSubrange(group.firstRow...)
    scratch.coverage.removeSubrange(group.coverageMark...)
    scratch.backdrop.removeSubrange(group.backdropMark...)
  }

  private func restore(_ row: GroupRow, _ y: Int, _ group: OpenGroup) {
    guard row.x1 > row.x0 else { return }
    let line = unsafe self.row(y)
    unsafe scratch.backdrop.withUnsafeBufferPointer { backdrop in
      unsafe scratch.coverage.withUnsafeBufferPointer { coverage in
        guard let kept = backdrop.baseAddress else { return }
        var next = unsafe kept + row.backdrop
        if row.a > row.x0, let bytes = coverage.baseAddress {
          let count = row.a - row.x0
          unsafe BlendKernel.restore(
            line + row.x0, count, next, group.alpha, coverage: bytes + row.coverage)
          unsafe next += count
        }
        if group.alpha < 255 && row.b > row.a {
          unsafe BlendKernel.restore(line + row.a, row.b - row.a, next, group.alpha)
          unsafe next += row.b - row.a
        }
        if row.x1 > row.b, let bytes = coverage.baseAddress {
          unsafe BlendKernel.restore(
            line + row.b, row.x1 - row.b, next, group.alpha,
            coverage: bytes + (row.coverage + row.a - row.x0))
        }
      }
    }
  }
}
