public import Scene

extension FontBuilder {
  /// A direction in which the font varies.
  public struct Axis: Hashable, Sendable {
    /// Its name.
    public var tag: FontTag
    /// The least value.
    public var minimum: Int
    /// The default value.
    public var standard: Int
    /// The greatest value.
    public var maximum: Int

    /// Creates an axis.
    public init(_ tag: FontTag, _ minimum: Int, _ standard: Int, _ maximum: Int) {
      self.tag = tag
      self.minimum = minimum
      self.standard = standard
      self.maximum = maximum
    }
  }

  /// How points of a glyph move in a region.
  public struct PointMoves: Hashable, Sendable {
    /// The region's peak, for each axis, in 16384ths.
    public var peak: [Int]
    /// The region's starts and then its ends; `nil` is from the default to the peak.
    public var range: [Int]?
    /// The points that are told of, in rising order; `nil` is all.
    public var points: [Int]?
    /// By how much they move to the right.
    public var x: [Int]
    /// By how much they move up.
    public var y: [Int]

    /// Creates moves.
    public init(peak: [Int], range: [Int]? = nil, points: [Int]? = nil, x: [Int], y: [Int]) {
      self.peak = peak
      self.range = range
      self.points = points
      self.x = x
      self.y = y
    }

    fileprivate var data: FontBytes {
      var data = FontBytes()
      if let points {
        data.append8(points.count)
        var last = 0
        for point in points {
          // A run of one number of 16 bits.
          data.append8(0x80)
          data.append(point - last)
          last = point
        }
      } else {
        data.append8(0)
      }
      for numbers in [x, y] {
        for number in numbers {
          // A run of one difference of 16 bits.
          data.append8(0x40)
          data.append(number)
        }
      }
      return data
    }
  }

  /// Gives the font axes, and named places: a number of a name, and a value for each axis.
  public mutating func addAxes(_ axes: [Axis], instances: [(name: Int, values: [Int])] = []) {
    var table = FontBytes(1, 0, 16, 2, axes.count, 20, instances.count, 4 + 4 * axes.count)
    for axis in axes {
      table.append(axis.tag)
      for value in [axis.minimum, axis.standard, axis.maximum] { table.append([value, 0]) }
      table.append([0, 256])
    }
    for instance in instances {
      table.append([instance.name, 0])
      for value in instance.values { table.append([value, 0]) }
    }
    tables["fvar"] = table
  }

  /// Gives glyphs moves of their points: the table `gvar`, in an order for each glyph of the font.
  public mutating func addMoves(_ moves: [Int: [PointMoves]], axisCount: Int) {
    var table = FontBytes(1, 0, axisCount, 0)
    let header = 20 + 4 * (glyphs.count + 1)
    table.append32(header)
    table.append([glyphs.count, 1])
    table.append32(header)
    var body = FontBytes()
    for glyph in glyphs.indices {
      table.append32(body.count)
      if let list = moves[glyph] { body.append(Self.variation(list)) }
    }
    table.append32(body.count)
    table.append(body)
    tables["gvar"] = table
  }

  /// A store of differences: regions of start, peak and end for each axis, in 16384ths, and one set of
  /// lines, each with a difference of 16 bits for every region.
  public static func variationStore(regions: [[[Int]]], lines: [[Int]]) -> FontBytes {
    var table = FontBytes(1)
    table.append32(12)
    table.append(1)
    let axisCount = regions.first?.count ?? 0
    table.append32(16 + 6 * axisCount * regions.count)
    table.append([axisCount, regions.count])
    for region in regions.joined() { table.append(region) }
    table.append([lines.count, regions.count, regions.count])
    table.append(Array(regions.indices))
    for line in lines { table.append(line) }
    return table
  }

  private static func variation(_ list: [PointMoves]) -> FontBytes {
    var headers = FontBytes()
    var data = FontBytes()
    for moves in list {
      let bytes = moves.data
      headers.append([bytes.count, 0xA000 | (moves.range == nil ? 0 : 0x4000)])
      headers.append(moves.peak + (moves.range ?? []))
      data.append(bytes)
    }
    var table = FontBytes(list.count, 4 + headers.count)
    table.append(headers)
    table.append(data)
    table.pad(to: 4)
    return table
  }
}
