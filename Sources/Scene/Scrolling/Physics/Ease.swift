/// A move by code: in 0.25 s from one place to another, easing in and out.
///
/// What moves already is not stopped for it: the velocity at the beginning, v₀, dies away by
/// v₀ T s (1 - s)², where s is the part of the duration T that is over.
package struct Ease: Hashable, Sendable {
  /// How long it takes, in seconds.
  package static let duration = 0.25

  let start: Double
  let end: Double
  let velocity: Double

  func position(at time: Double) -> Double {
    let part = time / Self.duration
    guard part > 0 else { return start }
    guard part < 1 else { return end }
    let rest = 1 - part
    let carried = velocity * Self.duration * part * rest * rest
    return start + (end - start) * TimingCurve.easeInOut.value(at: part) + carried
  }

  func velocity(at time: Double) -> Double {
    let step = Self.duration / 4096
    guard time > 0 else { return velocity }
    guard time < Self.duration else { return 0 }
    let (early, late) = (max(time - step, 0), min(time + step, Self.duration))
    return (position(at: late) - position(at: early)) / (late - early)
  }
}
