import Raster
import Scene
import Testing

@testable import Demo

/// The commands that show a pager.
@Suite struct PagedCommandTests {
  @Test("tabs take titles, colours and a direction, and the screen's size")
  func tabs() throws {
    let plain = try Tabs(arguments: [])
    #expect(plain.titles.count == 4 && plain.direction == .leftToRight)
    #expect(plain.pictures.size == Size(width: 320, height: 240))
    let other = try Tabs(arguments: [
      "--titles", "A,B", "--colors", "swap", "--right-to-left", "--size", "200x100", "--scale=1",
    ])
    #expect(other.titles == ["A", "B"] && other.colorChange == .swap)
    #expect(other.direction == .rightToLeft)
    #expect(other.pictures.size == Size(width: 200, height: 100) && other.pictures.scale == 1)
    for (value, change) in [
      ("fade", TabStripStyle.ColorChange.crossFade), ("switch", .switchAtHalf),
    ] {
      #expect(try Tabs(arguments: ["--colors", value]).colorChange == change)
    }
  }

  @Test("a pager takes a number of pages and the first to show, the middle one unless it is given")
  func pager() throws {
    #expect(try Paging(arguments: []).pageCount == .max)
    #expect(try Paging(arguments: []).page == .max / 2)
    let other = try Paging(arguments: ["--page", "3", "--pages", "7"])
    #expect(other.pageCount == 7 && other.page == 3)
    #expect(try Paging(arguments: ["--pages", "1"]).page == 0)
  }

  @Test(
    "what makes no sense is refused",
    arguments: [
      ["tabs", "--colors", "pink"], ["tabs", "--titles", ""], ["tabs", "--to", "1"],
      ["tabs", "--fps", "1e9"], ["tabs", "--size", "40000x1"], ["pager", "--pages", "0"],
      ["pager", "--pages", "many"], ["pager", "--page", "-1"], ["pager", "--pages=3", "--page=3"],
      ["illusion", "--driven-by-pager", "--duration", "1"],
      ["illusion", "--curve", "linear", "--driven-by-pager"],
      ["illusion", "--as-in-the-post", "--driven-by-pager"],
    ])
  func refused(arguments: [String]) throws {
    let failure = try #require(throws: Failure.self) { try Program.request(arguments) }
    #expect(failure.status == 64)
    #expect(failure.message?.contains("--") == true)
  }

  @Test("driven by a pager the illusion is a screen, which may have another size")
  func drivenIllusion() throws {
    let plain = try Illusion(arguments: ["--driven-by-pager"])
    #expect(plain.pictures.size == Size(width: 320, height: 300))
    #expect(plain.filmstripStep == 10 && plain.frames().count > 200)
    let other = try Illusion(arguments: ["--driven-by-pager", "--size", "320x568", "--from", "1"])
    #expect(other.pictures.size == Size(width: 320, height: 568))
  }

  /// The frames at some of their numbers, drawn.
  private func pictures(_ command: any SceneCommand) throws -> [Bitmap] {
    let renderer = Renderer()
    return try command.frames().map { try renderer.render($0) }
  }

  /// The columns of a row that have a colour, from the first to the last.
  private func span(of color: Color, in row: Int, _ bitmap: Bitmap) -> ClosedRange<Int>? {
    let bytes = color.bytes
    let columns = (0..<bitmap.width).filter {
      let pixel = bitmap[$0, row]
      return pixel.red == bytes.red && pixel.green == bytes.green && pixel.blue == bytes.blue
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  @Test("half a slide comes back, a fling turns a page, and a tap goes to the last tab")
  func story() throws {
    let command = try Tabs(arguments: ["--titles", "AA,BBBBBB,CCCC,D", "--scale", "1"])
    let pictures = try pictures(command)
    #expect(pictures.count == command.frames().count)
    let blue = TabStripStyle().indicator.color
    // The bar lies in the last two rows of the strip; what is cut at an end is a lighter blue.
    let middles = try pictures.map { picture in
      let bar = try #require(span(of: blue, in: 43, picture))
      return Double(bar.lowerBound + bar.upperBound + 1) / 2
    }
    #expect(middles.first == 40 && middles.last == 280)
    // By the drag it gets two thirds of the way to the second tab, and comes back to the first.
    let farthest = try #require(middles[..<90].max())
    #expect(farthest > 85 && farthest < 95)
    let back = try #require(middles[90...].firstIndex { abs($0 - 40) < 0.6 })
    #expect(middles[back..<back + 5].allSatisfy { abs($0 - 40) < 0.6 })
    let second = try #require(middles[back...].firstIndex { abs($0 - 120) < 0.6 })
    let rest = middles[back...]
    #expect(zip(rest, rest.dropFirst()).allSatisfy { $0 <= $1 + 0.6 })
    #expect(second < middles.count - 40)
  }

  @Test("the pill of the illusion goes a quarter of the way of the pages")
  func drivenStory() throws {
    let command = try Illusion(arguments: ["--driven-by-pager", "--scale", "1"])
    let pictures = try pictures(command)
    let edges = try pictures.map { try #require(span(of: .red, in: 122, $0)).lowerBound }
    #expect(edges.first == 0 && edges.last == 240)
    let farthest = try #require(edges[..<90].max())
    #expect(farthest >= 45 && farthest <= 53)
    #expect(edges.contains(80))
  }

  @Test("a pager of as many pages as there are numbers goes to its ends and shows its pages")
  func manyPages() throws {
    let frames = Array(try Paging(arguments: ["--scale", "1"]).frames())
    let first = try Renderer().render(frames[0])
    let last = try Renderer().render(try #require(frames.last))
    #expect(first != last)
    #expect(frames.allSatisfy { $0.sources.count { $0.typeName == "SamplePage" } <= 4 })
  }
}
