/// An axis-aligned rectangle; half-open: it contains its least edges and not its greatest.
public struct Rect: Hashable, Sendable {
  /// The corner with the least coordinates, if the size is not negative.
  public var origin: Point
  /// The extent, possibly negative before `standardized`.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its origin and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The least x of the standardised rectangle.
  public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
  /// The least y of the standardised rectangle.
  public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
  /// The greatest x of the standardised rectangle.
  public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
  /// The greatest y of the standardised rectangle.
  public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
  /// The x half way between the vertical edges.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y half way between the horizontal edges.
  public var midY: Double { origin.y + size.height / 2 }
  /// The width, never negative.
  public var width: Double { abs(size.width) }
  /// The height, never negative.
  public var height: Double { abs(size.height) }
  /// The point half way between all edges.
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether the rectangle covers no area; also true if any number is NaN.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether every number is finite.
  public var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The same area with a size that is not negative.
  public var standardized: Rect {
    guard size.width < 0 || size.height < 0 else { return self }
    return Rect(x: minX, y: minY, width: width, height: height)
  }

  /// Whether `point` lies inside: least edges inclusive, greatest edges exclusive.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle moved by a displacement.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(origin: Point(x: origin.x + dx, y: origin.y + dy), size: size)
  }

  /// The rectangle with each vertical edge moved inwards by `dx` and each horizontal by `dy`.
  ///
  /// Negative distances move outwards. A side never gets shorter than 0: then it lies at the middle.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    let box = standardized
    let newWidth = box.size.width - 2 * dx
    let newHeight = box.size.height - 2 * dy
    return Rect(
      x: newWidth < 0 ? box.midX : box.origin.x + dx,
      y: newHeight < 0 ? box.midY : box.origin.y + dy,
      width: newWidth < 0 ? 0 : newWidth, height: newHeight < 0 ? 0 : newHeight)
  }

  /// The area common to both, or an empty rectangle at the origin if there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both; an empty one does not count.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other.standardized }
    if other.isEmpty { return standardized }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
