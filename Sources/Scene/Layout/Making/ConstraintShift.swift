/// What is added on the right-hand side of a statement's constraints.
public enum ConstraintShift: Hashable, Sendable {
  /// The same for every attribute, with its sign as it is: positive is to the right (or forward,
  /// with leading and trailing) and down.
  case offset(Double)
  /// x for horizontal places, y for vertical ones.
  case point(Point)
  /// x for the middle from left to right, y for that from top to bottom.
  case center(Point)
  /// The sides, for width and height.
  case size(Size)
  /// Inward from the edges; left counts for leading, and right for trailing.
  case insets(EdgeInsets)
  /// Inward from leading, trailing, top and bottom edges.
  case directionalInsets(DirectionalEdgeInsets)

  /// What the shift means for one attribute.
  enum Effect {
    case constant(Double)
    /// It says nothing about the attribute.
    case none
    /// It cannot be said of the attribute.
    case mistake(String)
  }

  /// The same distance inward from every edge.
  static func inset(_ distance: Double) -> ConstraintShift {
    .insets(EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }

  /// What it means for an attribute.
  func effect(on attribute: LayoutAttribute) -> Effect {
    switch self {
    case .offset(let offset): return .constant(offset)
    case .point(let point):
      guard !attribute.isSize, let axis = attribute.axis else { return .none }
      return .constant(axis == .horizontal ? point.x : point.y)
    case .center(let point):
      guard attribute.isCenter else { return .none }
      return .constant(attribute.axis == .horizontal ? point.x : point.y)
    case .size(let size):
      guard attribute.isSize else { return .none }
      return .constant(attribute == .width ? size.width : size.height)
    case .insets(let insets): return Self.effect(of: insets, on: attribute)
    case .directionalInsets(let insets):
      guard !attribute.isAbsolute else {
        return .mistake("directional insets need leading and trailing instead of left and right")
      }
      return Self.effect(
        of: EdgeInsets(insets, direction: .leftToRight), on: attribute)
    }
  }

  private static func effect(of insets: EdgeInsets, on attribute: LayoutAttribute) -> Effect {
    switch attribute.withoutMargin {
    case .left, .leading: .constant(insets.left)
    case .right, .trailing: .constant(-insets.right)
    case .top: .constant(insets.top)
    case .bottom: .constant(-insets.bottom)
    default: .none
    }
  }

  /// What it is called in diagnostics.
  var name: String {
    switch self {
    case .offset: "an offset"
    case .point: "a point"
    case .center: "an offset of the centre"
    case .size: "a size"
    case .insets: "insets"
    case .directionalInsets: "directional insets"
    }
  }

  /// Whether all its numbers are finite.
  var isFinite: Bool {
    switch self {
    case .offset(let offset): offset.isFinite
    case .point(let point), .center(let point): point.x.isFinite && point.y.isFinite
    case .size(let size): size.width.isFinite && size.height.isFinite
    case .insets(let insets):
      insets.top.isFinite && insets.left.isFinite && insets.bottom.isFinite
        && insets.right.isFinite
    case .directionalInsets(let insets):
      insets.top.isFinite && insets.leading.isFinite && insets.bottom.isFinite
        && insets.trailing.isFinite
    }
  }
}

extension LayoutAttribute {
  /// Whether it is the middle along an axis.
  fileprivate var isCenter: Bool { withoutMargin == .centerX || withoutMargin == .centerY }
}
