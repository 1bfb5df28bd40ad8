import Raster
import SceneTesting
import SnapshotReports
import Testing

/// Pixels as characters.
@Suite struct TerminalPreviewTests {
  private static func bitmap(_ width: Int, _ height: Int) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = Pixel(red: 255, green: 255, blue: 255) }
    }
    return bitmap
  }

  @Test("without colours a character is a pixel")
  func plain() throws {
    let expected = try Self.bitmap(5, 4)
    var actual = expected
    actual[2, 2] = Pixel(red: 0, green: 0, blue: 0)
    let preview = TerminalPreview(
      expected: expected, actual: actual, around: PixelRect(x: 2, y: 2, width: 1, height: 1),
      hasColors: false)
    #expect(
      preview.text == """
        pixels from (0, 0), 5 x 4, # differs:
          .....
          .....
          ..#..
          .....
        """)
  }

  @Test("with colours a character is two pixels, and the pictures are side by side")
  func colored() throws {
    let expected = try Self.bitmap(1, 3)
    var actual = expected
    actual[0, 1] = Pixel(red: 1, green: 2, blue: 3)
    actual[0, 2] = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    let preview = TerminalPreview(
      expected: expected, actual: actual, around: PixelRect(x: 0, y: 1, width: 1, height: 1),
      hasColors: true)
    let (escape, white) = ("\u{1B}[", "255;255;255m")
    #expect(
      preview.text.split(separator: "\n").dropFirst() == [
        "  \(escape)38;2;\(white)\(escape)48;2;\(white)▀\(escape)0m"
          + "  \(escape)38;2;\(white)\(escape)48;2;1;2;3m▀\(escape)0m",
        "  \(escape)38;2;\(white)\(escape)49m▀\(escape)0m"
          + "  \(escape)38;2;\(white)\(escape)49m▀\(escape)0m",
      ])
  }

  @Test("what is large is cut: 32 x 24 pixels in colour, 64 x 12 without")
  func limits() throws {
    let (expected, actual) = (try Self.bitmap(300, 300), try Bitmap(width: 300, height: 300))
    let whole = PixelRect(x: 0, y: 0, width: 300, height: 300)
    for (hasColors, rows) in [(true, 13), (false, 13)] {
      let preview = TerminalPreview(
        expected: expected, actual: actual, around: whole, hasColors: hasColors)
      let lines = preview.text.split(separator: "\n")
      #expect(lines.count == rows)
      #expect(lines[1].count { $0 == "▀" || $0 == "#" } == 64)
    }
  }

  @Test("colours are shown where the environment says so")
  func environment() {
    func hasColors(_ environment: [String: String], _ isTerminal: Bool = false) -> Bool {
      TerminalPreview.hasColors(environment, isTerminal: isTerminal)
    }
    #expect(!hasColors([:]))
    #expect(!hasColors([:], true))
    #expect(hasColors(["COLORTERM": "truecolor"]))
    #expect(hasColors(["COLORTERM": "24bit"]))
    #expect(!hasColors(["COLORTERM": "truecolor", "NO_COLOR": "1"]))
    #expect(hasColors(["TERM": "xterm-direct"], true))
    #expect(!hasColors(["TERM": "xterm-direct"]))
  }
}
