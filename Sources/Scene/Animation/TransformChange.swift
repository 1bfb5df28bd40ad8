// How transforms are animated additively.
//
// A transform is taken apart into displacement, scale, shear and rotation, and each of these numbers
// is animated additively, as a position is. So one animation alone shows what interpolating the factors
// shows, a rotation stays one, and an interruption keeps value and velocity. Where one end flattens
// the plane there are no factors; then the numbers of the matrix are added. What was under way in
// factors at that moment goes on about the transform it was about, its "base".

/// What must be added to a transform so that an animation of it has not begun.
enum TransformChange {
  /// The displacement, in points.
  case displacement(Point)
  /// Scale, shear and rotation.
  case factors(AffineTransform.Factors, layer: Int, base: AffineTransform?)
  /// The numbers a, b, c and d.
  case elements(LinearElements)
}

/// The numbers of a transform but for its displacement.
struct LinearElements: Hashable {
  var a = 0.0
  var b = 0.0
  var c = 0.0
  var d = 0.0

  init() {}

  init(_ map: AffineTransform) {
    (a, b, c, d) = (map.a, map.b, map.c, map.d)
  }

  var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite }

  /// Adds a multiple of other numbers.
  mutating func add(_ other: LinearElements, times factor: Double) {
    a += other.a * factor
    b += other.b * factor
    c += other.c * factor
    d += other.d * factor
  }
}

extension AffineTransform.Factors {
  /// What must be added to `end` to come back here, the shorter way round.
  ///
  /// - Returns: The difference, and whether both scales were turned to the other sign for it.
  func difference(from end: AffineTransform.Factors) -> (AffineTransform.Factors, isTurned: Bool) {
    var difference = facing(end)
    let isTurned = difference.scaleX.sign != scaleX.sign
    difference.angle = -Self.shortestTurn(from: difference.angle, to: end.angle)
    difference.scaleX -= end.scaleX
    difference.scaleY -= end.scaleY
    difference.shear -= end.shear
    return (difference, isTurned)
  }

  /// Adds a multiple of a difference.
  mutating func add(_ difference: AffineTransform.Factors, times factor: Double) {
    scaleX += difference.scaleX * factor
    scaleY += difference.scaleY * factor
    shear += difference.shear * factor
    angle += difference.angle * factor
  }
}

/// Adds up what is under way on a transform at a time.
struct TransformSum {
  /// Whether nothing was taken up.
  private(set) var isEmpty = true

  private var displacement = Point.zero
  private var elements = LinearElements()
  /// Factors with the same base, not yet put together.
  private var open: (layer: Int, base: AffineTransform, factors: AffineTransform.Factors)?
  private let model: AffineTransform

  init(model: AffineTransform) {
    self.model = model
  }

  /// Takes up one change, of which a part is left.
  mutating func add(_ change: TransformChange, remaining: Double) {
    isEmpty = false
    switch change {
    case .displacement(let point):
      displacement = displacement + point.term(remaining)
    case .elements(let difference):
      elements.add(difference, times: remaining)
    case .factors(let difference, let layer, let base):
      if open?.layer != layer {
        closeLayer()
        let base = base ?? model
        guard let factors = AffineTransform.Factors(base) else { return }
        open = (layer, base, factors)
      }
      open?.factors.add(difference, times: remaining)
    }
  }

  /// The transform with all that was added.
  mutating func result() -> AffineTransform {
    closeLayer()
    return AffineTransform(
      a: model.a + elements.a, b: model.b + elements.b, c: model.c + elements.c,
      d: model.d + elements.d, tx: model.tx + displacement.x, ty: model.ty + displacement.y)
  }

  /// Puts factors together, and adds what that differs from their base.
  private mutating func closeLayer() {
    guard let (_, base, factors) = open else { return }
    open = nil
    elements.add(LinearElements(factors.transform), times: 1)
    elements.add(LinearElements(base), times: -1)
  }
}
