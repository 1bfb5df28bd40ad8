import Foundation
import Raster
import Scene
import Teaching
import Testing

@testable import Demo

/// The page of the lesson, and the command that writes it.
@Suite struct LessonPageTests {
  private static let module = TinyModule(functions: LessonEngine.functions).bytes

  private static let page = LessonPage(
    engine: try? LessonEngine(module, name: "module"), stills: [])

  /// The names of all tags of a page, a slash before those that close; not of what lies in scripts.
  private static func tags(_ html: String) -> [Substring] {
    var tags: [Substring] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      let tag = rest.prefix { $0 != ">" }
      tags.append(tag.prefix { !$0.isWhitespace })
      rest = rest[tag.endIndex...]
      if let name = tags.last, name == "script" || name == "style",
        let end = rest.range(of: "</\(name)")
      {
        rest = rest[end.lowerBound...]
      }
    }
    return tags
  }

  @Test("every element that is opened is closed, in order")
  func wellFormed() {
    var open: [Substring] = []
    for tag in Self.tags(Self.page.html) where !["meta", "link", "img", "!DOCTYPE"].contains(tag) {
      guard tag.hasPrefix("/") else {
        open.append(tag)
        continue
      }
      #expect(open.popLast() == tag.dropFirst())
    }
    #expect(open.isEmpty)
  }

  @Test("nothing comes from a network or another file")
  func selfContained() {
    let html = Self.page.html
    for word in ["http:", "https:", "import(", "@import", "fetch(", "url(", "XMLHttpRequest"] {
      #expect(!html.contains(word), "\(word)")
    }
    for attribute in ["src=\"", "href=\""] {
      for part in html.components(separatedBy: attribute).dropFirst() {
        #expect(part.hasPrefix("data:") || part.hasPrefix("#"), "\(part.prefix(40))")
      }
    }
  }

  @Test("a course of ten steps, each with a figure, a question and an answer, linked from the top")
  func steps() {
    let html = Self.page.html
    #expect(LessonStep.all.count == 10)
    #expect(Set(LessonStep.all.map(\.name)).count == 10)
    for (index, step) in LessonStep.all.enumerated() {
      let part = step.html(number: index + 1, stills: [])
      #expect(part.contains("<figure class=\"plain\" data-scene=\"\(step.figure.scene)\""))
      #expect(part.contains("<summary>\(step.question)</summary>"))
      #expect(html.contains(part))
      #expect(html.contains("<a href=\"#\(step.name)\">"))
    }
  }

  @Test("figures show what the engine has: its scenes, pixels in them, its mistakes by name")
  func figures() throws {
    let description = try JSONSerialization.jsonObject(with: Data(LessonDescription.json.utf8))
    let engine = try #require(description as? [String: [[String: Any]]])
    let mistakes = (engine["mistakes"] ?? []).compactMap { $0["name"] as? String }
    #expect(mistakes.count == 8)
    for figure in LessonStep.all.map({ $0.figure }) {
      let scene = try #require(engine["scenes"]?.first { $0["name"] as? String == figure.scene })
      #expect((0..<(scene["width"] as? Int ?? 0)).contains(figure.pixel.x), "\(figure.scene)")
      #expect((0..<(scene["height"] as? Int ?? 0)).contains(figure.pixel.y), "\(figure.scene)")
      #expect(figure.mistakes.allSatisfy { mistakes.contains($0) }, "\(figure.mistakes)")
    }
  }

  @Test("each number of a scene has a name for people", arguments: LessonScene.allCases)
  func names(scene: LessonScene) {
    for parameter in scene.parameters {
      let own = "\n  \"\(scene.rawValue).\(parameter.name)\": { label:"
      let shared = "\n  \(parameter.name): { label:"
      #expect(LessonScript.source.contains(own) || LessonScript.source.contains(shared))
    }
  }

  @Test("pictures stand in the page for scenes, with words for those who cannot see them")
  func stills() throws {
    let bitmap = try Bitmap(width: 4, height: 2)
    let page = LessonPage(engine: nil, stills: [LessonStill(name: "tree", bitmap)])
    let data = Data(PNG.encode(bitmap)).base64EncodedString()
    #expect(
      page.html.contains(
        "<img class=\"still\" width=\"4\" height=\"2\" alt=\"A card with a photo, a title and a button\" "
          + "src=\"data:image/png;base64,\(data)\">"))
    #expect(!page.html.contains("id=\"engine\""))
  }

  @Test("the engine is in the page as a zlib stream")
  func engine() throws {
    let html = Self.page.html
    let begin = try #require(html.range(of: "id=\"engine\">"))
    let text = html[begin.upperBound...].prefix { $0 != "<" }
    let bytes = try #require(Data(base64Encoded: String(text)))
    // The header of RFC 1950, and at the end the checksum Adler-32 of the module.
    var sums: (UInt32, UInt32) = (1, 0)
    for byte in Self.module {
      sums.0 = (sums.0 + UInt32(byte)) % 65_521
      sums.1 = (sums.1 + sums.0) % 65_521
    }
    #expect(Array(bytes.prefix(2)) == [0x78, 0xDA])
    #expect(
      Array(bytes.suffix(4))
        == [sums.1 >> 8, sums.1 & 0xFF, sums.0 >> 8, sums.0 & 0xFF].map { UInt8($0) })
  }

  @Test("the size of the engine is told, as it is")
  func size() {
    #expect(LessonFooter.kilobytes(499) == "0 KB")
    #expect(LessonFooter.kilobytes(123_456) == "123 KB")
    #expect(LessonFooter.kilobytes(1_078_973) == "1,079 KB")
    #expect(LessonFooter.kilobytes(1_234_567_890) == "1,234,568 KB")
    let size = LessonFooter.kilobytes(Self.module.count)
    #expect(
      Self.page.html.contains(
        "The engine is \(size) of WebAssembly, 0 KB packed in this page."))
    #expect(!LessonFooter.html(engine: nil).contains("The engine"))
  }

  @Test("text has the size that the reader's browser gives it: no size of a font is in pixels")
  func fontSizes() {
    let sizes = LessonStyle.css.components(separatedBy: "font").dropFirst()
      .map { $0.prefix { $0 != ";" && $0 != "}" } }
    #expect(sizes.count > 30)
    for size in sizes {
      #expect(size.wholeMatch(of: /.*[0-9]px.*/.dotMatchesNewlines()) == nil, "font\(size)")
    }
  }

  @Test(
    "what is no module is refused", arguments: [[], [0x00, 0x61], Array("<html></html>".utf8)])
  func noModule(bytes: [UInt8]) {
    #expect(throws: Failure.self) { try LessonEngine(bytes, name: "x") }
  }
}
