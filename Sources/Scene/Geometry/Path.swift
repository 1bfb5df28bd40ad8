/// A shape made of lines and Bézier curves.
///
/// Curves without a start are started at their first control point. Elements with a number that is
/// not finite are dropped as they are added, so a path holds finite numbers only.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(to: Point)
    /// Draws a straight line.
    case line(to: Point)
    /// Draws a parabola.
    case quadratic(control: Point, to: Point)
    /// Draws a cubic Bézier curve.
    case cubic(control1: Point, control2: Point, to: Point)
    /// Goes back to the start of the subpath.
    case close
  }

  /// The steps, in order.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Whether the path has no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next step begins; `nil` if there is no subpath.
  public private(set) var currentPoint: Point?
  private var startPoint = Point.zero

  /// Starts a subpath.
  public mutating func move(to point: Point) {
    guard Self.isFinite(point) else { return }
    elements.append(.move(to: point))
    currentPoint = point
    startPoint = point
  }

  /// Draws a straight line to `point`.
  public mutating func addLine(to point: Point) {
    guard Self.isFinite(point) else { return }
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.line(to: point))
    currentPoint = point
  }

  /// Draws a parabola to `point`.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    guard Self.isFinite(point), Self.isFinite(control) else { return }
    if currentPoint == nil { move(to: control) }
    elements.append(.quadratic(control: control, to: point))
    currentPoint = point
  }

  /// Draws a cubic Bézier curve to `point`.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    guard Self.isFinite(point), Self.isFinite(control1), Self.isFinite(control2) else { return }
    if currentPoint == nil { move(to: control1) }
    elements.append(.cubic(control1: control1, control2: control2, to: point))
    currentPoint = point
  }

  /// Goes back to the start of the subpath; nothing happens if there is none or it is closed.
  public mutating func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
    currentPoint = startPoint
  }

  /// Appends the steps of another path.
  public mutating func append(_ other: Path) {
    guard let point = other.currentPoint else { return }
    elements += other.elements
    currentPoint = point
    startPoint = other.startPoint
  }

  private static func isFinite(_ point: Point) -> Bool { point.x.isFinite && point.y.isFinite }
}
