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
  @inline(__always)
  func add(_ edge: EdgeList.Edge) {
    let top = Double(bounds.y0)
    var y = edge.y0
    var x = edge.x0
    if y < top {
      y = top
      x = edge.x(atY: top)
    }
    let row = Self.floored(y)
    let base = Double(row)
    let line = Line(self, row &- bounds.y0)
    if edge.y1 <= base + 1 {
      let height = Self.fixed(edge.y1 - base) &- Self.fixed(y - base)
      return addPiece(line, Self.fixed(x), Self.fixed(edge.x1), height, edge.winding)
    }
    addHighEdge(edge, line, row, Self.fixed(x), Self.fixed(y - base))
  }

  /// Adds an edge that spans rows, from a place in its first row on.
  private func addHighEdge(
    _ edge: EdgeList.Edge, _ firstLine: Line, _ firstRow: Int, _ firstX: Int64, _ y: Int64
  ) {
    let slope = (edge.x1 - edge.x0) / (edge.y1 - edge.y0)
    var line = firstLine
    var x = firstX
    var above = y
    var row = firstRow
    while row < bounds.y1 {
      let base = Double(row)
      let last = edge.y1 <= base + 1
      let nextX = Self.fixed(last ? edge.x1 : edge.x0 + (base + 1 - edge.y0) * slope)
      let height = (last ? Self.fixed(edge.y1 - base) : 65536) &- above
      addPiece(line, x, nextX, height, edge.winding)
      if last { return }
      x = nextX
      above = 0
      row &+= 1
      unsafe line.cells += stride
      unsafe line.touched += wordStride
    }
  }

  /// The memory of one row.
  @safe private struct Line {
    var cells: UnsafeMutablePointer<Int64>
    var touched: UnsafeMutablePointer<UInt64>

    @inline(__always)
    init(_ block: EdgeAccumulator, _ index: Int) {
      unsafe cells = block.cells + index &* block.stride
      unsafe touched = block.touched + index &* block.wordStride
    }

    /// Adds a height whose edge lies `offset` right of the cell's left side.
    @inline(__always)
    func add(_ column: Int, _ height: Int64, _ offset: Int64) {
      let next = height &* offset
      unsafe cells[column] &+= height &<< 16 &- next
      unsafe cells[column &+ 1] &+= next
      let word = column &>> 6
      let bit = UInt64(truncatingIfNeeded: column & 63)
      unsafe touched[word] |= 3 &<< bit
      if bit == 63 { unsafe touched[word &+ 1] |= 1 }
    }
  }

  /// Adds a piece of an edge within one row.
  ///
  /// Ends and height are in fixed point, absolute: what is rounded does not depend on the block.
  @inline(__always)
  private func addPiece(
    _ line: Line, _ xa: Int64, _ xb: Int64, _ height: Int64, _ winding: Int64
  ) {
    guard height > 0 else { return }
    let left = min(xa, xb)
    let right = max(xa, xb)
    let column = left &>> 16
    if right &- column &<< 16 <= 65536 && column >= Int64(bounds.x0) {
      guard column < Int64(bounds.x1) else { return }
      let offset = (left &+ right) &>> 1 &- column &<< 16
      return line.add(Int(column) &- bounds.x0, height &* winding, offset)
    }
    addWidePiece(line, left, right, height, winding)
  }

  /// Adds a piece that spans columns, or that begins left of the block.
  private func addWidePiece(
    _ line: Line, _ left: Int64, _ right: Int64, _ height: Int64, _ winding: Int64
  ) {
    let lower = Int64(bounds.x0)
    let upper = Int64(bounds.x1)
    let steep = Double(height) / Double(right &- left)
    func heightAt(_ x: Int64) -> Int64 {
      x >= right ? height : min(height, Self.whole(Double(x &- left) * steep))
    }
    var column = left &>> 16
    var x = left
    var done: Int64 = 0
    if column < lower {
      done = heightAt(lower &<< 16)
      line.add(0, done &* winding, 0)
      guard right > lower &<< 16 else { return }
      column = lower
      x = lower &<< 16
    }
    while column < upper {
      let next = (column &+ 1) &<< 16
      let end = min(right, next)
      let upTo = heightAt(end)
      let offset = (x &+ end) &>> 1 &- column &<< 16
      line.add(Int(column &- lower), (upTo &- done) &* winding, offset)
      guard right > next else { return }
      done = upTo
      x = next
      column &+= 1
    }
  }

  /// The nearest multiple of 1/65536, times 65536.
  @inline(__always)
  private static func fixed(_ value: Double) -> Int64 { whole(value * one) }

  /// The nearest whole number of a value within ±2⁵⁰.
  ///
  /// The sum has no room for a fraction: its last bits are the whole number.
  @inline(__always)
  private static func whole(_ value: Double) -> Int64 {
    let anchor = 6_755_399_441_055_744.0  // 1.5 · 2⁵²
    return Int64(bitPattern: (value + anchor).bitPattern) &- Int64(bitPattern: anchor.bitPattern)
  }

  @inline(__always)
  private static func floored(_ value: Double) -> Int {
    let near = Int(value)
    return Double(near) > value ? near &- 1 : near
  }

  /// Reads a row from left to right and clears it.
  ///
  /// `bytes` has room for a byte a column of the block and gets the coverage of touched cells; `partial`
  /// is told which those are; `constant` is told of the columns between them that are covered, all alike.
  @inline(__always)
  func readRow(
    _ row: Int, rule: AreaRule, bytes: UnsafeMutablePointer<UInt8>,
    partial: (Columns) -> Void, constant: (Columns, UInt8) -> Void
  ) {
    let left = bounds.x0
    let width = bounds.x1 - left
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
          if end > start { partial(Columns(x0: left + start, x1: left + min(end, width))) }
          let value = Self.byte(sum, rule)
          if value != 0 && end < width {
            constant(Columns(x0: left + end, x1: left + min(column, width)), value)
          }
          start = column
        }
        unsafe sum &+= cells[line + column]
        unsafe cells[line + column] = 0
        if column < width { unsafe bytes[column] = Self.byte(sum, rule) }
        end = column + 1
      }
    }
    if end > start && start < width {
      partial(Columns(x0: left + start, x1: left + min(end, width)))
    }
    let value = Self.byte(sum, rule)
    if value != 0 && end < width { constant(Columns(x0: left + end, x1: left + width), value) }
  }

  /// The coverage of a cell, half up.
  @inline(__always)
  private static func byte(_ sum: Int64, _ rule: AreaRule) -> UInt8 {
    var area = min(abs(sum), full)
    switch rule {
    case .nonZero: break
    case .positive: if sum < 0 { area = 0 }
    case .evenOdd:
      area = abs(sum) & (2 * full - 1)
      if area > full { area = 2 * full - area }
    }
    return UInt8((area &* 255 &+ full / 2) >> 32)
  }
}
