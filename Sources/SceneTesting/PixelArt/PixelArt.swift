package import Raster

/// A small picture as text: a line for each row, a character for each pixel.
package struct PixelArt {
  /// The most pixels that are printed.
  static let pixelLimit = 4096

  let rows: [[Character]]

  /// Reads a drawing: empty lines at its ends do not count, nor do blanks that the legend does not have.
  package init(_ text: String, legend: PixelLegend) {
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.filter { !$0.isWhitespace || legend.hasMeaning($0) }.map { $0 }
    }
    while rows.first?.isEmpty == true { rows.removeFirst() }
    while rows.last?.isEmpty == true { rows.removeLast() }
    self.rows = rows
  }

  /// Draws a picture; `nil` if it is too large or has too many colours.
  ///
  /// The legend is given what it lacks.
  package init?(_ bitmap: Bitmap, legend: inout PixelLegend) {
    guard bitmap.width * bitmap.height <= Self.pixelLimit else { return nil }
    var rows: [[Character]] = []
    for y in 0..<bitmap.height {
      var row: [Character] = []
      for x in 0..<bitmap.width {
        if legend.character(for: bitmap[x, y]) == nil, !legend.add(bitmap[x, y]) { return nil }
        row.append(legend.character(for: bitmap[x, y]) ?? "?")
      }
      rows.append(row)
    }
    self.rows = rows
  }

  /// The rows, a line each.
  package var text: String { rows.map { String($0) }.joined(separator: "\n") }

  /// The picture, levels in the middle of their colours; `nil` if it is none.
  func bitmap(legend: PixelLegend) -> Bitmap? {
    guard let width = rows.first?.count,
      var bitmap = try? Bitmap(width: width, height: rows.count)
    else { return nil }
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() where x < width {
        bitmap[x, y] = legend.pixel(for: character) ?? bitmap[x, y]
      }
    }
    return bitmap
  }

  /// What is wrong with the drawing itself, or `nil`.
  func problem(legend: PixelLegend) -> String? {
    if let problem = legend.problem { return problem }
    guard let width = rows.first?.count else { return "the drawing has no rows" }
    for (y, row) in rows.enumerated() {
      if row.count != width {
        return "row \(y) of the drawing has \(row.count) characters, the first has \(width)"
      }
      if let character = row.first(where: { !legend.hasMeaning($0) }) {
        return "\"\(character)\" in row \(y) of the drawing is not in the legend"
      }
    }
    return nil
  }
}
