/// How far an animation has come at each time: a mass on a damped spring, pulled towards the goal.
///
/// Progress is 0 at the start, approaches 1 and may pass it. The forms are closed, so any time is as
/// near as any other. The spring has its own pace: a duration beside it only says when to stop looking.
///
/// - Source: m y'' + c y' + k y = 0 with y = 1 - progress, y(0) = 1, y'(0) = -initialVelocity.
public struct SpringTiming: Hashable, Sendable {
  /// The mass, 10⁻⁶ … 10⁶.
  public let mass: Double
  /// The force per displacement, 10⁻¹² … 10¹².
  public let stiffness: Double
  /// The force per velocity, 0 … 10¹²; at 0 the spring swings for ever.
  public let damping: Double
  /// The velocity at the start, in whole distances per second, positive towards the goal; up to ±10⁹.
  public let initialVelocity: Double
  /// Whether a damping beyond critical has its effect; if not, it counts as critical.
  public let allowsOverdamping: Bool

  /// Creates a spring from its physics; the defaults are Core Animation's.
  ///
  /// Values out of range are clamped. NaN counts as the default.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass.isNaN ? 1 : min(max(mass, 1e-6), 1e6)
    self.stiffness = stiffness.isNaN ? 100 : min(max(stiffness, 1e-12), 1e12)
    self.damping = damping.isNaN ? 10 : min(max(damping, 0), 1e12)
    self.initialVelocity = initialVelocity.isNaN ? 0 : min(max(initialVelocity, -1e9), 1e9)
    self.allowsOverdamping = allowsOverdamping
  }

  /// Creates a spring of mass 1 from how long it seems to move and how much it bounces.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The time of one undamped swing, clamped to 10⁻³ … 10⁶ seconds; NaN
  ///     counts as 0.5.
  ///   - bounce: 0 for none, up to 1 for endless bouncing, down to -1 for a flatter approach (which
  ///     needs overdamping and switches it on); clamped to -0.99 … 1, NaN counts as 0.
  ///   - initialVelocity: In whole distances per second.
  public init(perceptualDuration: Double, bounce: Double = 0, initialVelocity: Double = 0) {
    let duration = Self.clampedDuration(perceptualDuration, default: 0.5)
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
    let frequency = 2 * Double.pi / duration
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  /// Damping as a fraction of the critical one: below 1 the spring overshoots.
  public var dampingRatio: Double {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return allowsOverdamping ? ratio : min(ratio, 1)
  }

  /// The progress at a time after the start.
  ///
  /// 0 at 0, before it and for NaN; 1 at infinity.
  ///
  /// - Units: seconds.
  public func progress(at elapsed: Double) -> Double {
    guard elapsed > 0 else { return 0 }
    let displacement =
      dampingRatio < 1 ? swing(at: elapsed) : approach(at: elapsed)
    return 1 - displacement
  }

  static func clampedDuration(_ duration: Double, default: Double) -> Double {
    duration.isNaN ? `default` : min(max(duration, 1e-3), 1e6)
  }
}

extension SpringTiming {
  /// ω₀ = √(k/m), in radians per second.
  var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// β = ζ ω₀: how fast the envelope decays.
  var decay: Double { dampingRatio * angularFrequency }

  /// How fast an underdamped spring swings: ω₀ √(1 - ζ²).
  var dampedFrequency: Double {
    let ratio = dampingRatio
    return angularFrequency * ((1 - ratio) * (1 + ratio)).squareRoot()
  }

  /// γ = ω₀ √(ζ² - 1): half the difference of an overdamped spring's two rates; 0 for a critical one.
  var rateSplit: Double {
    let ratio = dampingRatio
    return ratio > 1 ? angularFrequency * ((ratio - 1) * (ratio + 1)).squareRoot() : 0
  }

  /// β - γ, the slower rate, written so that nothing cancels: (β - γ) (β + γ) = ω₀².
  var slowRate: Double {
    let frequency = angularFrequency
    return frequency * (frequency / (decay + rateSplit))
  }

  /// The underdamped displacement, e^(-βt) (cos ωt + (β - v) / ω · sin ωt).
  private func swing(at time: Double) -> Double {
    let envelope = ElementaryFunctions.exponential(-decay * time)
    let frequency = dampedFrequency
    let phase = frequency * time
    guard envelope > 0, phase.isFinite else { return 0 }
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(phase)
    return envelope * (cosine + (decay - initialVelocity) / frequency * sine)
  }

  /// The displacement without a swing; with λ the slower rate and z = 2 γ t it is
  /// e^(-λt) ((1 + e^(-z)) / 2 + (β - v) t (1 - e^(-z)) / z), and so one formula for critical springs too.
  func approach(at time: Double) -> Double {
    let envelope = ElementaryFunctions.exponential(-slowRate * time)
    guard envelope > 0 else { return 0 }
    let z = 2 * rateSplit * time
    let even = (1 + ElementaryFunctions.exponential(-z)) / 2
    return envelope * (even + (decay - initialVelocity) * time * Self.meanDecay(z))
  }

  /// (1 - e^(-z)) / z, the mean of e^(-x) over 0 … z.
  private static func meanDecay(_ z: Double) -> Double {
    guard z < 0.125 else { return (1 - ElementaryFunctions.exponential(-z)) / z }
    // The Taylor series 1 - z/2! + z²/3! - …; the first term left out is below 3 · 10⁻¹⁷.
    var sum = 1 - z / 10
    for step in 1...8 { sum = 1 - z / Double(10 - step) * sum }
    return sum
  }
}
