import Scene

/// An upright rectangle in device pixels, corners of which may be quarter circles.
///
/// - Units: device pixels.
struct Outline: Equatable {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  /// 0 … half the shorter side.
  let radius: Double
  let corners: Corners

  /// No area.
  static let none = Outline(left: 0, top: 0, right: 0, bottom: 0, radius: 0, corners: .all)

  /// Edges farther out than this are pulled in: no picture reaches them, and sums stay exact enough.
  private static let limit = 1_000_000_000.0

  /// The image of a rounded rectangle under a map that keeps it one; `nil` if the map does not.
  ///
  /// Displacements, scalings by one factor, mirrors and quarter turns do; for square corners the two
  /// factors may differ.
  init?(_ shape: RoundedRect, _ t: AffineTransform) {
    let turned = t.a == 0 && t.d == 0
    guard turned || t.isUpright else { return nil }
    let (alongX, alongY) = turned ? (t.c, t.b) : (t.a, t.d)
    guard shape.isRect || abs(alongX) == abs(alongY) else { return nil }
    let box = t.apply(to: shape.rect)
    self.init(
      left: box.minX, top: box.minY, right: box.maxX, bottom: box.maxY,
      radius: shape.isRect ? 0 : shape.radius * abs(alongX),
      corners: Self.moved(
        shape.corners, turned: turned, mirroredX: alongX < 0, mirroredY: alongY < 0))
  }

  init(
    left: Double, top: Double, right: Double, bottom: Double, radius: Double, corners: Corners
  ) {
    self.left = max(-Self.limit, left)
    self.top = max(-Self.limit, top)
    self.right = min(Self.limit, right)
    self.bottom = min(Self.limit, bottom)
    let most = min(self.right - self.left, self.bottom - self.top) / 2
    self.radius = radius > 0 && most > 0 ? min(radius, most) : 0
    self.corners = corners
  }

  /// Where each corner goes: first the turn, which swaps x and y, then the mirrors.
  private static func moved(
    _ corners: Corners, turned: Bool, mirroredX: Bool, mirroredY: Bool
  ) -> Corners {
    guard turned || mirroredX || mirroredY, corners.intersection(.all) != .all else {
      return corners
    }
    var result: Corners = []
    for index in 0..<4 where corners.rawValue >> index & 1 == 1 {
      var (x, y) = (index & 1, index >> 1)
      if turned { (x, y) = (y, x) }
      if mirroredX { x = 1 - x }
      if mirroredY { y = 1 - y }
      result.insert(Corners(rawValue: 1 << (x + 2 * y)))
    }
    return result
  }

  /// Whether there is any area; false for NaN.
  var isEmpty: Bool { !(right > left && bottom > top) }

  /// The pixels it touches.
  var bounds: PixelBounds {
    PixelBounds(left: left, top: top, right: right, bottom: bottom)
  }

  /// Whether all edges lie on whole pixels and no corner is rounded.
  var isWholePixels: Bool {
    radius == 0 && left == left.rounded(.down) && top == top.rounded(.down)
      && right == right.rounded(.down) && bottom == bottom.rounded(.down)
  }

  /// Pixels that it covers wholly: the greatest upright block between the arcs, from left to right.
  var interior: PixelBounds {
    let inset = corners.intersection(.all).isEmpty ? 0 : radius
    return PixelBounds(
      left: left.rounded(.up), top: (top + inset).rounded(.up), right: right.rounded(.down),
      bottom: (bottom - inset).rounded(.down))
  }

  /// The radius at a corner, 0 if it is square.
  func radius(_ corner: Corners) -> Double { corners.contains(corner) ? radius : 0 }

  /// Whether the pixels of `other` all lie wholly inside.
  func covers(_ other: PixelBounds) -> Bool {
    guard !other.isEmpty else { return true }
    guard
      left <= Double(other.x0), top <= Double(other.y0), right >= Double(other.x1),
      bottom >= Double(other.y1)
    else { return false }
    guard radius > 0 else { return true }
    return covers(.minXMinY, Double(other.x0), Double(other.y0))
      && covers(.maxXMinY, Double(other.x1), Double(other.y0))
      && covers(.minXMaxY, Double(other.x0), Double(other.y1))
      && covers(.maxXMaxY, Double(other.x1), Double(other.y1))
  }

  /// Whether a point, known to be inside the edges, is not cut off by one rounded corner.
  private func covers(_ corner: Corners, _ x: Double, _ y: Double) -> Bool {
    let r = radius(corner)
    guard r > 0 else { return true }
    let isLeft = corner == .minXMinY || corner == .minXMaxY
    let isTop = corner == .minXMinY || corner == .maxXMinY
    let dx = isLeft ? left + r - x : x - (right - r)
    let dy = isTop ? top + r - y : y - (bottom - r)
    return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= r * r
  }
}
