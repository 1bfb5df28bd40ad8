/// How one coordinate of an offset goes on by itself: a few motions, one after the other.
///
/// A pure function of time: each of the motions is closed, and so is the time at which it ends.
package struct AxisMotion: Hashable, Sendable {
  /// One of the motions.
  enum Phase: Hashable, Sendable {
    /// It slows down by itself.
    case glide(Glide)
    /// It comes to rest at a place, or passes it.
    case bounce(Bounce, at: Double)
    /// It is moved by code, along a curve.
    case ease(Ease)
  }

  private struct Segment: Hashable, Sendable {
    let begin: Double
    let phase: Phase
  }

  private var segments: [Segment] = []
  /// How long it lasts, in seconds.
  package private(set) var duration = 0.0
  /// Where it ends.
  package private(set) var end: Double

  /// Creates a motion that stays where it is.
  package init(restingAt place: Double) {
    end = place
  }

  /// The motion of what code moves to a place, from where it is and as fast as it is.
  package static func eased(from start: Double, to end: Double, velocity: Double) -> AxisMotion {
    var motion = AxisMotion(restingAt: start)
    let ease = Ease(start: start, end: end, velocity: velocity)
    motion.append(.ease(ease), for: start == end && velocity == 0 ? 0 : Ease.duration, to: end)
    return motion
  }

  /// Adds a motion, which begins when those before it are over.
  ///
  /// - Parameters:
  ///   - phase: How it goes on.
  ///   - length: How many seconds of the motion there are.
  ///   - place: Where it is then.
  mutating func append(_ phase: Phase, for length: Double, to place: Double) {
    if length > 0 { segments.append(Segment(begin: duration, phase: phase)) }
    duration += max(length, 0)
    end = place
  }

  /// Where it is after some seconds.
  package func position(at time: Double) -> Double {
    guard time < duration, let segment = segment(at: time) else { return end }
    return segment.phase.position(at: time - segment.begin)
  }

  /// Its velocity after some seconds, by which it could be continued.
  package func velocity(at time: Double) -> Double {
    guard time < duration, let segment = segment(at: time) else { return 0 }
    return segment.phase.velocity(at: time - segment.begin)
  }

  private func segment(at time: Double) -> Segment? {
    segments.last { $0.begin <= time } ?? segments.first
  }
}

extension AxisMotion.Phase {
  fileprivate func position(at time: Double) -> Double {
    switch self {
    case .glide(let glide): glide.position(at: time)
    case .bounce(let bounce, let place): place + bounce.position(at: time)
    case .ease(let ease): ease.position(at: time)
    }
  }

  fileprivate func velocity(at time: Double) -> Double {
    switch self {
    case .glide(let glide): glide.velocity(at: time)
    case .bounce(let bounce, _): bounce.velocity(at: time)
    case .ease(let ease): ease.velocity(at: time)
    }
  }
}
