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
}

extension Pixel {
  /// The pixel over white.
  var onWhite: Pixel {
    func over(_ part: UInt8) -> UInt8 { UInt8(min(255, Int(part) + 255 - Int(alpha))) }
    return Pixel(red: over(red), green: over(green), blue: over(blue))
  }
}
