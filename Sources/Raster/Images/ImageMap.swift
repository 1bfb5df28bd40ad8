import Scene

/// From device pixels to the pixels of an image that fills a rectangle.
struct ImageMap: Equatable {
  /// The middle of the rectangle, in device pixels.
  let middle: Point
  /// The inverse of the rectangle's map without its displacement.
  private let inverse: AffineTransform
  private(set) var x: ImageAxis
  private(set) var y: ImageAxis

  /// `nil` if nothing is to be seen: no area, no inverse, or numbers that are not finite.
  init?(_ placed: PlacedImage, _ transform: AffineTransform, width: Int, height: Int) {
    let (rect, part) = (placed.rect.standardized, placed.part.standardized)
    guard rect.isFinite, part.isFinite, !rect.isEmpty, !part.isEmpty,
      let inverse = transform.inverted
    else { return nil }
    self.inverse = inverse
    middle = transform.apply(to: rect.center)
    x = ImageAxis(
      length: rect.width, part: (part.minX, part.width),
      caps: (placed.caps.left, placed.caps.right), capScale: placed.capScale, count: width)
    y = ImageAxis(
      length: rect.height, part: (part.minY, part.height),
      caps: (placed.caps.top, placed.caps.bottom), capScale: placed.capScale, count: height)
    let (magnified, minified) = (placed.magnificationFilter, placed.minificationFilter)
    x.setPixel(Self.length(inverse.a, inverse.c), magnified: magnified, minified: minified)
    y.setPixel(Self.length(inverse.b, inverse.d), magnified: magnified, minified: minified)
  }

  private static func length(_ a: Double, _ b: Double) -> Double {
    a == 0 || b == 0 ? abs(a) + abs(b) : (a * a + b * b).squareRoot()
  }

  /// Whether columns of the image are columns of the device.
  var isUpright: Bool { inverse.b == 0 && inverse.c == 0 }

  /// Whether columns of the image are rows of the device.
  var isTurned: Bool { inverse.a == 0 && inverse.d == 0 }

  /// By how much it is reduced in the direction where it is the least, as a power of 2; 0 if it is not
  /// or if pixels are picked.
  var reduction: Int64 {
    guard !x.main.isNearest, !y.main.isNearest else { return 0 }
    var shift: Int64 = 0
    var half = min(max(x.main.half, y.main.half), ImageWindow.one << 16)
    while half >= ImageWindow.one {
      half >>= 1
      shift += 1
    }
    return shift
  }

  /// The same for an image of which each pixel is the mean of a block; see `ImageAxis`.
  func reduced(by shift: Int64, columns: Int, rows: Int) -> ImageMap {
    var map = self
    map.x = x.reduced(by: shift, count: columns)
    map.y = y.reduced(by: shift, count: rows)
    return map
  }

  /// What the pixels of a column see, along the image's x axis if upright, its y axis if turned.
  @inline(__always)
  func window(ofColumn column: Int) -> ImageWindow {
    let distance = Double(column) + 0.5 - middle.x
    return isTurned ? y.window(at: distance * inverse.b) : x.window(at: distance * inverse.a)
  }

  /// What the pixels of a row see, along the image's y axis if upright, its x axis if turned.
  @inline(__always)
  func window(ofRow row: Int) -> ImageWindow {
    let distance = Double(row) + 0.5 - middle.y
    return isTurned ? x.window(at: distance * inverse.c) : y.window(at: distance * inverse.d)
  }

  /// The pixels next to the middle of one along both axes; see `ImageAxis`.
  @inline(__always)
  func neighbours(
    ofColumn column: Int, row: Int
  ) -> (
    x: (first: Int, second: Int, weight: UInt32), y: (first: Int, second: Int, weight: UInt32)
  ) {
    let (dx, dy) = (Double(column) + 0.5 - middle.x, Double(row) + 0.5 - middle.y)
    return (
      x.neighbours(at: dx * inverse.a + dy * inverse.c),
      y.neighbours(at: dx * inverse.b + dy * inverse.d)
    )
  }

  /// What one pixel sees along both axes of the image, however it is turned.
  @inline(__always)
  func windows(ofColumn column: Int, row: Int) -> (x: ImageWindow, y: ImageWindow) {
    let (dx, dy) = (Double(column) + 0.5 - middle.x, Double(row) + 0.5 - middle.y)
    return (
      x.window(at: dx * inverse.a + dy * inverse.c), y.window(at: dx * inverse.b + dy * inverse.d)
    )
  }
}
