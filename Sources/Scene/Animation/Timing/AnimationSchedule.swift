/// When an animation runs: from when, how long, how often, and whether back again.
///
/// A pure function of time: nothing is counted or stepped.
package struct AnimationSchedule: Hashable, Sendable {
  /// The time of the first run's start.
  package let begin: Double
  /// The length of one run in one direction, in seconds, at least 0.
  package let duration: Double
  /// How many cycles there are, possibly a broken number, possibly infinity.
  ///
  /// A cycle is one run, or a run and its return.
  package let repeatCount: Double
  /// Whether every run is followed by its mirror image.
  package let autoreverses: Bool

  /// Creates a schedule.
  ///
  /// A duration that is negative or NaN counts as 0. A `begin` or `delay` of NaN counts as 0. A
  /// repeat count that is not positive counts as 1.
  ///
  /// - Parameters:
  ///   - begin: When the animation was asked for.
  ///   - delay: How long after that it starts; a negative delay starts it in its middle.
  ///   - duration: The length of one run in one direction.
  ///   - repeatCount: The number of cycles.
  ///   - autoreverses: Whether a cycle is a run and its return, and so lasts twice the duration.
  package init(
    begin: Double, delay: Double = 0, duration: Double, repeatCount: Double = 1,
    autoreverses: Bool = false
  ) {
    let start = (begin.isNaN ? 0 : begin) + (delay.isNaN ? 0 : delay)
    self.begin = start.isNaN ? 0 : start
    self.duration = duration > 0 ? duration : 0
    self.repeatCount = repeatCount > 0 ? repeatCount : 1
    self.autoreverses = autoreverses
  }

  /// How long the animation runs in all; possibly infinite, 0 if a run lasts no time.
  package var activeDuration: Double {
    duration == 0 ? 0 : duration * runCount
  }

  /// The time at which the animation is over; infinity if it never is.
  package var end: Double { begin + activeDuration }

  /// Where in the animation a time lies.
  ///
  /// The start belongs to the animation, the end does not; what is due within a nanosecond is due now,
  /// as frame times are quotients that were rounded. A boundary between two runs is the start of the
  /// second. NaN lies before.
  package func phase(at time: Double) -> AnimationPhase {
    guard time >= begin else { return .before }
    guard time < end - Self.tolerance else { return .after(fraction: finalFraction) }
    // Only reached with a duration above 0; and an infinite one is at its start for ever.
    return .active(fraction: fraction(after: (time - begin) / duration))
  }

  /// The fraction at which the last run stops: 1 for whole runs, 0 for whole returns.
  ///
  /// A broken repeat count stops within a run; a repetition without end has no last run, and gives 0.
  package var finalFraction: Double {
    guard repeatCount.isFinite else { return 0 }
    let whole = Self.floor(runCount)
    if whole == runCount, !autoreverses { return 1 }
    return mirrored(runCount - whole, run: whole)
  }
}

/// Where in an animation a time lies; see `AnimationSchedule.phase(at:)`.
package enum AnimationPhase: Hashable, Sendable {
  /// Not begun: the old value shows.
  case before
  /// Under way: this fraction of the way along a run, still without the curve or spring.
  case active(fraction: Double)
  /// Over, with the fraction at which it stopped: what an animation that holds its last value shows.
  case after(fraction: Double)
}

extension AnimationSchedule {
  /// A nanosecond: the rule of the stage's frame times.
  private static let tolerance = 1e-9

  /// How many runs there are, there and back counted apart.
  private var runCount: Double { autoreverses ? repeatCount * 2 : repeatCount }

  /// The fraction along a run after a number of runs, with boundaries drawn to the start that follows.
  private func fraction(after runs: Double) -> Double {
    guard runs < 0x1p52 else { return 0 }
    var whole = Self.floor(runs)
    var rest = runs - whole
    if (1 - rest) * duration <= Self.tolerance {
      whole += 1
      rest = 0
    } else if rest * duration <= Self.tolerance {
      rest = 0
    }
    // Just before the end the boundary is the end itself, which no run follows.
    return whole + rest < runCount ? mirrored(rest, run: whole) : finalFraction
  }

  /// A fraction along run number `run`, counted from the far end if that is a return.
  private func mirrored(_ fraction: Double, run: Double) -> Double {
    let isReturn = autoreverses && Self.floor(run / 2) * 2 != run
    return isReturn ? 1 - fraction : fraction
  }

  /// The greatest integer not above a number that is not negative; without the C library.
  private static func floor(_ value: Double) -> Double {
    value < 0x1p52 ? Double(Int64(value)) : value
  }
}
