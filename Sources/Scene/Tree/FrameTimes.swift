/// The moments in a stretch of time that are pictured at a rate, in seconds from its beginning.
///
/// They are k / rate as long as that is at most the duration, but for rounding, and the end itself if it
/// is not among them.
struct FrameTimes {
  private let duration: Double
  private let rate: Double
  /// Seconds by which a frame may be late and still be the last: a nanosecond, if that is not a frame.
  private let tolerance: Double
  private var place = 0.0

  init(duration: Double, rate: Double) {
    self.duration = duration.isFinite ? duration : -1
    self.rate = rate > 0 && rate.isFinite ? rate : 0
    tolerance = self.rate > 0 ? min(1e-9, 0.5 / self.rate) : 1e-9
  }

  /// How many there are from the beginning; at most `Int.max`.
  var count: Int {
    guard duration >= 0 else { return 0 }
    guard rate > 0 else { return 1 }
    var last = ((duration + tolerance) * rate).rounded(.down)
    // Beyond 2⁵² a count has no exact Double, beyond half of Int.max perhaps no Int.
    guard last < min(4.5e15, Double(Int.max / 2)) else { return .max }
    // The product may round across a whole number; the quotient is what decides.
    while last > 0, last / rate > duration + tolerance { last -= 1 }
    while (last + 1) / rate <= duration + tolerance { last += 1 }
    return Int(last) + (last / rate < duration - tolerance ? 2 : 1)
  }

  /// Leaves out the next moments, `number` of them or all that are left.
  mutating func skip(_ number: Int) {
    guard number > 0, place >= 0 else { return }
    let wanted = place + Double(number)
    // The last moment may lie off the grid of the rate: it is one more place on it.
    place = wanted < Double(count) ? wanted : -1
  }

  /// The next moment.
  mutating func next() -> Double? {
    guard duration >= 0, place >= 0 else { return nil }
    let offset = rate > 0 ? place / rate : place
    if offset <= duration + tolerance, rate > 0 || place == 0 {
      place += 1
      return offset
    }
    let isEndShown = rate == 0 || (place - 1) / rate >= duration - tolerance
    place = -1
    return isEndShown ? nil : duration
  }
}
