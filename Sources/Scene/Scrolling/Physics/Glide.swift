// How a number goes on after a finger has let go of it: it nears its resting place, and in each
// millisecond a fixed part of the way that is left is lost. With r the part that stays,
//
//   v(t) = v₀ r^(1000 t)        x(t) = x₀ + v₀ F (1 - r^(1000 t)),   F = r / (1000 (1 - r))
//
// until |v| is 10 points a second. F is what scroll views are observed to go by, not the integral's
// -1 / (1000 ln r), so v(t) is the velocity by which the motion is continued, and x'(t) is a thousandth
// less. Everything is closed; nothing is stepped.

/// A motion that slows down by itself, of one coordinate.
package struct Glide: Hashable, Sendable {
  /// The velocity at which it stops, in points a second.
  static let stoppingVelocity = 10.0

  /// Where it begins.
  package let start: Double
  /// Where it ends.
  package let end: Double
  /// How long it lasts, in seconds.
  package let duration: Double
  /// The velocity at the beginning, in points a second.
  package let velocity: Double
  /// How far it would get in endless time.
  private let reach: Double
  /// By how much the logarithm of the way that is left falls in a second.
  private let decay: Double

  /// The motion of what is let go with a velocity.
  ///
  /// - Parameters:
  ///   - start: Where that is.
  ///   - velocity: Points a second; up to 10 there is no motion.
  ///   - rate: The part of the velocity that stays in each millisecond, clamped to 0.001 … 0.9999.
  package init(start: Double, velocity: Double, rate: Double) {
    let rate = Self.clamped(rate)
    let factor = rate / (1000 * (1 - rate))
    let isMoving = velocity.magnitude > Self.stoppingVelocity
    let stop = velocity < 0 ? -Self.stoppingVelocity : Self.stoppingVelocity
    self.start = start
    self.velocity = isMoving ? velocity : 0
    decay = -1000 * ElementaryFunctions.naturalLogarithm(rate)
    reach = velocity * factor
    end = isMoving ? start + (velocity - stop) * factor : start
    duration =
      isMoving ? ElementaryFunctions.naturalLogarithm(velocity / stop) / decay : 0
  }

  /// The motion that slows down as much in each millisecond and ends at a given place after `duration`.
  package init(start: Double, end: Double, duration: Double, rate: Double) {
    decay = -1000 * ElementaryFunctions.naturalLogarithm(Self.clamped(rate))
    let part = 1 - ElementaryFunctions.exponential(-decay * duration)
    self.start = start
    self.end = end
    self.duration = part > 0 ? duration : 0
    reach = part > 0 ? (end - start) / part : 0
    velocity = reach * decay
  }

  /// Where it is after some seconds.
  package func position(at time: Double) -> Double {
    guard time > 0 else { return start }
    guard time < duration else { return end }
    return start + reach * (1 - ElementaryFunctions.exponential(-decay * time))
  }

  /// The velocity after some seconds, by which the motion could be continued.
  package func velocity(at time: Double) -> Double {
    velocity * ElementaryFunctions.exponential(-decay * max(time, 0))
  }

  /// When it comes by a place on its way; `nil` if it does not.
  package func time(at place: Double) -> Double? {
    guard (place - start) * (end - place) >= 0, start != end else { return nil }
    let rest = 1 - (place - start) / reach
    guard rest > 0 else { return duration }
    return min(max(-ElementaryFunctions.naturalLogarithm(rest) / decay, 0), duration)
  }

  private static func clamped(_ rate: Double) -> Double {
    rate.isNaN ? 0.998 : min(max(rate, 0.001), 0.9999)
  }
}
