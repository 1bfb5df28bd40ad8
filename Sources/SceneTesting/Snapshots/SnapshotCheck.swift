import Foundation
import Raster
import Scene
import SnapshotReports

/// One snapshot on its way from what is shown to a verdict.
struct SnapshotCheck {
  private let test: RunningTest
  private let name: SnapshotName
  private let reference: SnapshotReference
  private let site: SnapshotSite
  private let style: SnapshotStyle
  private let tolerance: ComparisonTolerance
  private let recording: SnapshotRecording
  private let isNamed: Bool
  private let settings: SnapshotSettings

  init(
    named label: String?, style: SnapshotStyle, tolerance: ComparisonTolerance,
    recording: SnapshotRecording?, site: SnapshotSite
  ) {
    settings = SnapshotSettings.current
    test = RunningTest(at: site)
    name = SnapshotName(suite: test.suite, function: test.function, label: label)
    let folder =
      settings.folder
      ?? URL(fileURLWithPath: test.file).deletingLastPathComponent().path + "/__Snapshots__"
    reference = SnapshotReference(folder: folder, name: name, storage: style.storage)
    self.site = site
    self.style = style
    self.tolerance = tolerance
    self.recording = settings.recording(asked: recording)
    isNamed = label != nil
  }

  /// Draws, compares, and records where it is told to.
  func verdict(of subject: some Snapshottable, at times: SnapshotTimes) -> SnapshotVerdict {
    settings.report.begin(file: test.file)
    let pictures: SnapshotPictures
    do throws(SnapshotError) {
      try checkCall()
      try settings.run.claim(
        SnapshotRun.Claim(
          name: name, path: reference.path, file: test.file, place: site.place))
      pictures = try subject.snapshotPictures(as: style, at: times)
      let count = pictures.pixelCount
      guard count <= settings.pixelLimit else {
        throw .tooManyPixels(count: count, limit: settings.pixelLimit)
      }
    } catch {
      return failure(.refused(error), error.description)
    }
    if style.storage == .digest, settings.environment.writesPictures {
      settings.report.keep(pictures, of: name, file: test.file)
    }
    return verdict(on: pictures, read: reference.read())
  }

  /// Throws if the call cannot be answered, whatever is shown.
  private func checkCall() throws(SnapshotError) {
    if let error = settings.environment.error { throw error }
    if test.hasParameters && !isNamed { throw .unnamedParameter(test: name.description) }
    try tolerance.checkReason()
    let count = name.fileName.utf8.count
    guard count <= SnapshotName.byteLimit else {
      throw .nameTooLong(count: count, limit: SnapshotName.byteLimit)
    }
  }

  private func verdict(
    on pictures: SnapshotPictures, read content: SnapshotReference.Content
  ) -> SnapshotVerdict {
    switch content {
    case .missing:
      if recording != .never { return recorded(pictures, as: .recordedNew) }
      return failure(.missing, "there is no reference", pictures)
    case .unreadable(let reason):
      if recording == .failed || recording == .all {
        return recorded(pictures, as: .recordedChanged(pixels: nil))
      }
      return failure(.unreadable, "the reference cannot be read: \(reason)", pictures)
    case .digest(let line):
      let actual = SnapshotDigest.line(of: pictures)
      if actual == line { return same }
      return different(
        pictures, by: nil, "the digest is \(actual.trimmed), not \(line.trimmed)", expected: nil)
    case .image(let frames):
      let comparison = SnapshotComparison(pictures, frames, tolerance)
      if let problem = comparison.problem {
        return different(
          pictures, by: comparison.pixelCount, problem, expected: comparison.expected)
      }
      if recording == .all && comparison.pixelCount > 0 {
        return recorded(pictures, as: .recordedChanged(pixels: comparison.pixelCount))
      }
      return comparison.toleratedReason.map { tolerated(comparison.pixelCount, $0) } ?? same
    }
  }

  // MARK: - What passes

  /// The picture is as its reference, which does not pass where all are recorded.
  private var same: SnapshotVerdict {
    guard recording == .all else { return verdict(.same, "") }
    settings.log("same, untouched: \(reference.shownPath)")
    settings.run.countFailure()
    return verdict(.recordedSame, "\(name): recording, so it fails; the reference is untouched")
  }

  private func tolerated(_ count: Int, _ reason: String) -> SnapshotVerdict {
    verdict(.tolerated, "\(name): \(count) pixels differ, tolerated: \(reason)")
  }

  // MARK: - What fails

  private func different(
    _ pictures: SnapshotPictures, by count: Int?, _ problem: String, expected: [Bitmap]?
  ) -> SnapshotVerdict {
    if recording == .failed || recording == .all {
      return recorded(pictures, as: .recordedChanged(pixels: count))
    }
    return failure(.different, problem, pictures, expected: expected)
  }

  /// Writes the reference; that fails, too.
  private func recorded(
    _ pictures: SnapshotPictures, as outcome: SnapshotVerdict.Outcome
  ) -> SnapshotVerdict {
    do throws(SnapshotError) {
      let bytes = try bytes(of: pictures)
      guard bytes.count <= settings.byteLimit else {
        throw .tooManyBytes(count: bytes.count, limit: settings.byteLimit)
      }
      try reference.write(bytes)
    } catch {
      return failure(.refused(error), error.description, pictures)
    }
    settings.run.countFailure()
    let what = Self.words(for: outcome)
    settings.log("\(what): \(reference.shownPath)")
    return verdict(
      outcome, "\(name): recorded (\(what)), so it fails; run again without recording")
  }

  private func bytes(of pictures: SnapshotPictures) throws(SnapshotError) -> [UInt8] {
    guard style.storage == .image else {
      return Array(SnapshotDigest.line(of: pictures).utf8)
    }
    do {
      return try SnapshotCodec.encode(pictures)
    } catch {
      throw .notWritten(path: reference.path, reason: error.description)
    }
  }

  private static func words(for outcome: SnapshotVerdict.Outcome) -> String {
    guard case .recordedChanged(let pixels) = outcome else { return "new" }
    return switch pixels {
    case nil: "changed"
    case 0: "changed in its times"
    case 1: "changed by 1 pixel"
    case .some(let count): "changed by \(count) pixels"
    }
  }

  private func failure(
    _ outcome: SnapshotVerdict.Outcome, _ problem: String, _ pictures: SnapshotPictures? = nil,
    expected: [Bitmap]? = nil
  ) -> SnapshotVerdict {
    settings.run.countFailure()
    var lines = ["\(name): \(problem)", "reference: \(reference.shownPath)"]
    if let advice = advice(for: outcome) { lines.append(advice) }
    var failure = SnapshotFailure(
      suite: name.suite, test: name.test, label: name.label ?? "", file: site.filePath,
      line: Int(site.line), reference: reference.path, message: lines[0])
    failure.expected = expected
    failure.tolerance = tolerance
    if let pictures {
      failure.times = pictures.times
      failure.actual = pictures.bitmaps
      failure.displayLists = pictures.displayLists
      failure.treeDump = pictures.treeDump
      failure.referenceBytes = (try? bytes(of: pictures)) ?? []
      attach(pictures)
    }
    let note = settings.report.take(failure)
    if !note.message.isEmpty { lines.append(note.message) }
    for picture in note.pictures where settings.attachesPictures && picture.name != "actual.png" {
      RunningTest.attach(picture.bytes, named: "\(name.fileName).\(picture.name)", at: site)
    }
    return verdict(outcome, lines.joined(separator: "\n"))
  }

  /// How to record what was not, or why that is refused.
  private func advice(for outcome: SnapshotVerdict.Outcome) -> String? {
    let mode: SnapshotRecording
    switch outcome {
    case .missing: mode = .missing
    case .different, .unreadable: mode = .failed
    default: return nil
    }
    if settings.environment.isServer { return "CI is set, so nothing is recorded" }
    return "to record it: \(SnapshotEnvironment.recordingVariable)=\(mode.rawValue) swift test"
  }

  /// Gives the test runner the picture that was made.
  private func attach(_ pictures: SnapshotPictures) {
    guard settings.attachesPictures, let bytes = try? SnapshotCodec.encode(pictures) else {
      return
    }
    RunningTest.attach(
      bytes, named: "\(name.fileName).actual.\(SnapshotCodec.imageSuffix)", at: site)
  }

  private func verdict(
    _ outcome: SnapshotVerdict.Outcome, _ message: String
  ) -> SnapshotVerdict {
    SnapshotVerdict(
      outcome: outcome, name: name.description, reference: reference.path, message: message)
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
