/// Bends of the axes: the table `avar`, of version 1.
///
/// - Source: OpenType 1.9, `avar`.
struct AxisMap: Sendable {
  /// For each axis the coordinates that are told, and what they become, in rising order.
  private let segments: [[(from: Double, to: Double)]]

  /// Reads the maps of as many axes as there are; what cannot be read bends nothing.
  init(_ avar: FontTable, axisCount: Int) {
    var segments: [[(from: Double, to: Double)]] = []
    var place = 8
    for _ in 0..<axisCount {
      guard let count = try? avar.uint16(at: place), avar.count - place - 2 >= count * 4 else {
        break
      }
      segments.append(Self.points(avar, at: place + 2, count: count))
      place += 2 + count * 4
    }
    self.segments = segments
  }

  /// The bent coordinate of an axis.
  func bent(_ coordinate: Double, axis: Int) -> Double {
    guard segments.indices.contains(axis), let first = segments[axis].first else {
      return coordinate
    }
    guard coordinate > first.from else { return coordinate - first.from + first.to }
    var last = first
    for point in segments[axis].dropFirst() {
      if coordinate <= point.from {
        guard point.from > last.from else { return point.to }
        let share = (coordinate - last.from) / (point.from - last.from)
        return last.to + share * (point.to - last.to)
      }
      last = point
    }
    return coordinate - last.from + last.to
  }

  private static func points(
    _ avar: FontTable, at place: Int, count: Int
  ) -> [(from: Double, to: Double)] {
    var points: [(from: Double, to: Double)] = []
    for index in 0..<count {
      guard let from = try? avar.f2dot14(at: place + index * 4),
        let to = try? avar.f2dot14(at: place + index * 4 + 2)
      else { break }
      points.append((from, to))
    }
    return points
  }
}
