import Foundation
import Raster
import Scene
import SceneTesting
import SnapshotReports
import Testing

/// The files and the page of failures.
@Suite struct FailureReportTests {
  /// A folder that is removed at the end of a test.
  private final class TemporaryFolder {
    let path = NSTemporaryDirectory() + "/report-" + UUID().uuidString
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func names(_ name: String = "") -> [String] {
      let all = try? FileManager.default.contentsOfDirectory(atPath: path + "/" + name)
      return (all ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    func text(_ name: String) throws -> String {
      try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }
  }

  /// A red dot on a card, and the same without the dot.
  private static func failure(_ test: String, label: String = "") throws -> SnapshotFailure {
    let stage = Stage(size: Size(width: 24, height: 16))
    let card = View(frame: Rect(x: 2, y: 2, width: 20, height: 12))
    card.name = "card <&\"'>"
    card.backgroundColor = .yellow
    card.cornerRadius = 4
    stage.root.addSubview(card)
    let expected = try Renderer().render(stage.displayList())
    let dot = View(frame: Rect(x: 12, y: 3, width: 5, height: 5))
    dot.name = "dot"
    dot.cornerRadius = 2.5
    dot.backgroundColor = .red
    card.addSubview(dot)
    let list = stage.displayList()
    var failure = SnapshotFailure(
      suite: "DotTests", test: test, label: label, file: "/a/b/DotTests.swift", line: 12,
      reference: "/a/b/__Snapshots__/DotTests.\(test).png", message: "a <dot> too many")
    failure.times = [0]
    failure.expected = [expected]
    failure.actual = [try Renderer().render(list)]
    failure.displayLists = [list]
    failure.treeDump = stage.root.recursiveDescription()
    return failure
  }

  @Test("labels longer than a file's name have folders of their own, too")
  func longLabels() throws {
    let folder = TemporaryFolder()
    let report = FailureReport(folder: folder.path)
    for end in ["a", "b"] {
      let label = String(repeating: "(0.0, 0.0) ", count: 60) + end
      let message = report.add(try Self.failure("shows", label: label))
      #expect(!message.contains("cannot be written"), "\(message)")
    }
    report.finish()
    #expect(folder.names().count == 3)
    #expect(folder.names().allSatisfy { $0.utf8.count < 220 })
  }

  @Test("a failure has a folder of pictures and texts, and a part of the page")
  func files() throws {
    let folder = TemporaryFolder()
    let report = FailureReport(folder: folder.path)
    let failure = try Self.failure("shows", label: "dark mode")
    let message = report.add(failure)
    report.finish()
    // The pictures are in the folder, and not kept in memory.
    #expect(report.all.map { $0.title } == ["DotTests.shows.dark mode"])
    #expect(report.all.allSatisfy { $0.actual.isEmpty && $0.expected == nil })
    #expect(folder.names() == ["DotTests.shows.dark%20mode", "index.html"])
    let name = "DotTests.shows.dark%20mode"
    #expect(
      folder.names(name) == [
        "actual.png", "cluster.png", "difference.png", "expected.png", "message.txt", "tree.txt",
      ])
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/\(name)/actual.png"))
    #expect(Bitmap(try PNG.decode([UInt8](data))) == failure.actual[0])
    #expect(try folder.text("\(name)/tree.txt") == failure.treeDump)
    // The dot is a circle of diameter 5 in a box at (14, 5), where it touches the pixel in the corner.
    #expect(message.contains("25 pixels differ, by up to 255; first: (14, 5) is"))
    #expect(message.contains("View \"dot\": .red, covers"))
    #expect(message.hasSuffix("report: \(folder.path)/index.html"))
  }

  @Test("the page holds all that it shows, and shows text as text")
  func page() throws {
    let folder = TemporaryFolder()
    let report = FailureReport(folder: folder.path)
    for test in ["one", "two", "three"] { report.add(try Self.failure(test)) }
    report.finish()
    let page = try folder.text("index.html")
    #expect(page.contains("<h1>3 snapshots fail</h1>"))
    #expect(page.components(separatedBy: "<section ").count == 4)
    #expect(page.contains("a &lt;dot&gt; too many"))
    #expect(page.contains("card &lt;&amp;&quot;'&gt;"))
    #expect(!page.contains("<dot>"))
    for part in page.components(separatedBy: "src=\"").dropFirst() {
      #expect(part.hasPrefix("data:image/png;base64,"))
    }
    #expect(!page.contains("http://") && !page.contains("https://"))
    #expect(page.contains("default-src 'none'"))
  }

  @Test("no name breaks out of the page")
  func hostileNames() throws {
    let folder = TemporaryFolder()
    let report = FailureReport(folder: folder.path)
    // The Arabic number sign makes one character with what follows it.
    report.add(try Self.failure("one", label: "\u{600}<script>alert(1)</script>\n</ol>"))
    report.finish()
    let page = try folder.text("index.html")
    #expect(page.range(of: "<script>alert", options: .literal) == nil)
    #expect(page.range(of: "script&gt; &lt;/ol&gt;</a></li>\n</ol>", options: .literal) != nil)
  }

  @Test("the same name twice makes two folders")
  func sameName() throws {
    let folder = TemporaryFolder()
    let report = FailureReport(folder: folder.path)
    for _ in 0..<2 { report.add(try Self.failure("same")) }
    #expect(folder.names() == ["DotTests.same", "DotTests.same-2", "index.html"])
  }

  @Test("processes of one run add to each other; another run begins anew")
  func runs() throws {
    let folder = TemporaryFolder()
    for test in ["first", "second"] {
      let report = FailureReport(folder: folder.path)
      report.add(try Self.failure(test))
      report.finish()
    }
    #expect(folder.names() == ["DotTests.first", "DotTests.second", "index.html"])
    #expect(try folder.text("index.html").contains("<h1>2 snapshots fail</h1>"))
    ReportFolder(path: folder.path, run: ReportFolder.presentRun).begin()
    #expect(folder.names().count == 3)
    ReportFolder(path: folder.path, run: "another").begin()
    #expect(folder.names() == [])
  }

  @Test("a folder that is not of a run keeps what is in it")
  func foreignFolder() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    try "mine".write(toFile: folder.path + "/notes", atomically: true, encoding: .utf8)
    ReportFolder(path: folder.path, run: "one").begin()
    #expect(folder.names() == ["notes"])
    let report = FailureReport(folder: folder.path)
    report.add(try Self.failure("one"))
    report.finish()
    #expect(folder.names() == ["DotTests.one", "index.html", "notes"])
    // The failures of another run would be told as those of this one.
    ReportFolder(path: folder.path, run: "another").begin()
    #expect(folder.names() == ["notes"])
  }

  /// Failures at once; fewer in debug, where writing their pictures takes long.
  private static var failureCount: Int {
    #if DEBUG
      40
    #else
      200
    #endif
  }

  @Test("failures from many threads are all there")
  func threads() async throws {
    let folder = TemporaryFolder()
    let report = FailureReport(folder: folder.path)
    var failure = try Self.failure("many")
    failure.displayLists = []
    failure.actual = [try Bitmap(width: 2, height: 2)]
    failure.expected = [try Bitmap(width: 2, height: 3)]
    let original = failure
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<Self.failureCount {
        group.addTask {
          var own = original
          own.label = "\(number)"
          report.add(own)
        }
      }
    }
    report.finish()
    #expect(report.all.count == Self.failureCount)
    #expect(folder.names().count == Self.failureCount + 1)
    #expect(try folder.text("index.html").contains("<h1>\(Self.failureCount) snapshots fail</h1>"))
  }

  @Test("what has no picture, no reference or another size is reported, too")
  func lacking() throws {
    let folder = TemporaryFolder()
    let report = FailureReport(folder: folder.path)
    var failure = try Self.failure("none")
    failure.actual = []
    report.add(failure)
    failure.test = "new"
    failure.actual = failure.expected ?? []
    failure.expected = nil
    report.add(failure)
    failure.test = "wide"
    failure.expected = [try Bitmap(width: 30, height: 4)]
    #expect(report.add(failure).contains("24 x 16 pixels, not 30 x 4"))
    report.finish()
    #expect(
      folder.names("DotTests.new") == ["actual.png", "message.txt", "tree.txt"])
    #expect(folder.names("DotTests.wide").contains("difference.png"))
  }

  @Test("of several pictures the first that differs too much is shown")
  func tolerance() throws {
    var failure = try Self.failure("moves")
    let wanted = try Bitmap(width: 2, height: 2)
    var (slight, wrong) = (wanted, wanted)
    slight[0, 0] = Pixel(red: 1, green: 1, blue: 1, alpha: 1)
    wrong[1, 1] = Pixel(red: 9, green: 9, blue: 9, alpha: 9)
    failure.actual = [slight, wrong]
    failure.expected = [wanted, wanted]
    failure.displayLists = []
    failure.times = [0, 0.25]
    failure.tolerance = ComparisonTolerance(levels: 1, pixels: 0, reason: "a scan")
    #expect(FailurePictures(failure).frame == 1)
  }

  @Test("of several pictures the first that differs is shown")
  func frames() throws {
    var failure = try Self.failure("moves")
    let (expected, actual) = (failure.expected?[0], failure.actual[0])
    let same = try #require(expected)
    failure.actual = [same, actual, same]
    failure.expected = [same, same, same]
    failure.displayLists = failure.displayLists + failure.displayLists + failure.displayLists
    failure.times = [0, 0.25, 0.5]
    let pictures = FailurePictures(failure)
    #expect(pictures.frame == 1)
    #expect(pictures.actual == actual)
    // A margin of three pixels round the 5 x 5 of the dot.
    #expect(pictures.clusterArea == PixelRect(x: 11, y: 2, width: 11, height: 11))
  }
}
