/// A sparse matrix whose entries are linked along their rows and along their columns.
///
/// Inserting and removing an entry takes constant time. The order along a row or a column follows
/// from the order of the calls alone.
struct SparseMatrix {
  struct Node {
    var value: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  /// The end of a list, and "no entry".
  static let none: Int32 = -1

  private(set) var nodes: [Node] = []
  private(set) var rowHeads: [Int32] = []
  private(set) var columnHeads: [Int32] = []
  /// Unused nodes, linked by `nextInRow`.
  private var firstUnused = Self.none
  private var unusedRows: [Int32] = []
  /// The node of each column in the row that is being added to; `none` between calls.
  private var slots: [Int32] = []

  func value(_ node: Int32) -> Double { nodes[Int(node)].value }
  func row(_ node: Int32) -> Int { Int(nodes[Int(node)].row) }
  func column(_ node: Int32) -> Int { Int(nodes[Int(node)].column) }
  func firstInRow(_ row: Int) -> Int32 { rowHeads[row] }
  func firstInColumn(_ column: Int) -> Int32 { columnHeads[column] }
  func nextInRow(_ node: Int32) -> Int32 { nodes[Int(node)].nextInRow }
  func nextInColumn(_ node: Int32) -> Int32 { nodes[Int(node)].nextInColumn }

  func node(row: Int, column: Int) -> Int32 {
    var node = columnHeads[column]
    while node != Self.none, nodes[Int(node)].row != Int32(row) { node = nextInColumn(node) }
    return node
  }

  mutating func growColumns(to count: Int) {
    while columnHeads.count < count {
      columnHeads.append(Self.none)
      slots.append(Self.none)
    }
  }

  /// An empty row.
  mutating func addRow() -> Int {
    if let row = unusedRows.popLast() { return Int(row) }
    rowHeads.append(Self.none)
    return rowHeads.count - 1
  }

  /// Gives up a row and what is in it.
  mutating func removeRow(_ row: Int) {
    while rowHeads[row] != Self.none { remove(rowHeads[row]) }
    unusedRows.append(Int32(row))
  }

  mutating func insert(row: Int, column: Int, value: Double) {
    let node = unusedNode()
    let nextInRow = rowHeads[row]
    let nextInColumn = columnHeads[column]
    nodes[Int(node)] = Node(
      value: value, row: Int32(row), column: Int32(column), nextInRow: nextInRow,
      previousInRow: Self.none, nextInColumn: nextInColumn, previousInColumn: Self.none)
    if nextInRow != Self.none { nodes[Int(nextInRow)].previousInRow = node }
    if nextInColumn != Self.none { nodes[Int(nextInColumn)].previousInColumn = node }
    rowHeads[row] = node
    columnHeads[column] = node
  }

  mutating func remove(_ node: Int32) {
    let old = nodes[Int(node)]
    if old.previousInRow == Self.none {
      rowHeads[Int(old.row)] = old.nextInRow
    } else {
      nodes[Int(old.previousInRow)].nextInRow = old.nextInRow
    }
    if old.nextInRow != Self.none { nodes[Int(old.nextInRow)].previousInRow = old.previousInRow }
    if old.previousInColumn == Self.none {
      columnHeads[Int(old.column)] = old.nextInColumn
    } else {
      nodes[Int(old.previousInColumn)].nextInColumn = old.nextInColumn
    }
    if old.nextInColumn != Self.none {
      nodes[Int(old.nextInColumn)].previousInColumn = old.previousInColumn
    }
    nodes[Int(node)].nextInRow = firstUnused
    firstUnused = node
  }

  mutating func scaleRow(_ row: Int, by factor: Double) {
    var node = rowHeads[row]
    while node != Self.none {
      nodes[Int(node)].value *= factor
      node = nodes[Int(node)].nextInRow
    }
  }

  /// Adds a multiple of one row to another; what cancels but for rounding is removed.
  mutating func addRow(_ source: Int, times factor: Double, to target: Int) {
    var node = rowHeads[target]
    while node != Self.none {
      slots[Int(nodes[Int(node)].column)] = node
      node = nodes[Int(node)].nextInRow
    }
    node = rowHeads[source]
    while node != Self.none {
      let entry = nodes[Int(node)]
      let added = entry.value * factor
      let place = slots[Int(entry.column)]
      if place == Self.none {
        if added.magnitude > SolverTolerance.entry {
          insert(row: target, column: Int(entry.column), value: added)
        }
      } else {
        let old = nodes[Int(place)].value
        let sum = old + added
        if sum.magnitude <= SolverTolerance.entry
          || SolverTolerance.cancels(sum, magnitude: old.magnitude + added.magnitude)
        {
          slots[Int(entry.column)] = Self.none
          remove(place)
        } else {
          nodes[Int(place)].value = sum
        }
      }
      node = entry.nextInRow
    }
    node = rowHeads[target]
    while node != Self.none {
      slots[Int(nodes[Int(node)].column)] = Self.none
      node = nodes[Int(node)].nextInRow
    }
  }

  private mutating func unusedNode() -> Int32 {
    if firstUnused != Self.none {
      let node = firstUnused
      firstUnused = nodes[Int(node)].nextInRow
      return node
    }
    nodes.append(
      Node(
        value: 0, row: 0, column: 0, nextInRow: Self.none, previousInRow: Self.none,
        nextInColumn: Self.none, previousInColumn: Self.none))
    return Int32(nodes.count - 1)
  }
}
