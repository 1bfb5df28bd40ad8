// The loops over pixels. Everything that is ever stored goes through one formula, on all four
// channels of a premultiplied pixel alike:
//
//   out = round((S a + D (255 - a)) / 255), half up
//
// D is what is there, a a byte, and S either an opaque colour or a pixel drawn before. For
// source-over with a colour of alpha k and a coverage c, a = round(c k / 255) and S = (r, g, b, 255):
// then S a / 255 is the premultiplied source, whose alpha is a. A colour over itself changes nothing,
// for every a, and 0 and 255 are exact.
//
// Goals, in order: right for all inputs; short runs cheap, since most are; several pixels a step.
// A word holds a pixel, red lowest, so that no loop here cares which channel is which. Vectors look at
// pixels as pairs of 16-bit lanes: the low byte of each lane is one channel, the high byte another;
// no sum reaches 65,536, so nothing has to be widened or narrowed.

/// The loops that write pixels.
enum BlendKernel {
  /// `round(value / 255)`, half up.
  ///
  /// - Range: `value` in 0 … 255 · 255.
  /// - Source: (t + (t >> 8)) >> 8 with t = value + 128; checked for all 65,026 values.
  @inline(__always)
  static func dividedBy255(_ value: UInt32) -> UInt32 {
    let biased = value &+ 128
    return (biased &+ (biased &>> 8)) &>> 8
  }

  /// The formula on one pixel.
  @inline(__always)
  static func mixed(_ source: UInt32, over below: UInt32, _ a: UInt32) -> UInt32 {
    let rest = 255 &- a
    let even =
      (source & 0x00FF_00FF) &* a &+ (below & 0x00FF_00FF) &* rest &+ 0x0080_0080
    let odd =
      (source &>> 8 & 0x00FF_00FF) &* a &+ (below &>> 8 & 0x00FF_00FF) &* rest &+ 0x0080_0080
    let low = (even &+ (even &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF
    let high = (odd &+ (odd &>> 8 & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
  }

  /// Four pixels, and eight.
  typealias Four = SIMD8<UInt16>
  private typealias Eight = SIMD16<UInt16>

  // MARK: - Fill

  /// Puts one word into `count` pixels.
  ///
  /// Runs of four and more end with a step that overlaps the one before.
  @inline(__always)
  static func fill(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ word: UInt32) {
    let raw = UnsafeMutableRawPointer(pixels)
    if count >= 16 {
      let block = SIMD16<UInt32>(repeating: word)
      var offset = 0
      let last = (count &- 16) &* 4
      while offset < last {
        unsafe raw.storeBytes(of: block, toByteOffset: offset, as: SIMD16<UInt32>.self)
        offset &+= 64
      }
      unsafe raw.storeBytes(of: block, toByteOffset: last, as: SIMD16<UInt32>.self)
    } else if count >= 4 {
      let block = SIMD4<UInt32>(repeating: word)
      var offset = 0
      let last = (count &- 4) &* 4
      while offset < last {
        unsafe raw.storeBytes(of: block, toByteOffset: offset, as: SIMD4<UInt32>.self)
        offset &+= 16
      }
      unsafe raw.storeBytes(of: block, toByteOffset: last, as: SIMD4<UInt32>.self)
    } else {
      var i = 0
      while i < count {
        unsafe pixels[i] = word
        i &+= 1
      }
    }
  }

  // MARK: - One opacity for all

  /// Mixes one opaque colour into `count` pixels, everywhere with the same `a`, 0 … 255.
  @inline(__always)
  static func mix(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UInt32, _ a: UInt32
  ) {
    let raw = UnsafeMutableRawPointer(pixels)
    let weight = UInt16(truncatingIfNeeded: a)
    var i = 0
    if count >= 8 {
      let pair = unsafe unsafeBitCast(SIMD8<UInt32>(repeating: source), to: Eight.self)
      let low = (pair & 0xFF) &* weight &+ 128
      let high = (pair &>> 8) &* weight &+ 128
      while i &+ 8 <= count {
        let below = unsafe raw.loadUnaligned(fromByteOffset: i &* 4, as: Eight.self)
        let even = (below & 0xFF) &* (255 &- weight) &+ low
        let odd = (below &>> 8) &* (255 &- weight) &+ high
        unsafe raw.storeBytes(of: joined(even, odd), toByteOffset: i &* 4, as: Eight.self)
        i &+= 8
      }
    }
    if i &+ 4 <= count {
      let pair = unsafe unsafeBitCast(SIMD4<UInt32>(repeating: source), to: Four.self)
      let low = (pair & 0xFF) &* weight &+ 128
      let high = (pair &>> 8) &* weight &+ 128
      while i &+ 4 <= count {
        let below = unsafe raw.loadUnaligned(fromByteOffset: i &* 4, as: Four.self)
        let even = (below & 0xFF) &* (255 &- weight) &+ low
        let odd = (below &>> 8) &* (255 &- weight) &+ high
        unsafe raw.storeBytes(of: joined(even, odd), toByteOffset: i &* 4, as: Four.self)
        i &+= 4
      }
    }
    while i < count {
      unsafe pixels[i] = mixed(source, over: pixels[i], a)
      i &+= 1
    }
  }

  /// Mixes `count` drawn pixels back towards what was there before them: `a` of 255 keeps them all.
  @inline(__always)
  static func restore(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ backdrop: UnsafePointer<UInt32>,
    _ a: UInt32
  ) {
    let raw = UnsafeMutableRawPointer(pixels)
    let rawBackdrop = unsafe UnsafeRawPointer(backdrop)
    let kept = UInt16(truncatingIfNeeded: a)
    let rest = 255 &- kept
    var i = 0
    while i &+ 8 <= count {
      let drawn = unsafe raw.loadUnaligned(fromByteOffset: i &* 4, as: Eight.self)
      let below = unsafe rawBackdrop.loadUnaligned(fromByteOffset: i &* 4, as: Eight.self)
      let even = (drawn & 0xFF) &* kept &+ (below & 0xFF) &* rest &+ 128
      let odd = (drawn &>> 8) &* kept &+ (below &>> 8) &* rest &+ 128
      unsafe raw.storeBytes(of: joined(even, odd), toByteOffset: i &* 4, as: Eight.self)
      i &+= 8
    }
    while i &+ 4 <= count {
      let drawn = unsafe raw.loadUnaligned(fromByteOffset: i &* 4, as: Four.self)
      let below = unsafe rawBackdrop.loadUnaligned(fromByteOffset: i &* 4, as: Four.self)
      let even = (drawn & 0xFF) &* kept &+ (below & 0xFF) &* rest &+ 128
      let odd = (drawn &>> 8) &* kept &+ (below &>> 8) &* rest &+ 128
      unsafe raw.storeBytes(of: joined(even, odd), toByteOffset: i &* 4, as: Four.self)
      i &+= 4
    }
    while i < count {
      unsafe pixels[i] = mixed(pixels[i], over: backdrop[i], a)
      i &+= 1
    }
  }

  /// Sums with 128 added, of channels in the low and in the high bytes, divided by 255 and joined.
  @inline(__always)
  private static func joined(_ even: Eight, _ odd: Eight) -> Eight {
    ((even &+ (even &>> 8)) &>> 8) | ((odd &+ (odd &>> 8)) & 0xFF00)
  }

  /// The same for four pixels.
  @inline(__always)
  static func joined(_ even: Four, _ odd: Four) -> Four {
    ((even &+ (even &>> 8)) &>> 8) | ((odd &+ (odd &>> 8)) & 0xFF00)
  }

  // MARK: - A coverage a pixel

  /// Mixes one colour into `count` pixels, each with its own coverage times `alpha`.
  @inline(__always)
  static func mix(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UInt32, _ alpha: UInt32,
    coverage: UnsafePointer<UInt8>
  ) {
    var i = 0
    if count >= 4 { unsafe i = mixFours(pixels, count, source, alpha, coverage) }
    while i < count {
      let a = unsafe dividedBy255(UInt32(coverage[i]) &* alpha)
      unsafe pixels[i] = mixed(source, over: pixels[i], a)
      i &+= 1
    }
  }

  /// Does the same where there are mostly one or two.
  @inline(__always)
  static func mixFew(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UInt32, _ alpha: UInt32,
    coverage: UnsafePointer<UInt8>
  ) {
    if count >= 4 { return unsafe mixMany(pixels, count, source, alpha, coverage) }
    var i = 0
    while i < count {
      let a = unsafe dividedBy255(UInt32(coverage[i]) &* alpha)
      unsafe pixels[i] = mixed(source, over: pixels[i], a)
      i &+= 1
    }
  }

  @inline(never)
  private static func mixMany(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UInt32, _ alpha: UInt32,
    _ coverage: UnsafePointer<UInt8>
  ) {
    unsafe mix(pixels, count, source, alpha, coverage: coverage)
  }

  /// Does so by fours, and gives the number of pixels that are done.
  @inline(__always)
  private static func mixFours(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UInt32, _ alpha: UInt32,
    _ coverage: UnsafePointer<UInt8>
  ) -> Int {
    let raw = UnsafeMutableRawPointer(pixels)
    let pair = unsafe unsafeBitCast(SIMD4<UInt32>(repeating: source), to: Four.self)
    let low = pair & 0xFF
    let high = pair &>> 8
    var i = 0
    while i &+ 4 <= count {
      let word = unsafe UnsafeRawPointer(coverage).loadUnaligned(
        fromByteOffset: i, as: UInt32.self)
      let four = UInt32(littleEndian: word)
      if four != 0 {
        let a = opacities(four, alpha)
        let below = unsafe raw.loadUnaligned(fromByteOffset: i &* 4, as: Four.self)
        unsafe raw.storeBytes(
          of: mixed(low, high, below, a), toByteOffset: i &* 4, as: Four.self)
      }
      i &+= 4
    }
    return i
  }

  /// Four coverages times an opacity, each at both lanes of its pixel.
  @inline(__always)
  static func opacities(_ coverage: UInt32, _ alpha: UInt32) -> Four {
    var words = SIMD4<UInt32>(
      coverage & 0xFF, coverage &>> 8 & 0xFF, coverage &>> 16 & 0xFF, coverage &>> 24)
    words |= words &<< 16
    let lanes = unsafe unsafeBitCast(words, to: Four.self)
    if alpha == 255 { return lanes }
    let product = lanes &* UInt16(truncatingIfNeeded: alpha) &+ 128
    return (product &+ (product &>> 8)) &>> 8
  }

  /// The formula on four pixels, with the source's channels already apart.
  @inline(__always)
  private static func mixed(_ low: Four, _ high: Four, _ below: Four, _ a: Four) -> Four {
    let rest = 255 &- a
    return joined(
      low &* a &+ (below & 0xFF) &* rest &+ 128, high &* a &+ (below &>> 8) &* rest &+ 128)
  }

  /// Mixes `count` drawn pixels back, each with its own coverage times `alpha`.
  @inline(__always)
  static func restore(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ backdrop: UnsafePointer<UInt32>,
    _ alpha: UInt32, coverage: UnsafePointer<UInt8>
  ) {
    var i = 0
    while i < count {
      let a = unsafe dividedBy255(UInt32(coverage[i]) &* alpha)
      unsafe pixels[i] = mixed(pixels[i], over: backdrop[i], a)
      i &+= 1
    }
  }
}
