import TestSupport
import Testing

@testable import Raster

/// The kernels against their scalar twins: all values in release, every few in debug.
@Suite struct BlendKernelTests {
  /// The bytes that are tried.
  static var bytes: [Int] {
    #if DEBUG
      Array(stride(from: 0, through: 255, by: 15)) + [1, 2, 126, 127, 128, 129, 253, 254]
    #else
      Array(0...255)
    #endif
  }

  /// Words and coverages by chance, some of them 0 and 255.
  struct Row {
    var pixels: [UInt32]
    var backdrop: [UInt32]
    var coverage: [UInt8]
    var source: UInt32

    init(_ count: Int, seed: UInt64) {
      var numbers = SplitMix64(seed: seed)
      func word() -> UInt32 {
        UInt32(truncatingIfNeeded: numbers.next() >> 7) | (numbers.chance(30) ? 0xFF00_0000 : 0)
      }
      pixels = (0..<count).map { _ in word() }
      backdrop = (0..<count).map { _ in word() }
      coverage = (0..<count).map { _ in
        numbers.chance(25) ? 0 : numbers.chance(25) ? 255 : UInt8(numbers.below(256))
      }
      source = word()
    }

    /// The pixels after something was done to all but the outermost three on either side, which must
    /// stay as they are.
    func changed(
      _ change: (UnsafeMutablePointer<UInt32>, Int, UnsafePointer<UInt32>, UnsafePointer<UInt8>) ->
        Void
    ) -> [UInt32] {
      var changed = pixels
      let count = pixels.count - 6
      unsafe changed.withUnsafeMutableBufferPointer { pixels in
        unsafe backdrop.withUnsafeBufferPointer { backdrop in
          unsafe coverage.withUnsafeBufferPointer { coverage in
            guard let p = pixels.baseAddress, let b = backdrop.baseAddress,
              let c = coverage.baseAddress
            else { return }
            unsafe change(p + 3, count, b + 3, c + 3)
          }
        }
      }
      return changed
    }

    /// The same with the twin's pixels in the middle.
    func expected(_ middle: ([UInt32], [UInt32], [UInt8]) -> [UInt32]) -> [UInt32] {
      let range = 3..<pixels.count - 3
      let changed = middle(Array(pixels[range]), Array(backdrop[range]), Array(coverage[range]))
      return Array(pixels[..<3]) + changed + Array(pixels[(pixels.count - 3)...])
    }
  }

  @Test("division by 255 rounds half up for all products of two bytes")
  func division() {
    for value in 0...65025 {
      let actual = BlendKernel.dividedBy255(UInt32(value))
      if actual != UInt32(BlendTwin.dividedBy255(value)) { Issue.record("\(value): \(actual)") }
    }
  }

  @Test("one pixel is mixed as its twin, for all colours, pixels and opacities")
  func onePixel() {
    for s in Self.bytes {
      for d in Self.bytes {
        // Four different channels, so that none can lend its neighbour a carry.
        let source = UInt32(s | (255 - s) << 8 | d << 16 | 255 << 24)
        let below = UInt32(d | s << 8 | (255 - d) << 16 | (d ^ 0x5A) << 24)
        for a in Self.bytes {
          let actual = BlendKernel.mixed(source, over: below, UInt32(a))
          guard actual == BlendTwin.mixed(source, over: below, a) else {
            Issue.record("\(s) over \(d) with \(a): \(actual)")
            return
          }
        }
      }
    }
  }

  @Test("runs of one word are filled, and nothing beside them", arguments: 0...67)
  func fill(count: Int) {
    let row = Row(count + 6, seed: UInt64(count))
    let actual = unsafe row.changed { pixels, count, _, _ in
      unsafe BlendKernel.fill(pixels, count, row.source)
    }
    #expect(actual == row.expected { pixels, _, _ in pixels.map { _ in row.source } })
  }

  @Test("runs with one opacity are mixed as their twin", arguments: 0...67)
  func mixEvenly(count: Int) {
    for a in Self.bytes {
      let row = Row(count + 6, seed: UInt64(count * 256 + a))
      let actual = unsafe row.changed { pixels, count, _, _ in
        unsafe BlendKernel.mix(pixels, count, row.source, UInt32(a))
      }
      let expected = row.expected { pixels, _, _ in
        pixels.map { BlendTwin.mixed(row.source, over: $0, a) }
      }
      #expect(actual == expected, "\(count) pixels, \(a)")
    }
  }

  @Test("runs with a coverage each are mixed as their twin", arguments: 0...67)
  func mixCovered(count: Int) {
    for alpha in Self.bytes {
      let row = Row(count + 6, seed: UInt64(count * 256 + alpha))
      let actual = unsafe row.changed { pixels, count, _, coverage in
        unsafe BlendKernel.mix(pixels, count, row.source, UInt32(alpha), coverage: coverage)
      }
      let expected = row.expected { pixels, _, coverage in
        BlendTwin.mixed(row.source, over: pixels, coverage: coverage, alpha: alpha)
      }
      #expect(actual == expected, "\(count) pixels, \(alpha)")
    }
  }

  @Test("runs are mixed back with one opacity as their twin", arguments: 0...67)
  func restoreEvenly(count: Int) {
    for a in Self.bytes {
      let row = Row(count + 6, seed: UInt64(count * 256 + a))
      let actual = unsafe row.changed { pixels, count, backdrop, _ in
        unsafe BlendKernel.restore(pixels, count, backdrop, UInt32(a))
      }
      let expected = row.expected { pixels, backdrop, coverage in
        let whole = coverage.map { _ in UInt8(255) }
        return BlendTwin.restored(pixels, to: backdrop, coverage: whole, alpha: a)
      }
      #expect(actual == expected, "\(count) pixels, \(a)")
    }
  }

  @Test("runs are mixed back with a coverage each as their twin", arguments: 0...67)
  func restoreCovered(count: Int) {
    for alpha in Self.bytes {
      let row = Row(count + 6, seed: UInt64(count * 256 + alpha))
      let actual = unsafe row.changed { pixels, count, backdrop, coverage in
        unsafe BlendKernel.restore(pixels, count, backdrop, UInt32(alpha), coverage: coverage)
      }
      let expected = row.expected { pixels, backdrop, coverage in
        BlendTwin.restored(pixels, to: backdrop, coverage: coverage, alpha: alpha)
      }
      #expect(actual == expected, "\(count) pixels, \(alpha)")
    }
  }
}
