import Raster
import Scene
import SceneTesting
import SnapshotReports
import Testing

@Suite struct SnapshotDigestTests {
  // 64-bit FNV-1a of FF 00 00 FF, four times, computed in Python.
  @Test("a digest is one line: the hash of the pixels and the size")
  func line() {
    SnapshotScratch.with { scratch in
      _ = scratch.run {
        verifySnapshot(of: square(.red, side: 2), as: .digest, record: .missing)
      }
      #expect(scratch.files == ["SnapshotDigestTests.line.digest"])
      let text = String(decoding: scratch.bytes(of: scratch.files[0]), as: UTF8.self)
      #expect(text == "bcc941082279871d 2 x 2\n")
    }
  }

  @Test("other pixels, and the same pixels in another shape, have other digests")
  func differs() {
    SnapshotScratch.with { scratch in
      _ = scratch.run { verifySnapshot(of: square(.red), as: .digest, record: .missing) }
      #expect(scratch.run { verifySnapshot(of: square(.red), as: .digest) }.outcome == .same)
      let other = scratch.run { verifySnapshot(of: square(.blue), as: .digest) }
      #expect(other.outcome == .different)
      let shape = scratch.run {
        verifySnapshot(of: square(.red), as: .digest(size: Size(width: 8, height: 2)))
      }
      #expect(shape.message.contains("8 x 2, not "))
      let failures = scratch.settings.report.all
      #expect(failures.count == 2)
      #expect(failures.allSatisfy { $0.expected == nil && $0.actual.count == 1 })
    }
  }
}
