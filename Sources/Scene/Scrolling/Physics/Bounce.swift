// How a number comes to rest at a place: x(t) = (a + b t) e^(-ω t), measured from there.
//
// With ω = 11 and b = v₀ + ω x₀ that is a critically damped spring, which arrives with the velocity it
// is given and takes it up. What is let go at rest comes back a little otherwise: x₀ (1 + 3.47 t)
// e^(-10.81 t), which begins with a velocity of its own.
//
// It is over as soon as it stays within half a point and 10 points a second. When that is has no
// closed form; since (a + b t) e^(-ω t) only falls after its one peak, halving an interval finds it.

/// A motion that comes to rest at 0, of one coordinate.
package struct Bounce: Hashable, Sendable {
  /// The velocity from which on the spring is used, in points a second.
  static let springVelocity = 50.0
  /// The displacement that counts as none, in points.
  private static let threshold = 0.5
  /// The velocity that counts as none, in points a second.
  private static let velocityThreshold = 10.0

  private let a: Double
  private let b: Double
  private let decay: Double
  /// How long it lasts, in seconds; then it is at 0.
  package let duration: Double

  private init(a: Double, b: Double, decay: Double) {
    self.a = a
    self.b = b
    self.decay = decay
    let position = Self.lastTime(a: a, b: b, decay: decay, threshold: Self.threshold)
    let velocity = Self.lastTime(
      a: b - decay * a, b: -decay * b, decay: decay, threshold: Self.velocityThreshold)
    duration = max(position, velocity)
  }

  /// A critically damped spring that is let go at a displacement with a velocity.
  package static func spring(displacement: Double, velocity: Double) -> Bounce {
    let frequency = 11.0
    return Bounce(a: displacement, b: velocity + frequency * displacement, decay: frequency)
  }

  /// The way back of what is let go at rest.
  package static func settling(displacement: Double) -> Bounce {
    Bounce(a: displacement, b: 3.47 * displacement, decay: 10.81)
  }

  /// Where it is after some seconds.
  package func position(at time: Double) -> Double {
    time < duration ? value(at: max(time, 0)) : 0
  }

  /// Its velocity after some seconds.
  package func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let time = max(time, 0)
    return (b - decay * (a + b * time)) * ElementaryFunctions.exponential(-decay * time)
  }

  /// When it passes 0 on its way, before it is over; `nil` if it does not.
  package var crossing: Double? {
    guard a * b < 0 else { return nil }
    let time = -a / b
    return time < duration ? time : nil
  }

  private func value(at time: Double) -> Double {
    (a + b * time) * ElementaryFunctions.exponential(-decay * time)
  }

  /// The last time at which |a + b t| e^(-decay t) is above a threshold; 0 if it never is.
  private static func lastTime(a: Double, b: Double, decay: Double, threshold: Double) -> Double {
    func size(_ time: Double) -> Double {
      ((a + b * time) * ElementaryFunctions.exponential(-decay * time)).magnitude
    }
    let zero = -a / b
    let peak = max(b == 0 ? 0 : 1 / decay + zero, 0)
    if size(peak) > threshold {
      var high = peak + 1
      while size(high) > threshold, high < 1e6 { high *= 2 }
      return halved(from: peak, to: high) { size($0) > threshold }
    }
    // Before the peak it can only be greater on the way down to the zero before that.
    guard a.magnitude > threshold, zero > 0 else { return 0 }
    return halved(from: 0, to: zero) { size($0) > threshold }
  }

  /// Where a condition that holds at first ceases to hold.
  private static func halved(
    from low: Double, to high: Double, _ condition: (Double) -> Bool
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<80 {
      let middle = low + (high - low) / 2
      if condition(middle) { low = middle } else { high = middle }
      if high - low <= 1e-12 { break }
    }
    return high
  }
}
