// Pixels of images are premultiplied and may be translucent. With S such a pixel, k its opacity and a
// the coverage times the image's opacity,
//
//   out = round((S a + D (255 - round(k a / 255))) / 255), half up.
//
// An opaque one is stored as a colour is, and where a is 255 this is S + round(D (255 - k) / 255). The
// sum is at most 255² + 127, since S <= k: no channel passes 255, nor its pixel's opacity.

extension BlendKernel {
  /// The formula on one pixel.
  @inline(__always)
  static func layered(_ source: UInt32, over below: UInt32, _ a: UInt32) -> UInt32 {
    let rest = 255 &- dividedBy255((source &>> 24) &* a)
    let even =
      (source & 0x00FF_00FF) &* a &+ (below & 0x00FF_00FF) &* rest &+ 0x0080_0080
    let odd =
      (source &>> 8 & 0x00FF_00FF) &* a &+ (below &>> 8 & 0x00FF_00FF) &* rest &+ 0x0080_0080
    let low = (even &+ (even &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF
    let high = (odd &+ (odd &>> 8 & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
  }

  /// Mixes `count` pixels of an image into those that are there, everywhere with the same `a`, 0 … 255.
  @inline(__always)
  static func mix(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, image: UnsafePointer<UInt32>, _ a: UInt32
  ) {
    let weights = Four(repeating: UInt16(truncatingIfNeeded: a))
    var i = 0
    while i &+ 4 <= count {
      unsafe mixFour(pixels + i, image: image + i, weights, keepsOpaque: a == 255)
      i &+= 4
    }
    while i < count {
      unsafe pixels[i] = layered(image[i], over: pixels[i], a)
      i &+= 1
    }
  }

  /// Mixes `count` pixels of an image into those that are there, each with its own coverage times
  /// `alpha`.
  @inline(__always)
  static func mix(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, image: UnsafePointer<UInt32>,
    _ alpha: UInt32, coverage: UnsafePointer<UInt8>
  ) {
    var i = 0
    while i &+ 4 <= count {
      let word = unsafe UnsafeRawPointer(coverage).loadUnaligned(
        fromByteOffset: i, as: UInt32.self)
      if word != 0 {
        let weights = opacities(UInt32(littleEndian: word), alpha)
        unsafe mixFour(pixels + i, image: image + i, weights, keepsOpaque: false)
      }
      i &+= 4
    }
    while i < count {
      let a = unsafe dividedBy255(UInt32(coverage[i]) &* alpha)
      unsafe pixels[i] = layered(image[i], over: pixels[i], a)
      i &+= 1
    }
  }

  /// The formula on four pixels, each with its `a` at both of its lanes.
  ///
  /// With `keepsOpaque` every `a` is 255: then opaque pixels are stored as they are.
  @inline(__always)
  private static func mixFour(
    _ pixels: UnsafeMutablePointer<UInt32>, image: UnsafePointer<UInt32>, _ a: Four,
    keepsOpaque: Bool
  ) {
    let raw = UnsafeMutableRawPointer(pixels)
    let words = unsafe UnsafeRawPointer(image).loadUnaligned(as: SIMD4<UInt32>.self)
    var opacities = words &>> 24
    let least = min(min(opacities[0], opacities[1]), min(opacities[2], opacities[3]))
    if keepsOpaque && least == 255 {
      return unsafe raw.storeBytes(of: words, as: SIMD4<UInt32>.self)
    }
    opacities |= opacities &<< 16
    let source = unsafe unsafeBitCast(words, to: Four.self)
    let product = unsafe unsafeBitCast(opacities, to: Four.self) &* a &+ 128
    let rest = 255 &- (product &+ (product &>> 8)) &>> 8
    let below = unsafe raw.loadUnaligned(as: Four.self)
    let even = (source & 0xFF) &* a &+ (below & 0xFF) &* rest &+ 128
    let odd = (source &>> 8) &* a &+ (below &>> 8) &* rest &+ 128
    unsafe raw.storeBytes(of: joined(even, odd), as: Four.self)
  }
}
