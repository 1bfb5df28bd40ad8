// Exact signed area of edges, in fixed point.
//
// Each edge adds, in the cells it crosses, the height it spans times how far it is from the cell's
// right side, and the rest of the height to the cell after it. The running sum along a row is then
// each cell's area times the winding number; in pixels where a path overlaps itself the areas add up.
// Heights and widths are counted in 1/65536 pixel: sums of whole numbers do not depend on their order,
// so a tile and a band give the bytes of the whole picture, and a closed path sums up to nothing, exactly.
//
// Few cells are touched; a bit each tells which, and between touched cells the coverage is constant.
// Idea: the signed-area accumulation of FreeType's smooth rasterizer and font-rs.

import Scene

/// Sums of signed areas over a block of pixels.
@safe struct EdgeAccumulator {
  /// Fixed-point steps a pixel, on both axes.
  private static let one = 65536.0
  /// The sum of a cell that is covered once.
  private static let full: Int64 = 1 << 32

  private let cells: UnsafeMutablePointer<Int64>
  private let touched: UnsafeMutablePointer<UInt64>
  private let cellCapacity: Int
  private let wordCapacity: Int
  private(set) var bounds = PixelBounds.empty
  private var stride = 0
  private var wordStride = 0

  /// Makes room for blocks of up to so many rows and columns; the caller deallocates.
  init(rows: Int, columns: Int) {
    cellCapacity = rows * (columns + 2)
    wordCapacity = rows * ((columns + 2 + 63) / 64)
    unsafe cells = .allocate(capacity: cellCapacity)
    unsafe cells.initialize(repeating: 0, count: cellCapacity)
    unsafe touched = .allocate(capacity: wordCapacity)
    unsafe touched.initialize(repeating: 0, count: wordCapacity)
  }

  func deallocate() {
    unsafe cells.deallocate()
    unsafe touched.deallocate()
  }

  /// Begins a block; everything in it is 0, since reading a row clears it.
  mutating func begin(_ block: PixelBounds) {
    bounds = block
    stride = block.x1 - block.x0 + 2
    wordStride = (stride + 63) / 64
    assert((block.y1 - block.y0) * stride <= cellCapacity)
  }

  /// Adds the part of an edge that lies in the block's rows.
  func add(_ edge: EdgeList.Edge) {
    let top = Double(bounds.y0)
    guard edge.y1 > top, edge.y0 < Double(bounds.y1) else { return }
    let slope = (edge.x1 - edge.x0) / (edge.y1 - edge.y0)
    var row = edge.y0 > top ? Int(edge.y0.rounded(.down)) : bounds.y0
    var y = max(edge.y0, top)
    var x = edge.y0 >= top ? edge.x0 : edge.x0 + (top - edge.y0) * slope
    while row < bounds.y1 {
      let floorY = Double(row + 1)
      let last = edge.y1 <= floorY
      let nextY = last ? edge.y1 : floorY
      let nextX = last ? edge.x1 : edge.x0 + (floorY - edge.y0) * slope
      addPiece(row: row, x, y, nextX, nextY, edge.winding)
      if last { return }
      x = nextX
      y = nextY
      row += 1
    }
  }

  /// Adds a piece within one row.
  private func addPiece(
    row: Int, _ xa: Double, _ ya: Double, _ xb: Double, _ yb: Double, _ winding: Int64
  ) {
    let base = Double(row)
    let from = Self.fixed(ya - base)
    let to = Self.fixed(yb - base)
    guard to > from else { return }
    // Columns stay absolute in Doubles: what is rounded must not depend on where the block begins.
    let lower = Double(bounds.x0)
    let upper = Double(bounds.x1)
    let (left, right) = xa < xb ? (xa, xb) : (xb, xa)
    guard left < upper else { return }
    let line = (row - bounds.y0) * stride
    let first = left.rounded(.down)
    if right <= first + 1 {
      guard first >= lower else { return add(line, 0, (to - from) * winding, 0) }
      let cell = Int(first) - bounds.x0
      return add(line, cell, (to - from) * winding, left + right - 2 * first)
    }
    // From left to right; heights are measured from the end where x is least.
    let rises = xa < xb
    let steep = (yb - ya) / (right - left)
    var x = left
    var height: Int64 = 0
    let total = to - from
    if left < lower {
      height = right <= lower ? total : heightAt(lower, left, steep, ya, yb, base, rises, from, to)
      add(line, 0, height * winding, 0)
      guard right > lower else { return }
      x = lower
    }
    var column = x.rounded(.down)
    while column < upper {
      let next = column + 1
      let last = right <= next
      let end = last ? right : next
      let upTo = last ? total : heightAt(next, left, steep, ya, yb, base, rises, from, to)
      let cell = Int(column) - bounds.x0
      add(line, cell, (upTo - height) * winding, x + end - 2 * column)
      if last { return }
      height = upTo
      x = next
      column = next
    }
  }

  /// The fixed-point height between the leftmost end and an x, along the piece.
  @inline(__always)
  private func heightAt(
    _ x: Double, _ left: Double, _ steep: Double, _ ya: Double, _ yb: Double, _ base: Double,
    _ rises: Bool, _ from: Int64, _ to: Int64
  ) -> Int64 {
    let run = (x - left) * steep
    let height = rises ? Self.fixed(ya + run - base) - from : to - Self.fixed(yb - run - base)
    return max(0, min(to - from, height))
  }

  /// Adds a height whose edge lies at `doubleOffset / 2` right of the cell's left side.
  @inline(__always)
  private func add(_ line: Int, _ column: Int, _ height: Int64, _ doubleOffset: Double) {
    let offset = Int64(doubleOffset * (Self.one / 2) + 0.5)
    unsafe cells[line + column] &+= height &* (65536 &- offset)
    unsafe cells[line + column + 1] &+= height &* offset
    let words = line / stride * wordStride
    unsafe touched[words + column >> 6] |= 1 &<< UInt64(column & 63)
    let next = column + 1
    unsafe touched[words + next >> 6] |= 1 &<< UInt64(next & 63)
  }

  private static func fixed(_ value: Double) -> Int64 { Int64(value * one + 0.5) }

  /// Reads a row from left to right and clears it.
  ///
  /// Columns are told relative to the block. `bytes` has room for a byte a column and gets the
  /// coverage of touched cells, at their columns; `partial` is told which those are; `constant` is told
  /// of the columns between them that are covered, all alike.
  @inline(__always)
  func readRow(
    _ row: Int, rule: FillRule, bytes: UnsafeMutablePointer<UInt8>,
    partial: (Range<Int>) -> Void, constant: (Range<Int>, UInt8) -> Void
  ) {
    let width = bounds.x1 - bounds.x0
    let line = (row - bounds.y0) * stride
    let words = (row - bounds.y0) * wordStride
    var sum: Int64 = 0
    var start = 0  // of the touched cells not yet told
    var end = 0  // after the last touched cell
    for word in 0..<wordStride {
      var bits = unsafe touched[words + word]
      guard bits != 0 else { continue }
      unsafe touched[words + word] = 0
      while bits != 0 {
        let column = word * 64 + bits.trailingZeroBitCount
        bits &= bits &- 1
        if column > end {
          if end > start { partial(start..<min(end, width)) }
          let value = Self.byte(sum, rule)
          if value != 0 && end < width { constant(end..<min(column, width), value) }
          start = column
        }
        unsafe sum &+= cells[line + column]
        unsafe cells[line + column] = 0
        if column < width { unsafe bytes[column] = Self.byte(sum, rule) }
        end = column + 1
      }
    }
    if end > start && start < width { partial(start..<min(end, width)) }
    let value = Self.byte(sum, rule)
    if value != 0 && end < width { constant(end..<width, value) }
  }

  /// The coverage of a cell, half up.
  @inline(__always)
  private static func byte(_ sum: Int64, _ rule: FillRule) -> UInt8 {
    var area = abs(sum)
    switch rule {
    case .nonZero: area = min(area, full)
    case .evenOdd:
      area &= 2 * full - 1
      if area > full { area = 2 * full - area }
    }
    return UInt8((area &* 255 &+ full / 2) >> 32)
  }
}
