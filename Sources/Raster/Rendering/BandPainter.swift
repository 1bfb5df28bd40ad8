/// Draws one band of a plan.
///
/// A band knows nothing of its neighbours.
@safe struct BandPainter {
  let plan: Plan
  let glyphBytes: UnsafePointer<UInt8>
  /// The pixel in the first column of the band's first row.
  let pixels: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int
  let band: PixelBounds
  let scratch: Scratch

  /// Draws the band's background and its steps.
  func paint(_ steps: Range<Int>) {
    for y in band.y0..<band.y1 {
      unsafe BlendKernel.fill(row(y) + band.x0, band.x1 - band.x0, plan.background)
    }
    scratch.groups.removeAll(keepingCapacity: true)
    scratch.rows.removeAll(keepingCapacity: true)
    scratch.coverage.removeAll(keepingCapacity: true)
    scratch.backdrop.removeAll(keepingCapacity: true)
    for step in steps { paint(plan.commands[plan.bandCommands[step]]) }
  }

  private func paint(_ command: PlannedCommand) {
    switch command.kind {
    case .outline: fillOutline(command)
    case .ring: fillRing(command)
    case .edges: fillEdges(command)
    case .glyphs: drawGlyphs(command)
    case .beginGroup, .beginOutlineClip, .beginEdgeClip: beginGroup(command)
    case .endGroup: endGroup()
    case .nothing: break
    }
  }

  /// Where column 0 of a row would be.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe pixels + ((y - band.y0) * stride - band.x0)
  }

  /// The columns of a row in which the innermost group lets its content draw.
  @inline(__always)
  func columns(ofRow y: Int, in area: PixelBounds) -> Range<Int> {
    guard let group = scratch.groups.last else { return area.x0..<area.x1 }
    let groupRow = scratch.rows[group.firstRow + y - group.rows.lowerBound]
    let x0 = max(area.x0, groupRow.x0)
    return x0..<max(x0, min(area.x1, groupRow.x1))
  }

  // MARK: - Runs

  /// Draws pixels that are all covered alike.
  @inline(__always)
  func mix(_ command: PlannedCommand, _ y: Int, _ columns: Range<Int>, coverage: UInt8) {
    guard !columns.isEmpty else { return }
    let start = unsafe row(y) + columns.lowerBound
    let a = BlendKernel.dividedBy255(UInt32(coverage) &* command.alpha)
    if a == 255 {
      unsafe BlendKernel.fill(start, columns.count, command.color)
    } else {
      unsafe BlendKernel.mix(start, columns.count, command.color, a)
    }
  }

  /// Draws pixels each of which has its own coverage; `bytes` is that of column `first`.
  @inline(__always)
  func mix(
    _ command: PlannedCommand, _ y: Int, _ columns: Range<Int>, first: Int,
    _ bytes: UnsafePointer<UInt8>
  ) {
    guard !columns.isEmpty else { return }
    unsafe BlendKernel.mix(
      row(y) + columns.lowerBound, columns.count, command.color, command.alpha,
      coverage: bytes + (columns.lowerBound - first))
  }

  // MARK: - Edges and glyphs

  private func fillEdges(_ command: PlannedCommand) {
    let area = command.bounds.intersection(band)
    accumulate(command, area)
    for y in area.y0..<area.y1 {
      let allowed = columns(ofRow: y, in: area)
      let bytes = unsafe scratch.bytes
      unsafe scratch.accumulator.readRow(
        y, rule: command.rule, bytes: bytes,
        partial: { columns in
          let shifted = columns.lowerBound + area.x0..<columns.upperBound + area.x0
          unsafe mix(command, y, shifted.clamped(to: allowed), first: area.x0, bytes)
        },
        constant: { columns, value in
          let shifted = columns.lowerBound + area.x0..<columns.upperBound + area.x0
          mix(command, y, shifted.clamped(to: allowed), coverage: value)
        })
    }
  }

  /// Adds up the areas of a step's edges.
  func accumulate(_ command: PlannedCommand, _ area: PixelBounds) {
    scratch.accumulator.begin(area)
    for place in command.range { scratch.accumulator.add(plan.edges.edges[place]) }
  }

  private func drawGlyphs(_ command: PlannedCommand) {
    let area = command.bounds.intersection(band)
    for place in command.range {
      let glyph = plan.glyphs[place]
      let visible = glyph.bounds.intersection(area)
      guard !visible.isEmpty else { continue }
      for y in visible.y0..<visible.y1 {
        let bytes = unsafe glyphBytes + (glyph.mask.offset + (y - glyph.y) * glyph.mask.width)
        let columns = columns(ofRow: y, in: visible)
        unsafe mix(command, y, columns, first: glyph.x, bytes)
      }
    }
  }
}
