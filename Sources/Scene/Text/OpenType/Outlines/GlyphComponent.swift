/// One part of a composite glyph: another glyph, and where it goes.
///
/// - Source: OpenType 1.9, `glyf`, "Composite Glyph Description".
struct GlyphComponent: Hashable, Sendable {
  /// Where a part goes.
  enum Placement: Hashable, Sendable {
    /// Its origin goes to a place.
    case offset(x: Double, y: Double)
    /// One of its points goes where a point of the parts before it is.
    case match(parent: Int, child: Int)
  }

  /// Where it stands in the composite's description.
  let start: Int
  /// The part's glyph.
  var glyph: Int
  /// Where the part goes.
  var placement: Placement
  /// What its points are multiplied by: x' = xx x + yx y, y' = xy x + yy y.
  var xx = 1.0
  var xy = 0.0
  var yx = 0.0
  var yy = 1.0
  /// Whether the offset is multiplied, too.
  var scalesOffset: Bool
  /// Whether the composite has the part's origin and advance.
  var usesMetrics: Bool

  /// All parts of a composite, `limit` at most.
  static func components(_ table: FontTable, limit: Int) throws(FontError) -> [GlyphComponent] {
    var components: [GlyphComponent] = []
    var place = 10
    var goesOn = true
    while goesOn {
      guard components.count < limit else { throw table.tooMuch(at: place, limit: limit) }
      goesOn = try table.uint16(at: place) & 0x0020 != 0
      components.append(try GlyphComponent(table, at: &place))
    }
    return components
  }

  private init(_ table: FontTable, at place: inout Int) throws(FontError) {
    start = place
    let flags = try table.uint16(at: place)
    glyph = try table.uint16(at: place + 2)
    place += 4
    scalesOffset = flags & 0x1800 == 0x0800
    usesMetrics = flags & 0x0200 != 0
    let areWords = flags & 0x0001 != 0
    if flags & 0x0002 != 0 {
      let x = areWords ? try table.int16(at: place) : try table.int8(at: place)
      let y = areWords ? try table.int16(at: place + 2) : try table.int8(at: place + 1)
      placement = .offset(x: Double(x), y: Double(y))
    } else {
      let parent = areWords ? try table.uint16(at: place) : try table.uint8(at: place)
      let child = areWords ? try table.uint16(at: place + 2) : try table.uint8(at: place + 1)
      placement = .match(parent: parent, child: child)
    }
    place += areWords ? 4 : 2
    try readScale(table, flags, at: &place)
  }

  private mutating func readScale(
    _ table: FontTable, _ flags: Int, at place: inout Int
  ) throws(FontError) {
    if flags & 0x0008 != 0 {
      xx = try table.f2dot14(at: place)
      yy = xx
      place += 2
    } else if flags & 0x0040 != 0 {
      xx = try table.f2dot14(at: place)
      yy = try table.f2dot14(at: place + 2)
      place += 4
    } else if flags & 0x0080 != 0 {
      xx = try table.f2dot14(at: place)
      xy = try table.f2dot14(at: place + 2)
      yx = try table.f2dot14(at: place + 4)
      yy = try table.f2dot14(at: place + 6)
      place += 8
    }
  }

  /// Where the origin goes; 0 for a part that is placed by points.
  var offset: Point {
    if case .offset(let x, let y) = placement { return Point(x: x, y: y) }
    return .zero
  }

  /// Places the origin farther away; a part that is placed by points stays.
  mutating func move(by distance: Point) {
    guard case .offset(let x, let y) = placement else { return }
    placement = .offset(x: x + distance.x, y: y + distance.y)
  }

  /// Multiplies a place by the scale.
  func scaled(x: Double, y: Double) -> (x: Double, y: Double) {
    (xx * x + yx * y, xy * x + yy * y)
  }
}
