import Foundation
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

  /// A picture as lines, one after the other, for whoever reads a pipe.
  func page(_ bitmap: Bitmap) throws(Failure) -> [UInt8] {
    CellPainter.lines(cells(try fitted(bitmap)))
  }

  /// What makes a screen show a picture in its upper left corner.
  mutating func update(_ bitmap: Bitmap) throws(Failure) -> [UInt8] {
    let cells = cells(try fitted(bitmap))
    defer { shown = cells }
    return CellPainter.changes(to: cells, from: shown)
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
    case .trueColor:
      .halfBlocks(of: bitmap) { pixel in
        let pixel = pixel.onWhite
        return .rgb(red: pixel.red, green: pixel.green, blue: pixel.blue)
      }
    }
  }
}
