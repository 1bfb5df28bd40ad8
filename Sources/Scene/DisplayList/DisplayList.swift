/// A picture as a value, flat commands in painter's order: the one door between Scene and Raster.
///
/// Commands are in device pixels by way of their transforms; a group is a pair of commands round its
/// content. Two lists are equal if they draw the same in the same order from the same sources.
public struct DisplayList: Hashable, Sendable {
  /// One step of a picture.
  public enum Command: Hashable, Sendable {
    /// Draws a shape in one colour over what is there.
    ///
    /// - Parameters:
    ///   - transform: From the shape's coordinates to device pixels.
    ///   - source: The place in `sources` of what asked for it.
    case fill(Shape, color: Color, transform: AffineTransform, source: Int)
    /// Draws an image over what is there.
    ///
    /// - Parameters:
    ///   - transform: From the coordinates of the image's rectangle to device pixels.
    ///   - source: The place in `sources` of what asked for it.
    case image(PlacedImage, transform: AffineTransform, source: Int)
    /// Begins a group: what follows up to the matching `endGroup` is composed first, and then cut by
    /// the clip and scaled by the opacity, once.
    ///
    /// - Parameters:
    ///   - clip: A rect, a rounded rect or a path; `nil` cuts nothing, and any other shape leaves nothing.
    ///   - alpha: The group's opacity, 0 … 1.
    case beginGroup(clip: Shape?, alpha: Double, transform: AffineTransform, source: Int)
    /// Ends the innermost group.
    case endGroup
  }

  /// What a command comes from.
  public struct Source: Hashable, Sendable {
    /// The place in `sources` of the parent, or -1 for a root.
    public var parent: Int
    /// The name of the type, as `View.typeName`.
    public var typeName: String
    /// The view's own name, or an empty text.
    public var name: String

    /// Creates a source.
    public init(parent: Int, typeName: String, name: String) {
      self.parent = parent
      self.typeName = typeName
      self.name = name
    }
  }

  /// The size of the picture in points.
  public let size: Size
  /// Device pixels a point.
  public let scale: Double
  /// What lies behind everything.
  public let background: Color
  /// The steps, in painter's order; groups are balanced.
  public let commands: [Command]
  /// The paths that commands name.
  public let paths: [Path]
  /// The glyph runs that commands name.
  public let glyphRuns: [GlyphRun]
  /// The images that commands name.
  public let images: [Image]
  /// What the commands come from, numbered in painter's order.
  public let sources: [Source]

  /// The width of the picture in whole device pixels, rounded up; 0 if there is none.
  public var pixelWidth: Int { Self.pixelCount(size.width, scale) }
  /// The height of the picture in whole device pixels, rounded up; 0 if there is none.
  public var pixelHeight: Int { Self.pixelCount(size.height, scale) }

  /// Creates a picture of parts that fit together: groups are balanced, and what commands name is in
  /// the tables.
  package init(
    size: Size, scale: Double, background: Color, commands: [Command], paths: [Path],
    glyphRuns: [GlyphRun], images: [Image], sources: [Source]
  ) {
    self.size = size
    self.scale = scale
    self.background = background
    self.commands = commands
    self.paths = paths
    self.glyphRuns = glyphRuns
    self.images = images
    self.sources = sources
  }

  /// Whole pixels that hold `length` points; a rounding error of a product is not a further pixel.
  private static func pixelCount(_ length: Double, _ scale: Double) -> Int {
    let exact = length * scale
    guard exact > 0 else { return 0 }
    guard exact < 1e9 else { return 1_000_000_000 }
    return Int((exact - 1e-9).rounded(.up))
  }
}
