/// How much room a terminal has.
struct TerminalSize: Hashable {
  /// What is taken for a character's size where the terminal does not say it.
  static let defaultCell = (width: 10, height: 20)

  let columns: Int
  let rows: Int
  /// Pixels of a character.
  let cellWidth: Int
  let cellHeight: Int

  /// Creates a size; what is 0 is not known.
  init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    self.columns = columns > 0 ? columns : 80
    self.rows = rows > 0 ? rows : 24
    let (width, height) = (pixelWidth / self.columns, pixelHeight / self.rows)
    let isKnown = width > 0 && height > 0
    cellWidth = isKnown ? width : Self.defaultCell.width
    cellHeight = isKnown ? height : Self.defaultCell.height
  }

  /// Whether there is a line for words below the picture.
  var hasStatus: Bool { rows > 1 }

  /// The room for a picture, in what its form takes for pixels.
  func fit(_ form: PlayForm, width: Int?, zoom: Int) -> PictureFit {
    let columns = min(width ?? self.columns, self.columns)
    let rows = hasStatus ? self.rows - 1 : self.rows
    guard form.isGraphics else {
      return PictureFit(width: columns, height: 2 * rows, zoom: zoom)
    }
    return PictureFit(width: columns * cellWidth, height: rows * cellHeight, zoom: zoom)
  }
}
