/// A map of the plane that keeps straight lines: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
///
/// The names and the order of concatenation are those of Core Graphics: points are row vectors, and
/// `translatedBy`, `scaledBy` and `rotated(by:)` put the new operation first.
public struct AffineTransform: Hashable, Sendable {
  /// How much of x goes into x'.
  public var a: Double
  /// How much of x goes into y'.
  public var b: Double
  /// How much of y goes into x'.
  public var c: Double
  /// How much of y goes into y'.
  public var d: Double
  /// What is added to x'.
  public var tx: Double
  /// What is added to y'.
  public var ty: Double

  /// The map that moves nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a displacement.
  public init(translationX: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// Creates a scaling about the origin.
  public init(scaleX: Double, y: Double) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Whether this is exactly the map that moves nothing.
  public var isIdentity: Bool { self == .identity }

  /// Whether the map only displaces.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether rectangles stay upright rectangles without a turn: no rotation, no shear.
  public var isUpright: Bool { b == 0 && c == 0 }

  /// Whether all six numbers are finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The signed factor by which areas grow.
  public var determinant: Double { a * d - b * c }

  /// By how much the longer of the two axes' unit vectors grows: no length grows by more than √2 of it.
  var axisGrowth: Double { max(a * a + b * b, c * c + d * d).squareRoot() }

  /// The map that does `self` first and `next` afterwards.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The map that displaces first and does `self` afterwards.
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The map that scales first and does `self` afterwards.
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The map that undoes this one, or `nil` if there is none (a scale of 0, or numbers not finite).
  public var inverted: AffineTransform? {
    let area = determinant
    guard area != 0, area.isFinite else { return nil }
    let inverse = AffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    return inverse.isFinite ? inverse : nil
  }

  /// The image of a point.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around the image of `rect`.
  public func apply(to rect: Rect) -> Rect {
    let box = rect.standardized
    if isTranslation { return box.offsetBy(dx: tx, dy: ty) }
    let p = apply(to: Point(x: box.minX, y: box.minY))
    let q = apply(to: Point(x: box.maxX, y: box.minY))
    let r = apply(to: Point(x: box.minX, y: box.maxY))
    let s = apply(to: Point(x: box.maxX, y: box.maxY))
    let left = min(min(p.x, q.x), min(r.x, s.x))
    let top = min(min(p.y, q.y), min(r.y, s.y))
    let right = max(max(p.x, q.x), max(r.x, s.x))
    let bottom = max(max(p.y, q.y), max(r.y, s.y))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
