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
    var i = 0
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
    while i < count {
      let a = unsafe dividedBy255(UInt32(coverage[i]) &* alpha)
      unsafe pixels[i] = layered(image[i], over: pixels[i], a)
      i &+= 1
    }
  }
}
