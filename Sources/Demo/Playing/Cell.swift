/// What a terminal shows at a place.
struct Cell: Hashable {
  var character: Unicode.Scalar
  var foreground = TerminalColor.standard
  var background = TerminalColor.standard
}

/// Cells in rows.
struct CellGrid: Hashable {
  let columns: Int
  /// All cells, in rows from the top.
  let cells: [Cell]

  var rows: Int { cells.count / columns }

  /// The cells of a row.
  func row(_ index: Int) -> ArraySlice<Cell> {
    cells[index * columns..<(index + 1) * columns]
  }
}
