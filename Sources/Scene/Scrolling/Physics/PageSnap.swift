/// On which page a row of pages comes to rest.
package enum PageSnap {
  /// The velocity from which on a release turns the page, in points a second.
  static let flickVelocity = 200.0
  /// How far from a page, in parts of one, an offset still counts as on it: computed offsets are rounded.
  private static let tolerance = 1e-6

  /// Where the page lies that is gone to when a drag ends.
  ///
  /// Slowly let go, that is the nearest page; with a flick the next one in its direction. It is never
  /// more than one page away from the one where the drag began, nor beyond the limits.
  ///
  /// - Parameters:
  ///   - position: The offset when it is let go.
  ///   - velocity: Its velocity, in points a second.
  ///   - start: The offset when the drag began.
  ///   - length: The length of a page; without one there is no page to go to.
  ///   - limits: Where the offset may rest; pages are counted from the first place.
  /// - Returns: The offset to rest at.
  package static func target(
    position: Double, velocity: Double, start: Double, length: Double,
    limits: ClosedRange<Double>
  ) -> Double {
    let nearest = min(max(position, limits.lowerBound), limits.upperBound)
    guard length > 0, length.isFinite, position.isFinite else { return nearest }
    let first = limits.lowerBound
    let lastPlace = (limits.upperBound - first) / length
    let place = (position - first) / length
    let startPage = page(nearestTo: (start - first) / length, lastPlace: lastPlace)
    var page = page(nearestTo: place, lastPlace: lastPlace)
    if velocity >= flickVelocity {
      page = (place + tolerance).rounded(.down) + 1
    } else if velocity <= -flickVelocity {
      page = (place - tolerance).rounded(.up) - 1
    }
    if startPage.isFinite { page = min(max(page, startPage - 1), startPage + 1) }
    return min(max(first + page * length, limits.lowerBound), limits.upperBound)
  }

  /// The number of the page nearest to a place, where the last page may lie less than one behind the
  /// one before it.
  private static func page(nearestTo place: Double, lastPlace: Double) -> Double {
    let last = (lastPlace - tolerance).rounded(.up)
    return place >= (last - 1 + lastPlace) / 2 ? last : place.rounded(.toNearestOrAwayFromZero)
  }
}
