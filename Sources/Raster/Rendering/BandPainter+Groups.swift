// A group draws straight onto what is there. Of the pixels that its clip covers in part, and of all if
// it is translucent, the backdrop is kept; at its end each becomes backdrop + g (drawn - backdrop) with
// g the clip's coverage times the group's opacity. For source-over that equals an isolated layer, cut
// and scaled once: both are backdrop (1 - g k) + g K for a layer of opacity k and premultiplied colour K.

extension BandPainter {
  /// Begins a group in the rows that it shares with the band.
  mutating func beginGroup(_ command: PlannedCommand) {
    let area = command.bounds.intersection(band)
    let depth = memory.groups.count
    let clips = command.kind != .beginGroup
    let group = OpenGroup(
      alpha: command.alpha, y0: area.y0, y1: area.y1, firstRow: memory.rows.count,
      outline: command.kind == .beginOutlineClip ? command.outline : .none,
      clipDepth: command.clipDepth, coverageMark: memory.coverage.count,
      backdropMark: memory.backdrop.count)
    if command.kind == .beginEdgeClip { accumulate(command, area) }
    let straight = depth == 0 && clips ? command.outline.straightRows : 0..<0
    for y in area.y0..<area.y1 {
      let allowed = columns(ofRow: y, in: area)
      var row = GroupRow(
        x0: allowed.x0, a: allowed.x0, b: max(allowed.x0, allowed.x1),
        x1: max(allowed.x0, allowed.x1), coverage: memory.coverage.count)
      switch command.kind {
      case .beginOutlineClip where y > max(area.y0, straight.lowerBound) && straight.contains(y):
        // Rows between straight sides are all alike, and share their coverage.
        row = unsafe memory.rows.base[memory.rows.count - 1]
      case .beginOutlineClip: clip(&row, y, command)
      case .beginEdgeClip: clipByEdges(&row, y, area, command)
      default: break
      }
      row.outerEdgedClip = edgedClip(ofRow: y)
      row.edgedClip = clips && row.hasBytes ? depth : row.outerEdgedClip
      keepBackdrop(&row, y, all: command.alpha < 255)
      memory.rows.append(row)
    }
    memory.groups.append(group)
  }

  /// Sets a row's coverage to that of an outline.
  private mutating func clip(_ row: inout GroupRow, _ y: Int, _ command: PlannedCommand) {
    let allowed = Columns(x0: row.x0, x1: row.x1)
    var cut = unsafe command.outline.coverage(ofRow: y, columns: allowed, into: memory.bytes)
    var bytes = unsafe memory.bytes
    if cut.middle < 255 && cut.a < cut.b {
      unsafe spread(cut, bytes, into: memory.mixedBytes)
      unsafe bytes = memory.mixedBytes
      cut.a = cut.x1
      cut.b = cut.x1
    }
    let left = cut.a - cut.x0
    if memory.groups.count > 0 {
      unsafe cutByClips(command, y, Columns(x0: cut.x0, x1: cut.a), bytes)
      unsafe cutByClips(command, y, Columns(x0: cut.b, x1: cut.x1), bytes + left)
    }
    let count = max(0, left + cut.x1 - cut.b)
    row.x0 = cut.x0
    row.a = cut.a
    row.b = cut.b
    row.x1 = cut.x1
    // A clip that here covers all that the clips around it do has no edge of its own.
    if unsafe memory.groups.count > 0 && isAll255(bytes, count) {
      row.a = row.x0
      row.b = row.x1
      return
    }
    let kept = unsafe memory.coverage.grow(by: count)
    for i in 0..<count { unsafe kept[i] = bytes[i] }
  }

  private func isAll255(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
    for i in 0..<count where unsafe bytes[i] != 255 { return false }
    return true
  }

  /// Sets a row's coverage to that of the accumulated edges, a byte for every column.
  private mutating func clipByEdges(
    _ row: inout GroupRow, _ y: Int, _ area: PixelBounds, _ command: PlannedCommand
  ) {
    let coverage = unsafe memory.mixedBytes - area.x0
    let bytes = unsafe memory.bytes - area.x0
    unsafe memory.mixedBytes.update(repeating: 0, count: area.x1 - area.x0)
    unsafe memory.accumulator.readRow(
      y, rule: command.rule, bytes: memory.bytes,
      partial: { run in for x in run.x0..<run.x1 { unsafe coverage[x] = bytes[x] } },
      constant: { run, value in for x in run.x0..<run.x1 { unsafe coverage[x] = value } })
    let count = row.x1 - row.x0
    unsafe memory.coverage.grow(by: count).update(from: coverage + row.x0, count: count)
    row.a = row.x1
    row.b = row.x1
  }

  private mutating func keepBackdrop(_ row: inout GroupRow, _ y: Int, all: Bool) {
    row.backdrop = memory.backdrop.count
    guard row.x1 > row.x0 else { return }
    let line = unsafe self.row(y)
    if all {
      let count = row.x1 &- row.x0
      return unsafe memory.backdrop.grow(by: count).update(from: line + row.x0, count: count)
    }
    let left = row.a &- row.x0
    let right = row.x1 &- row.b
    let kept = unsafe memory.backdrop.grow(by: left &+ right)
    for i in 0..<left { unsafe kept[i] = line[row.x0 &+ i] }
    for i in 0..<right { unsafe kept[left &+ i] = line[row.b &+ i] }
  }

  /// Ends the innermost group.
  mutating func endGroup() {
    let depth = memory.groups.count - 1
    guard depth >= 0 else { return }
    let group = unsafe memory.groups.base[depth]
    for y in group.y0..<group.y1 {
      unsafe restore(memory.rows.base[group.firstRow + y - group.y0], y, group.alpha)
    }
    memory.groups.shrink(to: depth)
    memory.rows.shrink(to: group.firstRow)
    memory.coverage.shrink(to: group.coverageMark)
    memory.backdrop.shrink(to: group.backdropMark)
  }

  @inline(__always)
  private func restore(_ row: GroupRow, _ y: Int, _ alpha: UInt32) {
    guard row.x1 > row.x0 else { return }
    let line = unsafe self.row(y)
    var kept = unsafe memory.backdrop.base + row.backdrop
    let bytes = unsafe memory.coverage.base + row.coverage
    let left = row.a &- row.x0
    unsafe BlendKernel.restore(line + row.x0, left, kept, alpha, coverage: bytes)
    unsafe kept += left
    if alpha < 255 {
      unsafe BlendKernel.restore(line + row.a, row.b &- row.a, kept, alpha)
      unsafe kept += row.b &- row.a
    }
    unsafe BlendKernel.restore(
      line + row.b, row.x1 &- row.b, kept, alpha, coverage: bytes + left)
  }
}
