import Raster

/// Turns pictures into what a terminal is sent.
struct Display {
  let form: PlayForm
  let fit: PictureFit
  /// What the screen shows, if that is known.
  private var shown: CellGrid?

  /// Creates a display on which nothing is shown.
  init(_ form: PlayForm, fit: PictureFit) {
    self.form = form
    self.fit = fit
  }

  /// A picture as lines, for whoever reads a pipe; the cursor is below it at the end.
  func page(_ bitmap: Bitmap) throws(Failure) -> [UInt8] {
    let bitmap = try fitted(bitmap)
    return switch form {
    case .trueColor, .indexed, .plain: CellPainter.lines(cells(bitmap))
    case .kitty: KittyEncoder.encode(bitmap, replaces: false) + [10]
    case .sixel: SixelEncoder.encode(bitmap) + [10]
    }
  }

  /// What empties a screen of which nothing is known.
  var clearing: [UInt8] {
    Array("\u{1B}[0m\u{1B}[2J".utf8) + (form == .kitty ? KittyEncoder.clearing : [])
  }

  /// What makes a screen show a picture in its upper left corner.
  mutating func update(_ bitmap: Bitmap) throws(Failure) -> [UInt8] {
    let bitmap = try fitted(bitmap)
    let corner = Array("\u{1B}[1;1H".utf8)
    switch form {
    case .trueColor, .indexed, .plain:
      let cells = cells(bitmap)
      defer { shown = cells }
      return CellPainter.changes(to: cells, from: shown)
    case .kitty: return corner + KittyEncoder.encode(bitmap, replaces: true)
    case .sixel: return corner + SixelEncoder.encode(bitmap)
    }
  }

  private func fitted(_ bitmap: Bitmap) throws(Failure) -> Bitmap {
    do {
      return try fit.fitted(bitmap)
    } catch {
      throw .usage("--zoom: \(error)")
    }
  }

  private func cells(_ bitmap: Bitmap) -> CellGrid {
    switch form {
    case .plain: .characters(of: bitmap)
    case .indexed: .halfBlocks(of: bitmap) { .indexed(IndexedPalette.nearest(to: $0)) }
    default:
      .halfBlocks(of: bitmap) { pixel in
        let pixel = pixel.onWhite
        return .rgb(red: pixel.red, green: pixel.green, blue: pixel.blue)
      }
    }
  }
}
