/// Writes cells as a terminal reads them: colours and places only where they change.
struct CellPainter {
  private var bytes: [UInt8] = []
  private var foreground = TerminalColor.standard
  private var background = TerminalColor.standard

  /// Lines that end with a line feed, without places; each begins and ends in the terminal's own colours.
  static func lines(_ grid: CellGrid) -> [UInt8] {
    var painter = CellPainter()
    for row in 0..<grid.rows {
      for cell in grid.row(row) { painter.write(cell) }
      painter.reset()
      painter.write("\n")
    }
    return painter.bytes
  }

  /// What makes a screen on which `old` is show `new`, from its upper left corner on.
  ///
  /// - Parameters:
  ///   - new: What is to be seen.
  ///   - old: What is there; `nil` if nothing is known, or it has another size.
  /// - Returns: The bytes; nothing if both are the same.
  static func changes(to new: CellGrid, from old: CellGrid?) -> [UInt8] {
    var painter = CellPainter()
    let old = old?.columns == new.columns && old?.rows == new.rows ? old : nil
    for row in 0..<new.rows {
      var place = -1
      for (column, cell) in new.row(row).enumerated() {
        guard old?.cells[row * new.columns + column] != cell else { continue }
        if place != column { painter.write("\u{1B}[\(row + 1);\(column + 1)H") }
        painter.write(cell)
        place = column + 1
      }
    }
    painter.reset()
    return painter.bytes
  }

  // MARK: - Parts

  private mutating func write(_ cell: Cell) {
    var codes: [String] = []
    // A blank shows nothing of the foreground.
    if cell.character != " ", cell.foreground != foreground {
      foreground = cell.foreground
      codes.append(foreground.code(isBackground: false))
    }
    if cell.background != background {
      background = cell.background
      codes.append(background.code(isBackground: true))
    }
    if !codes.isEmpty { write("\u{1B}[" + codes.joined(separator: ";") + "m") }
    bytes += Array(String(Character(cell.character)).utf8)
  }

  private mutating func reset() {
    guard foreground != .standard || background != .standard else { return }
    (foreground, background) = (.standard, .standard)
    write("\u{1B}[0m")
  }

  private mutating func write(_ text: String) { bytes += Array(text.utf8) }
}
