import Raster

extension CellGrid {
  /// How dark the halves of a character are, in hundredths, as ink on paper.
  private struct Ink {
    let character: Unicode.Scalar
    let upper: Int
    let lower: Int
  }

  /// Characters that all terminals have.
  ///
  /// Fonts differ, so these are judged by eye, in steps of a twentieth: what counts is their order.
  private static let inks = [
    Ink(character: " ", upper: 0, lower: 0), Ink(character: ".", upper: 0, lower: 25),
    Ink(character: "_", upper: 0, lower: 45), Ink(character: ",", upper: 5, lower: 35),
    Ink(character: "'", upper: 30, lower: 0), Ink(character: "\"", upper: 50, lower: 0),
    Ink(character: "^", upper: 40, lower: 5), Ink(character: "-", upper: 15, lower: 15),
    Ink(character: ":", upper: 25, lower: 25), Ink(character: "=", upper: 35, lower: 35),
    Ink(character: "+", upper: 45, lower: 45), Ink(character: "*", upper: 60, lower: 50),
    Ink(character: "o", upper: 25, lower: 60), Ink(character: "m", upper: 30, lower: 70),
    Ink(character: "L", upper: 40, lower: 70), Ink(character: "d", upper: 45, lower: 75),
    Ink(character: "7", upper: 65, lower: 35), Ink(character: "Y", upper: 70, lower: 45),
    Ink(character: "T", upper: 80, lower: 40), Ink(character: "%", upper: 70, lower: 70),
    Ink(character: "#", upper: 80, lower: 80), Ink(character: "@", upper: 100, lower: 100),
  ]

  /// A picture without colours: a cell is the character whose halves are most nearly as dark as its two
  /// pixels, by the sum of the squared differences; of several, the first.
  ///
  /// How dark a pixel is says the luma of Rec. 709 (0.2126 red + 0.7152 green + 0.0722 blue, as stored).
  static func characters(of bitmap: Bitmap) -> CellGrid {
    var cells: [Cell] = []
    for y in stride(from: 0, to: bitmap.height, by: 2) {
      for x in 0..<bitmap.width {
        let upper = darkness(bitmap[x, y])
        let lower = y + 1 < bitmap.height ? darkness(bitmap[x, y + 1]) : 0
        cells.append(Cell(character: character(upper, lower)))
      }
    }
    return CellGrid(columns: bitmap.width, cells: cells)
  }

  private static func character(_ upper: Int, _ lower: Int) -> Unicode.Scalar {
    func distance(_ ink: Ink) -> Int {
      let differences = (ink.upper * whitest / 100 - upper, ink.lower * whitest / 100 - lower)
      return differences.0 * differences.0 + differences.1 * differences.1
    }
    return inks.min { distance($0) < distance($1) }?.character ?? " "
  }

  private static let whitest = 255 * 10_000

  /// 0 … `whitest`.
  private static func darkness(_ pixel: Pixel) -> Int {
    let pixel = pixel.onWhite
    return whitest - 2126 * Int(pixel.red) - 7152 * Int(pixel.green) - 722 * Int(pixel.blue)
  }
}
