import Foundation

// Which references no test asks for any more, told from evidence and not from the lack of it:
//
// - the runner was told to run everything: no filter among its arguments;
// - it ended with status 0, so no test ended before its last snapshot;
// - the reference's test ran, for it asked for other snapshots; or there is no function of its name
//   in its suite's files any more; or the suite itself is in no file beside the folder. The last two
//   are asked only where the folder lies beside all tests that used it: another folder may serve tests
//   from anywhere.
//
// A test that exists and asked for nothing (it is disabled, or runs in another process, as XCTest and
// Swift Testing do) keeps its references. What is asked for under a condition only is the one thing
// that looks stale and is not.

/// Finds references that no test asks for.
package struct StaleReferences {
  private let claims: [SnapshotRun.Claim]

  /// What was asked for in a full run that has passed.
  package init(_ claims: [SnapshotRun.Claim]) {
    self.claims = claims
  }

  /// The paths of the stale references in all folders that the run used, in order.
  package func paths() -> [String] {
    let folders = Set(claims.map { Self.folder(of: $0.path) })
    return folders.sorted().flatMap { stale(in: $0) }
  }

  private func stale(in folder: String) -> [String] {
    let claims = claims.filter { Self.folder(of: $0.path) == folder }
    let asked = Set(claims.map { $0.path.lowercased() })
    let sources = Sources(beside: folder, files: Set(claims.map { $0.file }))
    var running: [String: Set<String>] = [:]
    for claim in claims {
      running[SnapshotName.mapped(claim.name.suite), default: []]
        .insert(SnapshotName.mapped(claim.name.test))
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      let path = folder + "/" + name
      guard let (suite, test) = Self.parts(of: name), !asked.contains(path.lowercased()) else {
        return nil
      }
      guard let tests = running[suite] else {
        return sources.mention(suite) ? nil : path
      }
      return tests.contains(test) || !sources.haveFunction(test) ? path : nil
    }
  }

  /// The suite and the test of a reference, or `nil` if the file is none.
  private static func parts(of name: String) -> (suite: String, test: String)? {
    for suffix in [SnapshotCodec.imageSuffix, SnapshotCodec.digestSuffix]
    where name.hasSuffix("." + suffix) {
      return SnapshotName.parts(ofFileName: String(name.dropLast(suffix.count + 1)))
    }
    return nil
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}

/// The text of the tests beside a folder of references.
private struct Sources {
  private let texts: [(name: String, text: String)]
  /// Whether nobody else can ask for what is in the folder: it lies beside all tests that did.
  private let areAll: Bool

  init(beside folder: String, files: Set<String>) {
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    areAll = files.allSatisfy { file in
      let own = URL(fileURLWithPath: file).deletingLastPathComponent().path
      return folder == own + "/__Snapshots__"
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    let paths = names.filter { $0.hasSuffix(".swift") }.map { parent + "/" + $0 }
    texts = files.union(paths).sorted().map { path in
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      return (name, (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
    }
  }

  /// Whether a file has the suite's name, or names the suite's last type.
  ///
  /// What is mapped in the name of a file may be spelled in several ways in the source; all is kept.
  func mention(_ suite: String) -> Bool {
    guard areAll, !suite.contains("%") else { return true }
    let type = suite.split(separator: "-").last.map { String($0) } ?? suite
    return texts.contains { $0.name == suite || $0.text.contains(type) }
  }

  /// Whether a file has a function of the name.
  ///
  /// What is mapped in the name of a file was between backticks in the source; all are kept.
  func haveFunction(_ test: String) -> Bool {
    guard areAll, !test.contains("%") else { return true }
    return texts.contains { $0.text.contains("func \(test)") || $0.text.contains("func `\(test)") }
  }
}
