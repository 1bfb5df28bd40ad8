import SceneTesting
import Testing

@Suite struct SnapshotNameTests {
  @Test("parts are separated by dots, and a label is left out where there is none")
  func joins() {
    let name = SnapshotName(suite: "CardTests", function: "showsRed()")
    #expect(name.fileName == "CardTests.showsRed")
    let labelled = SnapshotName(suite: "CardTests", function: "shows(width:)", label: "120")
    #expect(labelled.fileName == "CardTests.shows.120")
    #expect(labelled.description == "CardTests.shows.120")
  }

  @Test("backticks are dropped, and parentheses inside them are kept")
  func rawIdentifiers() {
    #expect(SnapshotName(suite: "A", function: "`shows (red)`()").test == "shows (red)")
    #expect(SnapshotName(suite: "A", function: "shows (red)()").test == "shows (red)")
  }

  @Test("what is unsafe in a file's name is written as bytes")
  func maps() {
    #expect(SnapshotName(suite: "A", function: "b()", label: "1/2").fileName == "A.b.1%2F2")
    #expect(SnapshotName(suite: "A", function: "b()", label: "..").fileName == "A.b.%2E%2E")
    #expect(SnapshotName(suite: "A", function: "b()", label: "ü\n").fileName == "A.b.%C3%BC%0A")
    #expect(SnapshotName(suite: "A", function: "b()", label: "").fileName == "A.b.%")
  }

  @Test("different labels make different files")
  func isInjective() {
    let labels = [
      "", "%", "%25", " ", "%20", "a.b", "a%2Eb", "a", "é", "e\u{301}", "/", "\\", "\0",
    ]
    var seen: Set<String> = []
    for label in labels {
      seen.insert(SnapshotName(suite: "A", function: "b()", label: label).fileName)
    }
    seen.insert(SnapshotName(suite: "A", function: "b()").fileName)
    #expect(seen.count == labels.count + 1)
  }
}
