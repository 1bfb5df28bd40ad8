import Scene
import TestSupport
import Testing

@testable import Raster

/// The kernels for pixels of images, against their scalar twin.
@Suite struct ImageBlendTests {
  /// A premultiplied pixel by chance: often opaque, often nothing.
  private static func pixel(_ numbers: inout SplitMix64) -> UInt32 {
    let kind = numbers.below(4)
    let alpha = kind == 0 ? 0 : kind == 1 ? 255 : numbers.below(256)
    return [0, 8, 16].reduce(UInt32(alpha) << 24) { word, shift in
      word | UInt32(numbers.below(alpha + 1)) << UInt32(shift)
    }
  }

  @Test("one pixel over another, for all opacities", arguments: [0, 1, 77, 128, 254, 255])
  func onePixel(a: Int) {
    for alpha in stride(from: 0, through: 255, by: 5) {
      for below in [0, 3, 128, 255] {
        let source = UInt32(alpha) << 24 | UInt32(alpha) << 16 | UInt32(alpha / 2) << 8
        let under = UInt32(below) << 24 | UInt32(below) << 16 | UInt32(below / 3)
        let pixel = BlendKernel.layered(source, over: under, UInt32(a))
        #expect(pixel == BlendTwin.layered(source, over: under, a))
        #expect((0..<3).allSatisfy { pixel >> ($0 * 8) & 255 <= pixel >> 24 })
      }
    }
  }

  @Test("rows of all lengths have the bytes of the twin", arguments: 0..<24)
  func rows(count: Int) {
    var numbers = SplitMix64(seed: UInt64(count))
    for round in 0..<20 {
      let image = (0..<count).map { _ in Self.pixel(&numbers) }
      let below = (0..<count).map { _ in Self.pixel(&numbers) }
      let coverage = (0..<count).map { _ in UInt8(numbers.below(3) * 127 + numbers.below(2)) }
      let alpha = round % 3 == 0 ? 255 : numbers.below(256)
      var (even, single) = (below, below)
      unsafe image.withUnsafeBufferPointer { image in
        unsafe coverage.withUnsafeBufferPointer { coverage in
          guard let source = image.baseAddress, let bytes = coverage.baseAddress else { return }
          unsafe even.withUnsafeMutableBufferPointer { pixels in
            guard let pixels = pixels.baseAddress else { return }
            unsafe BlendKernel.mix(pixels, count, image: source, UInt32(alpha))
          }
          unsafe single.withUnsafeMutableBufferPointer { pixels in
            guard let pixels = pixels.baseAddress else { return }
            unsafe BlendKernel.mix(pixels, count, image: source, UInt32(alpha), coverage: bytes)
          }
        }
      }
      for i in 0..<count {
        #expect(even[i] == BlendTwin.layered(image[i], over: below[i], alpha))
        let share = BlendTwin.dividedBy255(Int(coverage[i]) * alpha)
        #expect(single[i] == BlendTwin.layered(image[i], over: below[i], share))
      }
    }
  }
}
