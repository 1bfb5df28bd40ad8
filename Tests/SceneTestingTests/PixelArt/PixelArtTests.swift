import Raster
import Scene
import SceneTesting
import SnapshotReports
import Testing

/// Tiny pictures beside drawings of them.
@Suite struct PixelArtTests {
  private static let legend: PixelLegend = [".": .white, "#": .black]

  private static func message(
    _ bitmap: Bitmap, _ drawing: String, _ legend: PixelLegend = legend
  ) -> String? {
    PixelArtCheck(bitmap, PixelArt(drawing, legend: legend), legend: legend).message
  }

  /// Grey levels in rows.
  private static func bitmap(_ rows: [UInt8]...) throws -> Bitmap {
    var bitmap = try Bitmap(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, level) in row.enumerated() {
        bitmap[x, y] = Pixel(red: level, green: level, blue: level)
      }
    }
    return bitmap
  }

  @Test("a view, a stage, a list and a bitmap are drawn alike")
  func subjects() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 2, height: 2))
    let inner = View(frame: Rect(x: 1, y: 0, width: 1, height: 1))
    inner.backgroundColor = .red
    view.addSubview(inner)
    let drawing = """
      .R
      ..
      """
    expectPixels(of: view, drawing, legend: [".": .white, "R": .red])
    let stage = Stage(size: Size(width: 2, height: 2))
    stage.root.addSubview(inner)
    expectPixels(of: stage, drawing, legend: [".": .white, "R": .red])
    let list = stage.displayList()
    expectPixels(of: list, drawing, legend: [".": .white, "R": .red])
    expectPixels(of: try Renderer().render(list), drawing, legend: [".": .white, "R": .red])
  }

  /// With the centre of the circle at (4, 4): where the arc leaves a pixel, the digit is the nearest
  /// tenth of the area inside it, as integrated by an independent program.
  @Test("a rounded corner reads as one")
  func corner() {
    let view = View(frame: Rect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = .black
    view.cornerRadius = 4
    expectPixels(
      of: view,
      """
      .279972.
      29####92
      7######7
      9######9
      9######9
      7######7
      29####92
      .279972.
      """, legend: Self.legend)
  }

  @Test("a colour is exact, a digit is what is nearest to its tenth")
  func levels() throws {
    // Of 255: 1 is next to nothing, 38 is 0.149, 39 is 0.153, 127 is 0.498, 254 is 0.996.
    let bitmap = try Self.bitmap([255, 254, 217, 216, 128, 1, 0])
    #expect(Self.message(bitmap, ".11259#") == nil)
    #expect(
      Self.message(bitmap, "..1259#")?.hasPrefix("1 pixel is not as drawn; first: (1, 0)") == true)
    #expect(
      Self.message(bitmap, ".12259#")?.hasPrefix("1 pixel is not as drawn; first: (2, 0)") == true)
    #expect(
      Self.message(bitmap, ".1125##")?.hasPrefix("1 pixel is not as drawn; first: (5, 0)") == true)
  }

  @Test("what lies beside the line between two colours is no level of them")
  func besideTheLine() throws {
    var bitmap = try Self.bitmap([128])
    bitmap[0, 0] = Pixel(red: 128, green: 131, blue: 128)
    #expect(Self.message(bitmap, "5")?.contains("\"A\": Color(128, 131, 128)") == true)
    bitmap[0, 0] = Pixel(red: 128, green: 127, blue: 128)
    #expect(Self.message(bitmap, "5") == nil)
  }

  @Test("levels have characters of one's own, between any two colours")
  func ownLevels() throws {
    let legend = PixelLegend([".": .white, "R": .red, "B": .blue])
      .levels("abc", from: ".", to: "R").levels("-", from: "R", to: "B")
    var bitmap = try Bitmap(width: 6, height: 1)
    let levels: [(UInt8, UInt8, UInt8)] = [
      (255, 255, 255), (255, 191, 191), (255, 127, 127), (255, 64, 64), (255, 0, 0), (99, 0, 156),
    ]
    for (x, level) in levels.enumerated() {
      bitmap[x, 0] = Pixel(red: level.0, green: level.1, blue: level.2)
    }
    #expect(Self.message(bitmap, ".abcR-", legend) == nil)
    let message = try #require(Self.message(bitmap, ".abcR.", legend))
    #expect(message.contains("\n.abcR-\n"))
    #expect(
      message.hasSuffix(
        "legend: [\".\": .white, \"R\": .red, \"B\": .blue]"
          + ".levels(\"abc\", from: \".\", to: \"R\").levels(\"-\", from: \"R\", to: \"B\")"))
  }

  @Test("what fails says which drawing would pass, and that one passes")
  func advice() throws {
    let bitmap = try Self.bitmap([255, 0], [128, 255])
    let message = try #require(Self.message(bitmap, "..\n5."))
    #expect(
      message == """
        1 pixel is not as drawn; first: (1, 0) is "#", (0, 0, 0, 255), not "."
        this would pass:
        \"\"\"
        .#
        5.
        \"\"\"
        legend: [".": .white, "#": .black]
        """)
    #expect(Self.message(bitmap, ".#\n5.") == nil)
  }

  @Test("colours that the legend lacks get letters")
  func unknownColours() throws {
    var bitmap = try Self.bitmap([255, 0])
    bitmap[0, 0] = Pixel(red: 1, green: 2, blue: 3)
    bitmap[1, 0] = Pixel(red: 0, green: 0, blue: 64, alpha: 128)
    let message = try #require(Self.message(bitmap, ".A", [".": .white, "A": .black]))
    #expect(message.contains("\nBC\n"))
    #expect(message.contains("\"B\": Color(1, 2, 3), \"C\": Color(0, 0, 128, alpha: 128)]"))
    let legend: PixelLegend = ["B": Color(1, 2, 3), "C": Color(0, 0, 128, alpha: 128)]
    #expect(Self.message(bitmap, "BC", legend) == nil)
  }

  @Test("blanks between characters and empty lines at the ends do not count")
  func blanks() throws {
    let bitmap = try Self.bitmap([255, 0], [0, 255])
    #expect(Self.message(bitmap, "\n  . #\n  # .\n\n") == nil)
    #expect(Self.message(bitmap, " #\n# ", [" ": .white, "#": .black]) == nil)
  }

  @Test(
    "a drawing that is none is told so",
    arguments: [
      ("", "the drawing has no rows"),
      (".#\n.", "row 1 of the drawing has 1 characters, the first has 2"),
      (".x\n..", "\"x\" in row 0 of the drawing is not in the legend"),
      (".#.\n...", "the picture has 2 x 2 pixels, the drawing 3 x 2"),
    ])
  func mistakes(drawing: String, problem: String) throws {
    let message = try #require(
      Self.message(try Self.bitmap([255, 255], [255, 255]), drawing))
    #expect(message.hasPrefix(problem + "\n"))
    #expect(message.contains("\n..\n..\n"))
  }

  @Test("a legend that says two things is told so")
  func badLegends() throws {
    let bitmap = try Self.bitmap([255])
    #expect(
      Self.message(bitmap, ".", [".": .white, ".": .black])?
        .hasPrefix("the legend has two colours for \".\"") == true)
    #expect(
      Self.message(bitmap, ".", Self.legend.levels("#", from: ".", to: "#"))?
        .hasPrefix("the legend has two meanings for \"#\"") == true)
    #expect(
      Self.message(bitmap, ".", Self.legend.levels("1", from: ".", to: "x"))?
        .hasPrefix("the legend has no colours for both") == true)
  }

  @Test("a picture that no one would draw is not printed")
  func tooLarge() throws {
    let bitmap = try Bitmap(width: 65, height: 64)
    #expect(Self.message(bitmap, ".")?.contains("take a snapshot of it") == true)
  }

  @Test("a colour of the legend is what a renderer makes of it")
  func colours() throws {
    for alpha in stride(from: 0, through: 255, by: 5) {
      let color = Color(250, 128, 3, alpha: UInt8(alpha))
      let list = DisplayListBuilder(size: Size(width: 1, height: 1), background: color).build()
      #expect(try Renderer().render(list)[0, 0] == Pixel(color), "opacity \(alpha)")
    }
  }

  @Test("the running test is told, and so is the report")
  func telling() throws {
    let bitmap = try Self.bitmap([255, 0])
    var settings = SnapshotSettings.current
    settings.report = FailureReport()
    SnapshotSettings.$current.withValue(settings) {
      withKnownIssue {
        expectPixels(of: bitmap, "..", legend: Self.legend)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("this would pass:") }
      }
    }
    let failure = try #require(settings.report.all.first)
    #expect(failure.actual == [bitmap])
    #expect(failure.expected == [try Self.bitmap([255, 255])])
    #expect(failure.test == "telling")
    #expect(failure.label.hasPrefix("line-"))
  }
}
