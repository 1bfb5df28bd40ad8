import Scene

/// Which places of one axis of an image lie where on an axis of the rectangle that it fills.
///
/// The rectangle's axis is measured from its middle, so that mirrored places are mirrored to the bit; it
/// has three pieces, the outer two of which are the image's caps.
struct ImageAxis: Equatable {
  /// A stretch of the rectangle's axis that is mapped by one factor.
  struct Piece: Equatable {
    /// The middle on the rectangle's axis.
    var middle = 0.0
    /// The middle on the image's axis, in 1/65536 pixel.
    var place: Int64 = 0
    /// Image pixels a unit of the rectangle.
    var scale = 0.0
    /// Half of what a device pixel sees, in 1/65536 pixel.
    var half = ImageWindow.one / 2
    var isNearest = false
  }

  private(set) var low = Piece()
  private(set) var main = Piece()
  private(set) var high = Piece()
  private let hasCaps: Bool
  /// Where the main piece begins and ends on the rectangle's axis.
  private var start = -Double.infinity
  private var end = Double.infinity
  /// The whole pixels that there are, in 1/65536 pixel.
  private(set) var limits: Range<Int64>

  /// Maps a side of a rectangle to a part of an image.
  ///
  /// - Parameters:
  ///   - length: The side of the rectangle, above 0.
  ///   - part: Where the part begins and how long it is.
  ///   - caps: Pixels at both ends of the part that are not stretched.
  ///   - capScale: How many of those make one unit of the rectangle.
  ///   - count: How many pixels the image has.
  init(
    length: Double, part: (start: Double, length: Double), caps: (low: Double, high: Double),
    capScale: Double, count: Int
  ) {
    limits = Self.limits(of: part, count: count)
    let scale = capScale > 0 && capScale.isFinite ? capScale : 1
    var (low, high) = (Self.length(caps.low), Self.length(caps.high))
    hasCaps = low > 0 || high > 0
    let most = part.length / max(part.length, low + high)
    (low, high) = (low * most, high * most)
    guard hasCaps else {
      main = Self.piece(middle: 0, length: length, to: part)
      return
    }
    let room = min(1, length / ((low + high) / scale))
    let (lowLength, highLength) = (low / scale * room, high / scale * room)
    let (first, last) = (lowLength - length / 2, length / 2 - highLength)
    self.low = Self.piece(
      middle: (lowLength - length) / 2, length: lowLength, to: (part.start, low))
    self.high = Self.piece(
      middle: (length - highLength) / 2, length: highLength,
      to: (part.start + part.length - high, high))
    // What a sum is wrong by decides nothing: a place on the border is the main piece's.
    let slack = length * 1e-9
    let isEmpty = last - first <= slack
    main = Self.piece(
      middle: (first + last) / 2, length: isEmpty ? 0 : last - first,
      to: (part.start + low, part.length - low - high))
    if lowLength > 0 { start = isEmpty && highLength == 0 ? .infinity : first - slack }
    if highLength > 0 { end = isEmpty && lowLength == 0 ? -.infinity : last + slack }
  }

  private static func length(_ cap: Double) -> Double { cap > 0 && cap < 1e9 ? cap : 0 }

  private static func piece(
    middle: Double, length: Double, to part: (start: Double, length: Double)
  ) -> Piece {
    Piece(
      middle: middle, place: fixed(part.start + part.length / 2),
      scale: length > 0 ? part.length / length : 0)
  }

  /// The pixels that a part touches, at least one.
  private static func limits(
    of part: (start: Double, length: Double), count: Int
  ) -> Range<Int64> {
    func whole(_ value: Double, _ range: ClosedRange<Int>) -> Int {
      Int(max(Double(range.lowerBound), min(Double(range.upperBound), value)))
    }
    let first = whole(part.start.rounded(.down), 0...count - 1)
    let end = whole((part.start + part.length).rounded(.up), first + 1...count)
    return Int64(first) << 16..<Int64(end) << 16
  }

  /// Says how many units of the rectangle a device pixel covers, and by which filters.
  mutating func setPixel(_ length: Double, magnified: ImageFilter, minified: ImageFilter) {
    func set(_ piece: inout Piece) {
      let width = length * piece.scale
      piece.half = max(ImageWindow.one / 2, Self.fixed(width / 2))
      piece.isNearest = (width < 1 ? magnified : minified) == .nearest
    }
    set(&low)
    set(&main)
    set(&high)
  }

  /// The same for an image of which each pixel is the mean of a block.
  ///
  /// - Parameters:
  ///   - shift: The blocks' side is 2 to the power of this.
  ///   - count: How many there are; the first begins at the first pixel of the limits.
  /// - Returns: The axis in such means.
  func reduced(by shift: Int64, count: Int) -> ImageAxis {
    let first = limits.lowerBound
    func reduce(_ piece: inout Piece) {
      piece.place = (piece.place &- first) &>> shift
      piece.scale /= Double(Int64(1) << shift)
      piece.half = max(ImageWindow.one / 2, piece.half &>> shift)
    }
    var axis = self
    reduce(&axis.low)
    reduce(&axis.main)
    reduce(&axis.high)
    axis.limits = 0..<Int64(count) << 16
    return axis
  }

  /// The whole pixels that there are.
  var pixels: Range<Int> { Int(limits.lowerBound >> 16)..<Int(limits.upperBound >> 16) }

  /// Whether a device pixel sees the width of one image pixel everywhere: that of `neighbours(at:)`.
  var isEnlarged: Bool {
    func isEnlarged(_ piece: Piece) -> Bool {
      piece.half == ImageWindow.one / 2 && !piece.isNearest
    }
    return isEnlarged(low) && isEnlarged(main) && isEnlarged(high)
  }

  /// The piece that a place lies in, the main one wherever there are no caps.
  @inline(__always)
  private func piece(at place: Double) -> Piece {
    guard hasCaps else { return main }
    return place < start ? low : place > end ? high : main
  }

  /// The place on the image's axis, in 1/65536 pixel.
  @inline(__always)
  private func middle(of place: Double, _ piece: Piece) -> Int64 {
    piece.place &+ Self.fixed((place - piece.middle) * piece.scale)
  }

  /// The two pixels next to a place of the rectangle's axis, and the weight of the second, if the axis
  /// is enlarged: the same as `window(at:)`, where one pixel alone may stand for both.
  @inline(__always)
  func neighbours(at place: Double) -> (first: Int, second: Int, weight: UInt32) {
    let begin = middle(of: place, piece(at: place)) &- ImageWindow.one / 2
    let (least, greatest) = (limits.lowerBound &>> 16, limits.upperBound &>> 16 &- 1)
    let pixel = begin &>> 16
    return (
      Int(min(max(pixel, least), greatest)), Int(min(max(pixel &+ 1, least), greatest)),
      UInt32(truncatingIfNeeded: begin & 0xFFFF)
    )
  }

  /// What a device pixel sees whose middle is at a place of the rectangle's axis.
  @inline(__always)
  func window(at place: Double) -> ImageWindow {
    let piece = piece(at: place)
    let middle = middle(of: place, piece)
    return piece.isNearest
      ? ImageWindow(nearest: middle, limits: limits)
      : ImageWindow(around: middle, half: piece.half, limits: limits)
  }

  /// The nearest multiple of 1/65536, half to even, times 65536; beyond all images it is pulled in, and
  /// NaN is as far below as can be.
  ///
  /// The sum has no room for a fraction: its last bits are the whole number.
  @inline(__always)
  private static func fixed(_ value: Double) -> Int64 {
    let anchor = 6_755_399_441_055_744.0  // 1.5 · 2⁵²
    let limited = min(max(-131_072, value), 131_072) * 65536
    return Int64(bitPattern: (limited + anchor).bitPattern)
      &- Int64(bitPattern: anchor.bitPattern)
  }
}
