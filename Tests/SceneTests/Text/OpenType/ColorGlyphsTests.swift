import Scene
import TestSupport
import Testing

@Suite struct ColorGlyphsTests {
  /// A view that draws glyphs.
  private final class Glyphs: View {
    var run: GlyphRun?
    var color = Color.black

    override func draw(_ canvas: inout Canvas) {
      if let run { canvas.draw(run, color: color) }
    }
  }

  /// A sample in which A has two layers, and o one.
  private static var face: Typeface {
    get throws {
      var builder = FontBuilder.sample
      builder.addColors(
        layers: [2: [(3, 1), (5, 0xFFFF)], 3: [(3, 0)]],
        palettes: [[0xFF00_00FF, 0x0102_0380], [0x00FF_00FF, 0x0000_FFFF]])
      return try Typeface(builder.bytes)
    }
  }

  private static func commands(_ glyphs: [Int32], color: Color) throws -> DisplayList {
    let stage = Stage(size: Size(width: 100, height: 100))
    let view = Glyphs(frame: stage.bounds)
    view.run = GlyphRun(
      font: Font(try face, size: 10),
      items: glyphs.map { .init(glyph: Glyph(index: $0), origin: Point(x: Double($0), y: 9)) })
    view.color = color
    stage.root.addSubview(view)
    return stage.displayList()
  }

  @Test("a glyph has layers of a palette's colours and the text's own")
  func layers() throws {
    let face = try Self.face
    let layers = face.colorLayers(of: Glyph(index: 2))
    #expect(layers.map { $0.glyph.index } == [3, 5])
    #expect(layers.map { $0.color } == [Color(1, 2, 3, alpha: 0x80), nil])
    #expect(face.colorLayers(of: Glyph(index: 5)).isEmpty)
    #expect(face.colorLayers(of: Glyph(index: -1)).isEmpty)
    #expect(Typeface.system().colorLayers(of: Glyph(index: 2)).isEmpty)
  }

  @Test("another palette has other colours, and makes another typeface")
  func palettes() throws {
    let face = try Self.face
    #expect(face.paletteCount == 2)
    let other = face.withPalette(1)
    #expect(other.colorLayers(of: Glyph(index: 3)).map { $0.color } == [.green])
    #expect(other != face)
    #expect(other.withPalette(0) == face)
    #expect(face.withPalette(7) == face)
    #expect(Typeface.system().withPalette(1) == .system())
  }

  @Test("layers are drawn in order, and glyphs of one colour together")
  func drawing() throws {
    let list = try Self.commands([4, 5, 2, 3, 4], color: .blue)
    let runs = list.glyphRuns.map { $0.items.map { $0.glyph.index } }
    #expect(runs == [[4, 5], [3], [5], [3], [4]])
    let colors = list.commands.compactMap { command -> Color? in
      guard case .fill(.glyphs, let color, _, _) = command else { return nil }
      return color
    }
    #expect(colors == [.blue, Color(1, 2, 3, alpha: 0x80), .blue, .red, .blue])
    #expect(list.glyphRuns[2].items[0].origin == Point(x: 2, y: 9))
  }

  @Test("a translucent text draws each glyph of several colours as one")
  func translucent() throws {
    let list = try Self.commands([2, 5], color: Color.blue.withAlphaComponent(0.5))
    var steps: [String] = []
    for command in list.commands {
      switch command {
      case .beginGroup(_, let alpha, _, _): steps.append("begin \(alpha)")
      case .endGroup: steps.append("end")
      case .fill(_, let color, _, _): steps.append("fill \(color.alpha)")
      case .image: steps.append("image")
      }
    }
    #expect(steps == ["begin 0.5", "fill \(128.0 / 255)", "fill 1.0", "end", "fill 0.5"])
  }

  @Test("a glyph whose layers cannot be read is drawn in one colour")
  func broken() throws {
    var builder = FontBuilder.sample
    builder.addColors(layers: [2: [(3, 9)]], palettes: [[0xFF]])
    #expect(try Typeface(builder.bytes).colorLayers(of: Glyph(index: 2)).isEmpty)
    builder.tables["COLR"] = FontBytes(0, 1, 0, 14, 0, 20, 2000, 2, 0, 2000)
    #expect(try Typeface(builder.bytes).colorLayers(of: Glyph(index: 2)).isEmpty)
  }
}
