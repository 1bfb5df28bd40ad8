extension Path {
  /// Adds a closed rectangle, clockwise from its least corner.
  public mutating func addRect(_ rect: Rect) {
    let box = rect.standardized
    move(to: Point(x: box.minX, y: box.minY))
    addLine(to: Point(x: box.maxX, y: box.minY))
    addLine(to: Point(x: box.maxX, y: box.maxY))
    addLine(to: Point(x: box.minX, y: box.maxY))
    close()
  }

  /// Adds a closed rounded rectangle, clockwise.
  ///
  /// - Accuracy: each quarter circle is two cubics, off by less than 5e-6 of the radius.
  public mutating func addRoundedRect(_ shape: RoundedRect) {
    let box = shape.rect
    let r = shape.radius
    guard !shape.isRect else { return addRect(box) }
    func radius(_ corner: Corners) -> Double { shape.corners.contains(corner) ? r : 0 }
    let (topLeft, topRight) = (radius(.minXMinY), radius(.maxXMinY))
    let (bottomLeft, bottomRight) = (radius(.minXMaxY), radius(.maxXMaxY))
    move(to: Point(x: box.minX + topLeft, y: box.minY))
    addLine(to: Point(x: box.maxX - topRight, y: box.minY))
    addQuarter(
      center: Point(x: box.maxX - topRight, y: box.minY + topRight), from: Point(x: 0, y: -topRight)
    )
    addLine(to: Point(x: box.maxX, y: box.maxY - bottomRight))
    addQuarter(
      center: Point(x: box.maxX - bottomRight, y: box.maxY - bottomRight),
      from: Point(x: bottomRight, y: 0))
    addLine(to: Point(x: box.minX + bottomLeft, y: box.maxY))
    addQuarter(
      center: Point(x: box.minX + bottomLeft, y: box.maxY - bottomLeft),
      from: Point(x: 0, y: bottomLeft))
    addLine(to: Point(x: box.minX, y: box.minY + topLeft))
    addQuarter(
      center: Point(x: box.minX + topLeft, y: box.minY + topLeft), from: Point(x: -topLeft, y: 0))
    close()
  }

  /// Adds a closed ellipse inscribed in a rectangle, clockwise from its rightmost point.
  ///
  /// - Accuracy: eight cubics, off by less than 5e-6 of the greater half axis.
  public mutating func addEllipse(in rect: Rect) {
    let box = rect.standardized
    guard box.isFinite else { return }
    var circle = Path()
    circle.move(to: Point(x: 1, y: 0))
    var spoke = Point(x: 1, y: 0)
    for _ in 0..<4 {
      circle.addQuarter(center: .zero, from: spoke)
      spoke = Point(x: -spoke.y, y: spoke.x)
    }
    circle.close()
    append(
      circle.applying(
        AffineTransform(
          a: box.width / 2, b: 0, c: 0, d: box.height / 2, tx: box.midX, ty: box.midY)))
  }

  /// Adds a clockwise quarter circle whose start is `center + spoke`.
  ///
  /// Two cubics of 45° each. The handle of an arc of angle θ is 4/3 · tan(θ/4) of the radius; for
  /// 45° that is 4/3 · tan(π/16).
  mutating func addQuarter(center: Point, from spoke: Point) {
    guard spoke.x != 0 || spoke.y != 0 else { return }
    let handle = 0.265_216_489_839_544_2
    let half = 0.707_106_781_186_547_6
    func turned(_ p: Point) -> Point { Point(x: -p.y, y: p.x) }
    let tangent = turned(spoke)
    let middle = (spoke + tangent) * half
    let middleTangent = turned(middle)
    addCurve(
      to: center + middle, control1: center + spoke + tangent * handle,
      control2: center + middle - middleTangent * handle)
    addCurve(
      to: center + tangent, control1: center + middle + middleTangent * handle,
      control2: center + tangent + spoke * handle)
  }

  /// The image of the path under a map; elements that become infinite are dropped.
  public func applying(_ transform: AffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var image = Path()
    for element in elements {
      switch element {
      case .move(let point): image.move(to: transform.apply(to: point))
      case .line(let point): image.addLine(to: transform.apply(to: point))
      case .quadratic(let control, let point):
        image.addQuadCurve(to: transform.apply(to: point), control: transform.apply(to: control))
      case .cubic(let control1, let control2, let point):
        image.addCurve(
          to: transform.apply(to: point), control1: transform.apply(to: control1),
          control2: transform.apply(to: control2))
      case .close: image.close()
      }
    }
    return image
  }

  /// The smallest rectangle around all points and control points; `.zero` for an empty path.
  public var controlBounds: Rect {
    var box: (left: Double, top: Double, right: Double, bottom: Double)?
    func include(_ p: Point) {
      let old = box ?? (p.x, p.y, p.x, p.y)
      box = (min(old.left, p.x), min(old.top, p.y), max(old.right, p.x), max(old.bottom, p.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): include(p)
      case .quadratic(let c, let p):
        include(c)
        include(p)
      case .cubic(let c, let d, let p):
        include(c)
        include(d)
        include(p)
      case .close: break
      }
    }
    guard let box else { return .zero }
    return Rect(
      x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top)
  }
}
