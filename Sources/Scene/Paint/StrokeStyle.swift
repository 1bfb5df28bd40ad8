/// How a line is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of an open end.
  public enum LineCap: Hashable, Sendable {
    /// Cut at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// Cut half a line width beyond the end point.
    case square
  }

  /// The shape of a corner.
  public enum LineJoin: Hashable, Sendable {
    /// The outer edges run on until they meet, up to the miter limit; then as `bevel`.
    case miter
    /// A circle around the corner point.
    case round
    /// The outer corners joined by a line.
    case bevel
  }

  /// The width in points; 0, negative and not finite draw nothing.
  public var lineWidth: Double
  /// The shape of open ends.
  public var lineCap: LineCap
  /// The shape of corners.
  public var lineJoin: LineJoin
  /// The greatest ratio of a miter's length to the line width; below 1 and NaN count as 1.
  public var miterLimit: Double

  /// Creates a style; the defaults are Core Graphics'.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
  }
}
