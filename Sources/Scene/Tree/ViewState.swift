/// The animatable properties of a view.
///
/// What a view is set to (its model) and what it shows at a time (its presentation) are two values of
/// this type, so sampling a time is a function from a state to a state. Numbers are kept as given,
/// also those that make no sense; where one of them is NaN or infinite, nothing is drawn.
public struct ViewState: Hashable, Sendable {
  /// Where the anchor point lies, in the superview's coordinates.
  public var position = Point.zero
  /// The view's own rectangle in its own coordinates, kept standardised.
  public var bounds = Rect.zero { didSet { bounds = bounds.standardized } }
  /// The place in the bounds that `position` names and the transform keeps, in parts of the size.
  public var anchorPoint = Point(x: 0.5, y: 0.5)
  /// The map about the anchor point.
  public var transform = AffineTransform.identity
  /// The opacity of the view with all that is in it, 0 … 1.
  public var alpha = 1.0
  /// What fills the outline, behind everything else.
  public var backgroundColor: Color?
  /// The radius of the outline's corners; more than half the shorter side counts as that, negative
  /// and NaN as 0.
  public var cornerRadius = 0.0
  /// The width of the border, which lies inside the outline; 0, negative and NaN draw none.
  public var borderWidth = 0.0
  /// The colour of the border.
  public var borderColor = Color.black
  /// What a kind of view animates beside the properties above; see `View.arrange(_:for:)`.
  public var numbers: [Double] = []

  /// Creates the state of a view of no size at the origin.
  public init() {}

  /// From the anchor point of the bounds to their least corner, the other way round.
  var anchorOffset: Point {
    Point(x: anchorPoint.x * bounds.size.width, y: anchorPoint.y * bounds.size.height)
  }

  /// From the view's coordinates to its superview's.
  var toSuperview: AffineTransform {
    let anchor = bounds.origin + anchorOffset
    guard !transform.isIdentity else {
      return AffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    var map = transform.translatedBy(x: -anchor.x, y: -anchor.y)
    map.tx += position.x
    map.ty += position.y
    return map
  }

  /// The same with the transform counted as identity if it squeezes the plane to a line or a point.
  var toSuperviewInvertible: AffineTransform {
    guard transform.inverted == nil else { return toSuperview }
    var straight = self
    straight.transform = .identity
    return straight.toSuperview
  }

  /// The smallest rectangle around the view, in its superview's coordinates.
  ///
  /// Setting it keeps the origin of the bounds and the anchor point. Under a transform that is not
  /// identity the size becomes that of the box around the rectangle mapped back, and the anchor
  /// point comes to its place in the rectangle; a transform without an inverse counts as identity.
  public var frame: Rect {
    get {
      guard !transform.isIdentity else { return layoutFrame }
      let anchor = anchorOffset
      let box = Rect(origin: Point(x: -anchor.x, y: -anchor.y), size: bounds.size)
      return transform.apply(to: box).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let box = newValue.standardized
      var size = box.size
      if !transform.isIdentity, let inverse = transform.inverted {
        size = inverse.apply(to: Rect(origin: .zero, size: size)).size
      }
      bounds.size = size
      position = Point(
        x: box.origin.x + anchorPoint.x * box.size.width,
        y: box.origin.y + anchorPoint.y * box.size.height)
    }
  }

  /// The frame the view would have without its transform: what layout places.
  var layoutFrame: Rect {
    get {
      let anchor = anchorOffset
      return Rect(
        origin: Point(x: position.x - anchor.x, y: position.y - anchor.y), size: bounds.size)
    }
    set {
      let box = newValue.standardized
      bounds.size = box.size
      position = box.origin + anchorOffset
    }
  }
}
