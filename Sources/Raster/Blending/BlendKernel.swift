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
// Goals, in order: right for all inputs; short runs cheap, since most are; four pixels a step.
// A word holds a pixel, red lowest, so that no loop here cares which channel is which.

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
  ///
  /// Two channels at a time, 16 bits apart: no sum reaches 65,536.
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

  /// Four pixels as bytes.
  typealias Four = SIMD16<UInt8>
  private typealias Wide = SIMD16<UInt16>

  @inline(__always)
  private static func load(_ pointer: UnsafePointer<UInt32>) -> Four {
    unsafe UnsafeRawPointer(pointer).loadUnaligned(as: Four.self)
  }

  @inline(__always)
  private static func store(_ value: Four, _ pointer: UnsafeMutablePointer<UInt32>) {
    unsafe UnsafeMutableRawPointer(pointer).storeBytes(of: value, as: Four.self)
  }

  @inline(__always)
  private static func widened(_ value: Four) -> Wide { Wide(truncatingIfNeeded: value) }

  /// `dividedBy255` on sixteen channels.
  @inline(__always)
  private static func narrowed(_ sum: Wide) -> Four {
    let biased = sum &+ 128
    return Four(truncatingIfNeeded: (biased &+ (biased &>> 8)) &>> 8)
  }

  @inline(__always)
  private static func splat(_ word: UInt32) -> Four {
    unsafe unsafeBitCast(SIMD4<UInt32>(repeating: word), to: Four.self)
  }

  /// Each of four coverages at its pixel's four channels.
  @inline(__always)
  private static func spread(_ coverage: UnsafePointer<UInt8>) -> Four {
    let four = unsafe UnsafeRawPointer(coverage).loadUnaligned(as: SIMD4<UInt8>.self)
    var words = SIMD4<UInt32>(truncatingIfNeeded: four)
    words |= words &<< 8
    words |= words &<< 16
    return unsafe unsafeBitCast(words, to: Four.self)
  }

  /// Puts one word into `count` pixels.
  @inline(__always)
  static func fill(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ word: UInt32) {
    let four = splat(word)
    var i = 0
    while i &+ 4 <= count {
      unsafe store(four, pixels + i)
      i &+= 4
    }
    while i < count {
      unsafe pixels[i] = word
      i &+= 1
    }
  }

  /// Mixes one opaque colour into `count` pixels, everywhere with the same `a`, 0 … 255.
  @inline(__always)
  static func mix(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UInt32, _ a: UInt32
  ) {
    let weighted = widened(splat(source)) &* Wide(repeating: UInt16(truncatingIfNeeded: a))
    let rest = Wide(repeating: UInt16(truncatingIfNeeded: 255 &- a))
    var i = 0
    while i &+ 4 <= count {
      unsafe store(narrowed(weighted &+ widened(load(pixels + i)) &* rest), pixels + i)
      i &+= 4
    }
    while i < count {
      unsafe pixels[i] = mixed(source, over: pixels[i], a)
      i &+= 1
    }
  }

  /// Mixes one colour into `count` pixels, each with its own coverage times `alpha`.
  @inline(__always)
  static func mix(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: UInt32, _ alpha: UInt32,
    coverage: UnsafePointer<UInt8>
  ) {
    let colour = widened(splat(source))
    let opacity = Wide(repeating: UInt16(truncatingIfNeeded: alpha))
    var i = 0
    while i &+ 4 <= count {
      unsafe i &+= mixFour(pixels + i, colour, opacity, spread(coverage + i))
    }
    while i < count {
      let a = unsafe dividedBy255(UInt32(coverage[i]) &* alpha)
      unsafe pixels[i] = mixed(source, over: pixels[i], a)
      i &+= 1
    }
  }

  @inline(__always)
  private static func mixFour(
    _ pixels: UnsafeMutablePointer<UInt32>, _ colour: Wide, _ opacity: Wide, _ coverage: Four
  ) -> Int {
    let a = widened(narrowed(widened(coverage) &* opacity))
    let sum = unsafe colour &* a &+ widened(load(pixels)) &* (255 &- a)
    unsafe store(narrowed(sum), pixels)
    return 4
  }

  /// Mixes `count` drawn pixels back towards what was there before them: `a` of 255 keeps them all.
  @inline(__always)
  static func restore(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ backdrop: UnsafePointer<UInt32>,
    _ a: UInt32
  ) {
    let kept = Wide(repeating: UInt16(truncatingIfNeeded: a))
    let rest = 255 &- kept
    var i = 0
    while i &+ 4 <= count {
      let drawn = unsafe widened(load(pixels + i))
      let sum = unsafe drawn &* kept &+ widened(load(backdrop + i)) &* rest
      unsafe store(narrowed(sum), pixels + i)
      i &+= 4
    }
    while i < count {
      unsafe pixels[i] = mixed(pixels[i], over: backdrop[i], a)
      i &+= 1
    }
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
