import Foundation
import Raster
import TestSupport
import Testing

/// The pictures of the committed list, which debug, release and wasm builds must all reproduce.
@Suite struct DigestTests {
  static let list = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "digests.txt")

  @Test("every scene has the digest of the committed list")
  func digestsMatch() throws {
    let lines = DigestScene.all.map { $0.line }
    if ProcessInfo.processInfo.environment["RECORD"] == "all" {
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: Self.list)
      Issue.record("the list of digests was written anew; run again without RECORD")
    }
    let committed = try String(contentsOf: Self.list, encoding: .utf8)
    #expect(committed.split(separator: "\n").map(String.init) == lines)
  }

  #if !DEBUG
    // The reference is slow: ten seconds where nothing is optimised.
    @Test("of the drawn scenes' pixels, at least a fifth is partly covered or translucent")
    func manyEdges() throws {
      let pictures = try DigestScene.pictures.prefix(10).compactMap { $0.list?() }.map {
        try ReferenceRenderer.render($0).contributions
      }
      let partial = pictures.map { $0.count { $0 > 0 } }.reduce(0, +)
      #expect(partial * 5 >= pictures.map { $0.count }.reduce(0, +))
      #expect(partial > 0)
    }

    @Test("every picture is as near to the reference as the contract says")
    func picturesMatchReference() throws {
      for scene in DigestScene.pictures where scene.name != "hostile" {
        guard let list = scene.list?() else { continue }
        let reference = try ReferenceRenderer.render(list)
        let difference = reference.violations(in: try Renderer().render(list))
        #expect(difference.isMatch, "\(scene.name): \(difference)")
      }
    }
  #endif

  @Test("scenes have different names without spaces")
  func namesAreUnique() {
    let names = DigestScene.all.map { $0.name }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.isEmpty && !$0.contains(" ") })
  }

  @Test(
    "FNV-1a gives the published values",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func publishedValues(text: String, expected: String) {
    var hash = FNV1a()
    for byte in text.utf8 { hash.combine(byte) }
    #expect(hash.hexadecimal == expected)
  }
}
