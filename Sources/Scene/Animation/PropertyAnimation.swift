/// One property of a view on its way from what it was to what it is.
struct PropertyAnimation {
  /// What is on its way: what must be added to the model so that nothing has happened yet.
  ///
  /// Colours are not added but replaced: they say where they come from. Numbers know both their ends,
  /// for the lengths that follow from them.
  enum Change {
    case position(Point)
    case boundsOrigin(Point)
    case boundsSize(Size)
    case anchorPoint(Point)
    case transform(TransformChange)
    case alpha(Double)
    case cornerRadius(Double)
    case borderWidth(Double)
    case number(index: Int, from: Double, to: Double)
    case backgroundColor(Color?)
    case borderColor(Color)
  }

  let block: AnimationBlock
  var change: Change
}

extension Double {
  /// The part of a length that is left of an animation.
  ///
  /// Rounded to multiples of 2⁻¹⁶, so that opposite motions cancel to the bit wherever they are added;
  /// the whole of it stays as it is, so that before its beginning an animation shows the old value.
  func term(_ remaining: Double) -> Double {
    remaining == 1 ? self : (self * remaining).roundedToGrid
  }
}

extension Point {
  /// The part of a displacement that is left of an animation.
  func term(_ remaining: Double) -> Point {
    Point(x: x.term(remaining), y: y.term(remaining))
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Size {
  /// The part of a growth that is left of an animation.
  func term(_ remaining: Double) -> Size {
    Size(width: width.term(remaining), height: height.term(remaining))
  }

  var isFinite: Bool { width.isFinite && height.isFinite }
}
