import Testing

@testable import Demo

@Suite struct TerminalSizeTests {
  @Test("a cell is a pixel wide and two high, and the last line is for words")
  func cells() {
    let size = TerminalSize(columns: 100, rows: 30)
    #expect(
      size.fit(.trueColor, width: nil, zoom: 2) == PictureFit(width: 100, height: 58, zoom: 2))
    #expect(size.fit(.plain, width: 40, zoom: 1) == PictureFit(width: 40, height: 58))
    #expect(size.fit(.indexed, width: 400, zoom: 1) == PictureFit(width: 100, height: 58))
    #expect(
      TerminalSize(columns: 9, rows: 1).fit(.plain, width: nil, zoom: 1)
        == PictureFit(width: 9, height: 2))
  }

  @Test("what a terminal does not say is 80 columns and 24 rows")
  func unknown() {
    #expect(TerminalSize(columns: 0, rows: 0) == TerminalSize(columns: 80, rows: 24))
  }
}
