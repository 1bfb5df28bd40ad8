/// What a command of a display list covers, in its own coordinates.
///
/// The cases are those that have an exact rule of coverage of their own; anything else is a path.
/// Paths and glyph runs lie in tables of the list, so that a command is plain numbers.
public enum Shape: Hashable, Sendable {
  /// An upright rectangle, standardised.
  case rect(Rect)
  /// A rectangle with quarter circles at its corners.
  case roundedRect(RoundedRect)
  /// What lies inside `outer` and outside `inner`: a border.
  case ring(outer: RoundedRect, inner: RoundedRect)
  /// The inside of a path, by its place in `DisplayList.paths`.
  case path(Int, FillRule)
  /// Glyphs, by their place in `DisplayList.glyphRuns`.
  case glyphs(Int)
}
