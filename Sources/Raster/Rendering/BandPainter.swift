/// Draws bands of a plan, one after another.
///
/// A band knows nothing of its neighbours. The plan's arrays are read as raw memory, which the renderer
/// keeps alive; all that changes is in `memory` and in the pixels of the band.
@safe struct BandPainter {
  let commands: UnsafeBufferPointer<PlannedCommand>
  let edges: UnsafeBufferPointer<EdgeList.Edge>
  let glyphs: UnsafeBufferPointer<PlannedGlyph>
  let glyphBytes: UnsafeBufferPointer<UInt8>
  let images: ImageSampler
  let background: UInt32
  /// The first pixel of the target.
  let pixels: UnsafeMutablePointer<UInt32>
  /// The whole target.
  let target: PixelBounds
  var memory: BandMemory
  /// The band being drawn.
  var band = PixelBounds.empty

  /// Draws a band's background and then its steps, given by their places in the plan.
  mutating func paint(_ bounds: PixelBounds, _ steps: UnsafeBufferPointer<Int>) {
    band = bounds
    fillBackground()
    memory.groups.shrink(to: 0)
    memory.rows.shrink(to: 0)
    memory.coverage.shrink(to: 0)
    memory.backdrop.shrink(to: 0)
    var place = 0
    while place < steps.count {
      let command = unsafe commands[steps[place]]
      if !command.bounds.intersection(band).isEmpty {
        paint(command)
      } else if command.beginsGroup {
        while unsafe steps[place] != command.match { place += 1 }
      }
      place += 1
    }
  }

  private func fillBackground() {
    let width = band.x1 - band.x0
    let first = unsafe row(band.y0) + band.x0
    let byte = UInt8(truncatingIfNeeded: background)
    if background == UInt32(byte) &* 0x0101_0101 && width == target.x1 - target.x0 {
      // White, black and nothing: the compiler makes one memset of it, the fastest way there is.
      let count = width * max(0, band.y1 - band.y0) * 4
      unsafe UnsafeMutableRawPointer(first).initializeMemory(
        as: UInt8.self, repeating: byte, count: count)
      return
    }
    unsafe BlendKernel.fill(first, width, background)
    // Copying a row is faster than filling it.
    for y in band.y0 + 1..<max(band.y0 + 1, band.y1) {
      unsafe (row(y) + band.x0).update(from: first, count: width)
    }
  }

  mutating func paint(_ command: PlannedCommand) {
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
    unsafe pixels + ((y &- target.y0) &* (target.x1 &- target.x0) &- target.x0)
  }

  /// The columns of a row in which the innermost group lets its content draw.
  @inline(__always)
  func columns(ofRow y: Int, in area: PixelBounds) -> Columns {
    var columns = Columns(x0: area.x0, x1: area.x1)
    let depth = memory.groups.count
    if depth > 0 {
      let group = unsafe memory.groups.base + (depth &- 1)
      let groupRow = unsafe memory.rows.base + (group.pointee.firstRow &+ y &- group.pointee.y0)
      columns.x0 = unsafe max(columns.x0, groupRow.pointee.x0)
      columns.x1 = unsafe min(columns.x1, groupRow.pointee.x1)
    }
    return columns
  }

  // MARK: - Runs

  /// Draws pixels that are all covered alike.
  @inline(__always)
  func mix(_ command: PlannedCommand, _ y: Int, _ columns: Columns, coverage: UInt8) {
    let count = columns.x1 &- columns.x0
    guard count > 0 else { return }
    if command.hasImage { return mixImage(command, y, columns, coverage: coverage) }
    let start = unsafe row(y) + columns.x0
    let a = BlendKernel.dividedBy255(UInt32(coverage) &* command.alpha)
    if a == 255 {
      unsafe BlendKernel.fill(start, count, command.color)
    } else {
      unsafe BlendKernel.mix(start, count, command.color, a)
    }
  }

  /// Draws pixels each of which has its own coverage; `bytes` is that of column `first`.
  @inline(__always)
  func mix(
    _ command: PlannedCommand, _ y: Int, _ columns: Columns, first: Int,
    _ bytes: UnsafePointer<UInt8>
  ) {
    let count = columns.x1 &- columns.x0
    guard count > 0 else { return }
    if command.hasImage { return unsafe mixImage(command, y, columns, first: first, bytes) }
    unsafe BlendKernel.mix(
      row(y) + columns.x0, count, command.color, command.alpha,
      coverage: bytes + (columns.x0 &- first))
  }

  // MARK: - Edges and glyphs

  private mutating func fillEdges(_ command: PlannedCommand) {
    let area = command.bounds.intersection(band)
    accumulate(command, area)
    let bytes = unsafe memory.bytes
    for y in area.y0..<area.y1 {
      let allowed = columns(ofRow: y, in: area)
      unsafe memory.accumulator.readRow(
        y, rule: command.rule, bytes: bytes,
        partial: { run in
          unsafe mix(command, y, run.intersection(allowed), first: area.x0, bytes)
        },
        constant: { run, value in mix(command, y, run.intersection(allowed), coverage: value) })
    }
  }

  /// Adds up the areas of a step's edges.
  mutating func accumulate(_ command: PlannedCommand, _ area: PixelBounds) {
    memory.accumulator.begin(area)
    let accumulator = memory.accumulator
    let top = Double(area.y0)
    let bottom = Double(area.y1)
    for place in command.range {
      let (y0, y1) = unsafe (edges[place].y0, edges[place].y1)
      if y1 > top && y0 < bottom { unsafe accumulator.add(edges[place]) }
    }
  }

  private func drawGlyphs(_ command: PlannedCommand) {
    let area = command.bounds.intersection(band)
    guard let start = unsafe glyphBytes.baseAddress else { return }
    for place in command.range {
      let glyph = unsafe glyphs[place]
      let visible = glyph.bounds.intersection(area)
      guard !visible.isEmpty else { continue }
      let width = glyph.mask.width
      var bytes = unsafe start + (glyph.mask.offset + (visible.y0 - glyph.y) * width)
      for y in visible.y0..<visible.y1 {
        unsafe mix(command, y, columns(ofRow: y, in: visible), first: glyph.x, bytes)
        unsafe bytes += width
      }
    }
  }
}
