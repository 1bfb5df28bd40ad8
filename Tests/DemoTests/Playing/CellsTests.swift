import Raster
import Testing

@testable import Demo

/// Pictures as characters and colours, byte for byte.
@Suite struct CellsTests {
  /// A picture of the pixels in its rows.
  private func bitmap(_ rows: [[Pixel]]) throws -> Bitmap {
    var bitmap = try Bitmap(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, pixel) in row.enumerated() { bitmap[x, y] = pixel }
    }
    return bitmap
  }

  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let blue = Pixel(red: 0, green: 0, blue: 255)
  private let white = Pixel(red: 255, green: 255, blue: 255)
  private let black = Pixel(red: 0, green: 0, blue: 0)

  private func page(
    _ rows: [[Pixel]], as form: PlayForm = .trueColor, width: Int = 80
  ) throws -> String {
    let display = Display(form, fit: PictureFit(width: width, height: nil))
    return String(decoding: try display.page(bitmap(rows)), as: UTF8.self)
  }

  @Test("a character is two pixels; colours are told where they change, and put back")
  func halfBlocks() throws {
    let half = "\u{2580}"
    #expect(
      try page([[red, blue], [white, white], [black, black], [black, black]])
        == "\u{1B}[38;2;255;0;0;48;2;255;255;255m\(half)\u{1B}[38;2;0;0;255m\(half)\u{1B}[0m\n"
        + "\u{1B}[48;2;0;0;0m  \u{1B}[0m\n")
  }

  @Test("what is transparent shows white, and nothing lies below the last of an odd number of rows")
  func edges() throws {
    let half = "\u{2580}"
    let pale = Pixel(red: 0, green: 0, blue: 100, alpha: 100)
    #expect(
      try page([[pale], [Pixel(red: 0, green: 0, blue: 0, alpha: 0)], [red]])
        == "\u{1B}[38;2;155;155;255;48;2;255;255;255m\(half)\u{1B}[0m\n"
        + "\u{1B}[38;2;255;0;0m\(half)\u{1B}[0m\n")
  }

  @Test("in 256 colours the numbers of the nearest are told")
  func indexed() throws {
    #expect(
      try page([[red, white], [blue, white]], as: .indexed)
        == "\u{1B}[38;5;196;48;5;21m\u{2580}\u{1B}[48;5;231m \u{1B}[0m\n")
  }

  @Test("without colours a character is as dark as its two pixels, and there is no escape")
  func plain() throws {
    func gray(_ value: UInt8) -> Pixel { Pixel(red: value, green: value, blue: value) }
    // Red's luma is 0.2126, so it is 0.79 dark; a quarter of ink is 191, half of it 128.
    #expect(
      try page(
        [
          [white, black, red, gray(140), white, gray(128), gray(191), black],
          [white, black, red, gray(140), gray(191), white, gray(191), gray(153)],
        ], as: .plain)
        == " @#+.\":T\n")
    // Below the last of an odd number of rows there is paper.
    #expect(try page([[gray(128)]], as: .plain) == "\"\n")
  }

  @Test("only what has changed is written, at its place")
  func changes() throws {
    func grid(_ rows: [[Pixel]]) throws -> CellGrid {
      .halfBlocks(of: try bitmap(rows)) { pixel in
        .rgb(red: pixel.red, green: pixel.green, blue: pixel.blue)
      }
    }
    let old = try grid([[red, red, red], [red, red, red], [red, red, red], [red, red, red]])
    let new = try grid([
      [red, red, blue], [red, red, blue], [black, black, red], [red, black, red],
    ])
    #expect(CellPainter.changes(to: old, from: old).isEmpty)
    #expect(
      String(decoding: CellPainter.changes(to: new, from: old), as: UTF8.self)
        == "\u{1B}[1;3H\u{1B}[48;2;0;0;255m "
        + "\u{1B}[2;1H\u{1B}[38;2;0;0;0;48;2;255;0;0m\u{2580}\u{1B}[48;2;0;0;0m \u{1B}[0m")
    // Of another size, nothing is taken for known.
    let small = try grid([[red]])
    let all = String(decoding: CellPainter.changes(to: small, from: old), as: UTF8.self)
    #expect(all == "\u{1B}[1;1H\u{1B}[38;2;255;0;0m\u{2580}\u{1B}[0m")
  }
}
