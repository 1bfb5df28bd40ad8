public import Scene

/// As what a snapshot is kept, and how it is drawn.
///
/// Where the size, the scale, the background and the direction come with what is shown, as a stage's
/// do, asking for others is an error.
public struct SnapshotStyle: Hashable, Sendable {
  /// What the reference holds.
  public enum Storage: Hashable, Sendable {
    /// The picture, as PNG; several pictures as one APNG.
    case image
    /// One line of text: a digest of the pixels, and their number.
    case digest
  }

  /// A picture at a pixel a point, in the size of what is shown, on white.
  public static let image = SnapshotStyle(storage: .image)
  /// The same picture, kept as one line of text.
  public static let digest = SnapshotStyle(storage: .digest)

  /// What the reference holds.
  public var storage: Storage
  /// The size of a view in points; `nil` is the view's own, and one that no bitmap has is refused.
  public var size: Size?
  /// Device pixels a point; `nil` is 1, and so is what is not above 0 and finite.
  public var scale: Double?
  /// What lies behind a view; `nil` is white.
  public var background: Color?
  /// The direction of a view that has none of its own; `nil` is from left to right.
  public var layoutDirection: LayoutDirection?

  /// A picture.
  ///
  /// - Parameters:
  ///   - size: The size of a view in points; `nil` is the view's own.
  ///   - scale: Device pixels a point; `nil` is 1.
  ///   - background: What lies behind a view; `nil` is white.
  ///   - layoutDirection: The direction of a view that has none; `nil` is from left to right.
  /// - Returns: The style.
  public static func image(
    size: Size? = nil, scale: Double? = nil, background: Color? = nil,
    layoutDirection: LayoutDirection? = nil
  ) -> SnapshotStyle {
    SnapshotStyle(
      storage: .image, size: size, scale: scale, background: background,
      layoutDirection: layoutDirection)
  }

  /// A picture, kept as one line of text: for pictures too large or too many to be files.
  ///
  /// - Parameters:
  ///   - size: The size of a view in points; `nil` is the view's own.
  ///   - scale: Device pixels a point; `nil` is 1.
  ///   - background: What lies behind a view; `nil` is white.
  ///   - layoutDirection: The direction of a view that has none; `nil` is from left to right.
  /// - Returns: The style.
  public static func digest(
    size: Size? = nil, scale: Double? = nil, background: Color? = nil,
    layoutDirection: LayoutDirection? = nil
  ) -> SnapshotStyle {
    SnapshotStyle(
      storage: .digest, size: size, scale: scale, background: background,
      layoutDirection: layoutDirection)
  }

  /// Throws if anything but the storage is asked for; `subject` has it of its own.
  func checkNothingIsAskedFor(of subject: String) throws(SnapshotError) {
    let asked: String? =
      if size != nil { "size" } else if scale != nil { "scale" } else if background != nil {
        "background"
      } else if layoutDirection != nil { "layout direction" } else { nil }
    if let asked { throw .notAdjustable(property: asked, subject: subject) }
  }
}
