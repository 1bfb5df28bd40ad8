import Raster

extension CellGrid {
  /// The upper half of a cell filled: in the foreground's colour, over the background's.
  private static let halfBlock: Unicode.Scalar = "\u{2580}"

  /// A picture as half blocks: a cell is two pixels, one above the other.
  ///
  /// - Parameters:
  ///   - bitmap: The picture; the lower half of the last row is left free if its height is odd.
  ///   - color: What a pixel is for the terminal.
  /// - Returns: A grid as wide as the picture.
  static func halfBlocks(of bitmap: Bitmap, color: (Pixel) -> TerminalColor) -> CellGrid {
    var cells: [Cell] = []
    for y in stride(from: 0, to: bitmap.height, by: 2) {
      for x in 0..<bitmap.width {
        let upper = color(bitmap[x, y])
        let lower = y + 1 < bitmap.height ? color(bitmap[x, y + 1]) : .standard
        cells.append(
          upper == lower
            ? Cell(character: " ", background: lower)
            : Cell(character: halfBlock, foreground: upper, background: lower))
      }
    }
    return CellGrid(columns: bitmap.width, cells: cells)
  }

  /// Ten characters, each darker than the one before, as ink on paper.
  private static let ramp: [Unicode.Scalar] = [" ", ".", ":", "-", "=", "+", "*", "#", "%", "@"]

  /// A picture without colours: a cell is a character as dark as its two pixels.
  ///
  /// How dark is said by the luma of Rec. 709 (0.2126 red + 0.7152 green + 0.0722 blue, as stored),
  /// in ten equal steps.
  static func characters(of bitmap: Bitmap) -> CellGrid {
    var cells: [Cell] = []
    for y in stride(from: 0, to: bitmap.height, by: 2) {
      for x in 0..<bitmap.width {
        let upper = luma(bitmap[x, y])
        let lower = y + 1 < bitmap.height ? luma(bitmap[x, y + 1]) : upper
        let darkness = 2 * whitest - upper - lower
        let step = min(darkness * ramp.count / (2 * whitest), ramp.count - 1)
        cells.append(Cell(character: ramp[step]))
      }
    }
    return CellGrid(columns: bitmap.width, cells: cells)
  }

  private static let whitest = 255 * 10_000

  /// 0 … `whitest`.
  private static func luma(_ pixel: Pixel) -> Int {
    let pixel = pixel.onWhite
    return 2126 * Int(pixel.red) + 7152 * Int(pixel.green) + 722 * Int(pixel.blue)
  }
}

extension Pixel {
  /// The pixel over white.
  var onWhite: Pixel {
    func over(_ part: UInt8) -> UInt8 { UInt8(min(255, Int(part) + 255 - Int(alpha))) }
    return Pixel(red: over(red), green: over(green), blue: over(blue))
  }
}
