import Raster
import Scene
import SceneTesting
import SnapshotReports
import Testing

@Suite struct AnimatedSnapshotTests {
  private static let rate = SnapshotTimes.every(1.0 / 60, through: 0.25)

  /// A black square that fades in a quarter of a second, and is as good as gone from a time on.
  private func fading(goneFrom end: Double = 1) -> SnapshotMovie {
    SnapshotMovie { time in time < end ? 1 - time * 4 : 0 }
  }

  @Test("several times are one animated file")
  func recordsAndPasses() throws {
    try SnapshotScratch.with { scratch in
      _ = scratch.run { verifySnapshot(of: fading(), at: Self.rate, record: .missing) }
      #expect(scratch.files == ["AnimatedSnapshotTests.recordsAndPasses.png"])
      let image = try APNG.decode(scratch.bytes(of: scratch.files[0]))
      #expect(image.frames.count == 16)
      #expect(image.frames.allSatisfy { abs($0.duration - 1.0 / 60) < 1e-6 })
      #expect(scratch.run { verifySnapshot(of: fading(), at: Self.rate) }.outcome == .same)
    }
  }

  @Test("what differs is told by the first frame, its time, and how many there are")
  func differs() throws {
    try SnapshotScratch.with { scratch in
      _ = scratch.run { verifySnapshot(of: fading(), at: Self.rate, record: .missing) }
      // 7 / 60 is the first time from 0.11 on; the last of all frames has no black either way.
      let verdict = scratch.run { verifySnapshot(of: fading(goneFrom: 0.11), at: Self.rate) }
      #expect(verdict.outcome == .different)
      #expect(verdict.message.contains("first differs at frame 7, t = 0.1167 s: 1 pixel differs"))
      #expect(verdict.message.contains("8 of 16 frames differ"))
      let failure = try #require(scratch.settings.report.all.first)
      #expect(failure.times == Self.rate.seconds)
      #expect(failure.actual.count == 16)
      #expect(failure.expected?.count == 16)
    }
  }

  @Test("frames that show the same are one in the file, and are compared all the same")
  func held() throws {
    try SnapshotScratch.with { scratch in
      let still = SnapshotMovie { $0 < 0.15 ? 0 : 0.5 }
      let times: SnapshotTimes = [0, 0.1, 0.2, 0.3]
      _ = scratch.run { verifySnapshot(of: still, at: times, record: .missing) }
      let frames = try APNG.decode(scratch.bytes(of: scratch.files[0])).frames
      #expect(frames.count == 2)
      #expect(scratch.run { verifySnapshot(of: still, at: times) }.outcome == .same)
      let flash = SnapshotMovie { $0 == 0.1 ? 1 : $0 < 0.15 ? 0 : 0.5 }
      let verdict = scratch.run { verifySnapshot(of: flash, at: times) }
      #expect(verdict.message.contains("first differs at frame 1, t = 0.1000 s"))
    }
  }

  @Test("a film that stands still is compared at each of its times")
  func still() {
    SnapshotScratch.with { scratch in
      let still = SnapshotMovie { _ in 0.5 }
      _ = scratch.run { verifySnapshot(of: still, at: [0, 0.5, 1], record: .missing) }
      #expect(scratch.run { verifySnapshot(of: still, at: [0, 0.5, 1]) }.outcome == .same)
      let late = SnapshotMovie { $0 == 1 ? 1 : 0.5 }
      #expect(scratch.run { verifySnapshot(of: late, at: [0, 0.5, 1]) }.outcome == .different)
    }
  }

  @Test("other times are a difference, though the pixels are the same")
  func times() {
    SnapshotScratch.with { scratch in
      let steps = SnapshotMovie { $0 < 0.05 ? 0 : 0.25 }
      _ = scratch.run { verifySnapshot(of: steps, at: [0, 0.1], record: .missing) }
      let later = scratch.run { verifySnapshot(of: steps, at: [0, 0.2]) }
      #expect(later.message.contains("at t = 0.1000 s, for which no picture is asked"))
      let longer = scratch.run { verifySnapshot(of: steps, at: [0, 0.1, 0.2]) }
      #expect(longer.message.contains("last 0.3000 s, those of the reference 0.2000 s"))
      let recorded = scratch.run { verifySnapshot(of: steps, at: [0, 0.1, 0.2], record: .failed) }
      #expect(recorded.outcome == .recordedChanged(pixels: 0))
      #expect(recorded.message.contains("changed in its times"))
    }
  }

  @Test("pictures of several sizes are no film")
  func sizes() {
    SnapshotScratch.with { scratch in
      let verdict = scratch.run {
        verifySnapshot(of: Growing(), at: [0, 1], record: .missing)
      }
      guard case .refused(.notWritten) = verdict.outcome else {
        Issue.record("\(verdict.outcome)")
        return
      }
      #expect(scratch.files == [])
    }
  }
}

/// A pixel whose blackness is a function of time.
private struct SnapshotMovie: Snapshottable {
  let blackness: (Double) -> Double

  init(_ blackness: @escaping (Double) -> Double) {
    self.blackness = blackness
  }

  func snapshotPictures(
    as style: SnapshotStyle, at times: SnapshotTimes
  ) throws(SnapshotError) -> SnapshotPictures {
    let lists = times.seconds.map { time in
      let view = View(frame: Rect(x: 0, y: 0, width: 1, height: 1))
      view.backgroundColor = .black
      view.alpha = blackness(time)
      let stage = Stage(size: view.bounds.size)
      stage.root.addSubview(view)
      return stage.displayList()
    }
    return try SnapshotPictures(drawing: lists, at: times.seconds)
  }
}

/// A picture that is one pixel larger at each time.
private struct Growing: Snapshottable {
  func snapshotPictures(
    as style: SnapshotStyle, at times: SnapshotTimes
  ) throws(SnapshotError) -> SnapshotPictures {
    let lists = times.seconds.indices.map { index in
      Stage(size: Size(width: Double(index + 1), height: 1)).displayList()
    }
    return try SnapshotPictures(drawing: lists, at: times.seconds)
  }
}
