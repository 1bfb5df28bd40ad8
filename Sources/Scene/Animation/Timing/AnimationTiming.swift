/// How progress follows time within one run of an animation: along a curve or on a spring.
package enum AnimationTiming: Hashable, Sendable {
  /// A curve, stretched over the duration.
  case curve(TimingCurve)
  /// A spring, which keeps its own pace and is cut at the duration.
  case spring(SpringTiming)

  /// The progress after a fraction of a run that lasts `duration` seconds.
  ///
  /// Exactly 0 at 0 and before, exactly 1 at 1 and after, for springs too; NaN counts as 0.
  package func progress(atFraction fraction: Double, duration: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .curve(let curve): return curve.value(at: fraction)
    case .spring(let spring): return spring.progress(at: fraction * duration)
    }
  }
}
