/// The part of one axis of an image that a device pixel sees, and how much each image pixel counts.
///
/// A device pixel sees as much of the axis as it covers, and at least the width of one image pixel, about
/// the place of its middle. So an enlarged image goes from one pixel's middle to the next in a straight
/// line, a reduced one is a mean, and both are the same where the sizes meet. Beyond the image there is
/// nothing: what is left of the window counts alone.
///
/// - Units: 1/65536 of an image pixel; the weights are shares of 65,536. All are whole numbers, and a
///   mirrored window has the mirrored weights.
struct ImageWindow {
  /// A whole pixel, and the sum of all weights.
  static let one: Int64 = 65536

  let lower: Int64
  let upper: Int64

  private init(lower: Int64, upper: Int64) {
    self.lower = lower
    self.upper = upper
  }

  /// The window of half a width about a place, within the whole pixels that there are; the one pixel
  /// nearest to the place if there is nothing in the window.
  @inline(__always)
  init(around place: Int64, half: Int64, limits: Range<Int64>) {
    let low = max(place &- half, limits.lowerBound)
    let high = min(place &+ half, limits.upperBound)
    if low < high {
      self.init(lower: low, upper: high)
    } else {
      self.init(nearest: place, limits: limits)
    }
  }

  /// The pixel that a place falls in, or the one nearest to it.
  @inline(__always)
  init(nearest place: Int64, limits: Range<Int64>) {
    let inside = min(max(place, limits.lowerBound), limits.upperBound &- 1)
    let start = inside & ~0xFFFF
    self.init(lower: start, upper: start &+ Self.one)
  }

  /// The first pixel that counts.
  @inline(__always)
  var first: Int { Int(lower &>> 16) }

  /// How many pixels count, one after another.
  @inline(__always)
  var count: Int { Int((upper &- 1) &>> 16) &- first &+ 1 }

  /// The weight of a pixel that counts.
  @inline(__always)
  func weight(of pixel: Int) -> UInt32 {
    let start = Int64(pixel) &<< 16
    let share = part(upTo: min(start &+ Self.one, upper)) &- part(upTo: max(start, lower))
    return UInt32(truncatingIfNeeded: share)
  }

  /// What lies before a place, half to even: then what lies after it in a mirrored window is the same.
  @inline(__always)
  private func part(upTo place: Int64) -> Int64 {
    let width = upper &- lower
    let length = place &- lower
    if width == Self.one { return length }
    let (whole, rest) = (length &<< 16).quotientAndRemainder(dividingBy: width)
    let isMore = 2 &* rest > width || (2 &* rest == width && whole & 1 == 1)
    return isMore ? whole &+ 1 : whole
  }
}
