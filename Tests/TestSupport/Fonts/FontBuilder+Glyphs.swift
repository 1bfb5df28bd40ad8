extension FontBuilder.Glyph {
  /// A point of a contour.
  public struct Point: Hashable, Sendable {
    /// To the right of the origin.
    public var x: Int
    /// Above the baseline.
    public var y: Int
    /// Whether the contour goes through it.
    public var isOnCurve: Bool

    /// A point that the contour goes through.
    public static func on(_ x: Int, _ y: Int) -> Point { Point(x: x, y: y, isOnCurve: true) }

    /// A point that pulls the contour.
    public static func off(_ x: Int, _ y: Int) -> Point { Point(x: x, y: y, isOnCurve: false) }
  }

  /// A part of a composite.
  public struct Component: Hashable, Sendable {
    /// The flags but those that say how arguments are written, and that more parts follow.
    public var flags: Int
    /// The part's glyph.
    public var glyph: Int
    /// The offset, or the points that are brought together.
    public var arguments: (Int, Int) { (x, y) }
    /// The numbers of the scale, as the flags say, in 16384ths.
    public var scale: [Int]
    private var x: Int
    private var y: Int

    /// Creates a part; flag 2 says that the arguments are an offset.
    public init(_ glyph: Int, _ x: Int, _ y: Int, flags: Int = 2, scale: [Int] = []) {
      self.glyph = glyph
      self.x = x
      self.y = y
      self.flags = flags
      self.scale = scale
    }
  }

  /// A glyph of contours.
  public init(advance: Int, leftBearing: Int? = nil, contours: [[Point]]) {
    self.init(advance: advance, leftBearing: leftBearing)
    let points = contours.flatMap { $0 }
    description = FontBytes(contours.count)
    description.append([
      points.map { $0.x }.min() ?? 0, points.map { $0.y }.min() ?? 0,
      points.map { $0.x }.max() ?? 0,
      points.map { $0.y }.max() ?? 0,
    ])
    var end = -1
    for contour in contours {
      end += contour.count
      description.append(end)
    }
    description.append(0)
    for point in points { description.append8(point.isOnCurve ? 1 : 0) }
    var last = 0
    for point in points {
      description.append(point.x - last)
      last = point.x
    }
    last = 0
    for point in points {
      description.append(point.y - last)
      last = point.y
    }
  }

  /// A glyph that is a polygon.
  public init(advance: Int, polygon: [(x: Int, y: Int)]) {
    self.init(
      advance: advance, contours: [polygon.map { .on($0.x, $0.y) }])
  }

  /// A glyph that is made of others; its bounds are told as 0 … 0.
  public init(advance: Int, components: [Component]) {
    self.init(advance: advance, leftBearing: 0, description: FontBytes(-1, 0, 0, 0, 0))
    for (index, component) in components.enumerated() {
      let goesOn = index + 1 < components.count ? 0x20 : 0
      description.append([component.flags | 1 | goesOn, component.glyph])
      description.append([component.arguments.0, component.arguments.1])
      description.append(component.scale)
    }
  }
}

extension FontBuilder {
  /// A font of a few glyphs: 0 a box, 1 the space, 2 A, a triangle, 3 o, a ring of curves, 4 ä, made of
  /// 2 and 3, 5 V, a triangle on its point.
  ///
  /// The advances are 500, 250, 600, 600, 600 and 600.
  public static var sample: FontBuilder {
    let box = Glyph(advance: 500, polygon: [(50, 0), (50, 700), (450, 700), (450, 0)])
    let a = Glyph(advance: 600, polygon: [(0, 0), (300, 700), (600, 0)])
    let v = Glyph(advance: 600, polygon: [(0, 700), (600, 700), (300, 0)])
    let ring = Glyph(
      advance: 600,
      contours: [
        [.off(50, 0), .off(50, 500), .off(550, 500), .off(550, 0)],
        [.off(150, 100), .off(450, 100), .off(450, 400), .off(150, 400)],
      ])
    let composite = Glyph(
      advance: 600, components: [.init(2, 0, 0), .init(3, 150, 750, flags: 0x0A, scale: [0x2000])])
    return FontBuilder(
      glyphs: [box, Glyph(advance: 250), a, ring, composite, v],
      characters: [0x20: 1, 0x41: 2, 0x6F: 3, 0xE4: 4, 0x56: 5])
  }
}
