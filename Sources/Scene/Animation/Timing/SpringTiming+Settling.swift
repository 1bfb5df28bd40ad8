// When a spring has settled, and the spring that settles at a given time.
//
// "Settled" is a displacement, or for a swinging spring its envelope, of a thousandth of the distance.
// The equations have no closed solution but in one case, so they are solved by halving an interval on
// which the displacement only falls.

extension SpringTiming {
  /// The displacement that counts as none.
  private static let threshold = 0.001

  /// The time after which the displacement stays below a thousandth of the distance.
  ///
  /// For a spring that swings, the time at which its envelope gets there. Infinite without damping.
  ///
  /// - Units: seconds.
  public var settlingDuration: Double {
    guard decay > 0 else { return .infinity }
    guard dampingRatio < 1 else { return approachDuration }
    let amplitude = 1 + (decay - initialVelocity).magnitude / dampedFrequency
    return max(ElementaryFunctions.naturalLogarithm(amplitude / Self.threshold) / decay, 0)
  }

  /// Creates the spring of mass 1 whose envelope is a thousandth of the distance after `duration`.
  ///
  /// This is the spring of UIKit's `animate(withDuration:usingSpringWithDamping:…)`.
  ///
  /// - Parameters:
  ///   - duration: Clamped to 10⁻³ … 10⁶ seconds; NaN counts as 0.5.
  ///   - dampingRatio: Clamped to 0.01 … 1; NaN counts as 1.
  ///   - initialVelocity: In whole distances per second.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let duration = Self.clampedDuration(duration, default: 0.5)
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 1)
    let velocity = initialVelocity.isNaN ? 0 : min(max(initialVelocity, -1e9), 1e9)
    let turn =
      ratio < 1
      ? Self.fittedSwing(dampingRatio: ratio, velocity: velocity * duration)
      : Self.fittedApproach(velocity: velocity * duration)
    let frequency = turn / duration
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
  }
}

extension SpringTiming {
  /// The greatest z = ω₀ D with |(ζ - w/z) / √(1 - ζ²)| e^(-ζz) at the threshold.
  private static func fittedSwing(dampingRatio: Double, velocity w: Double) -> Double {
    let root = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    if w == 0 {
      let amplitude = dampingRatio / root
      return ElementaryFunctions.naturalLogarithm(amplitude / threshold) / dampingRatio
    }
    func envelope(_ z: Double) -> Double {
      (dampingRatio - w / z).magnitude / root
        * ElementaryFunctions.exponential(-dampingRatio * z)
    }
    guard w > 0 else { return lastCrossing(from: 0, of: envelope) }
    // Falls to 0 at w / ζ, rises to a second peak, and falls for good.
    let peak = (w + (w * w + 4 * w).squareRoot()) / (2 * dampingRatio)
    if envelope(peak) >= threshold { return lastCrossing(from: peak, of: envelope) }
    return crossing(from: 0, to: w / dampingRatio, of: envelope)
  }

  /// The greatest z = ω₀ D with |1 + z - w| e^(-z) at the threshold.
  private static func fittedApproach(velocity w: Double) -> Double {
    func displacement(_ z: Double) -> Double {
      (1 + z - w).magnitude * ElementaryFunctions.exponential(-z)
    }
    // Falls to 0 at w - 1, rises to a peak of e^(-w) at w, and falls for good.
    let peak = max(w, 0)
    if displacement(peak) >= threshold { return lastCrossing(from: peak, of: displacement) }
    return crossing(from: 0, to: w - 1, of: displacement)
  }

  /// The last time at which a spring that does not swing is a threshold away from its goal.
  private var approachDuration: Double {
    func distance(_ time: Double) -> Double { approach(at: time).magnitude }
    guard let turning = turningTime else { return Self.lastCrossing(from: 0, of: distance) }
    if distance(turning) >= Self.threshold {
      return Self.lastCrossing(from: turning, of: distance)
    }
    return Self.crossing(from: 0, to: turning, of: approach)
  }

  /// Where the displacement of a spring that does not swing is the farthest from its goal, if not at once.
  ///
  /// There tanh(γt) / γ = v / (βv - ω₀²).
  private var turningTime: Double? {
    let v = initialVelocity
    let quotient = v / (decay * v - angularFrequency * angularFrequency)
    let gamma = rateSplit
    guard quotient > 0, quotient.isFinite else { return nil }
    guard gamma > 0 else { return quotient }
    let slope = gamma * quotient
    guard slope < 1 else { return nil }
    let time = ElementaryFunctions.naturalLogarithm((1 + slope) / (1 - slope)) / (2 * gamma)
    return time.isFinite ? time : nil
  }

  /// Where a function that falls from `start` on, without end, crosses the threshold.
  private static func lastCrossing(from start: Double, of function: (Double) -> Double) -> Double {
    var reach = 0x1p-40
    while reach < 0x1p200, function(start + reach) > threshold { reach *= 2 }
    return crossing(from: start, to: start + reach, of: function)
  }

  /// Where a function that falls between two places crosses the threshold.
  private static func crossing(
    from start: Double, to end: Double, of function: (Double) -> Double
  ) -> Double {
    var low = start
    var high = end
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if function(middle) > threshold { low = middle } else { high = middle }
    }
  }
}
