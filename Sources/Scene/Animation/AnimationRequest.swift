/// What a caller asked of an animation block, before the block around it has its say.
struct AnimationRequest {
  /// How progress follows time, as asked for.
  enum Timing {
    case curve(TimingCurve)
    case spring(dampingRatio: Double, initialVelocity: Double)
  }

  var duration: Double
  var delay: Double
  var timing: Timing
  var options: AnimationOptions
  /// How many cycles; `nil` is one, or with `.repeat` no end.
  var repeatCount: Double?

  /// The block that begins at a time, inside another or none.
  func makeBlock(
    number: Int, at time: Double, inside outer: AnimationBlock?, completion: ((Bool) -> Void)?
  ) -> AnimationBlock {
    var options = options
    var count = repeatCount ?? (options.contains(.repeat) ? .infinity : nil)
    var length = duration
    var inheritedTiming: AnimationTiming?
    if let outer {
      if !options.contains(.overrideInheritedOptions) {
        options.formUnion(outer.options.intersection(.inherited))
        count = count ?? outer.schedule.repeatCount
      }
      if !options.contains(.overrideInheritedDuration) { length = outer.schedule.duration }
      if !options.contains(.overrideInheritedCurve) { inheritedTiming = outer.timing }
    }
    let schedule = AnimationSchedule(
      begin: time, delay: delay, duration: length, repeatCount: count ?? 1,
      autoreverses: options.contains(.autoreverse))
    return AnimationBlock(
      number: number, time: time, schedule: schedule,
      timing: inheritedTiming ?? timing(for: schedule.duration), options: options,
      completion: completion)
  }

  private func timing(for duration: Double) -> AnimationTiming {
    switch timing {
    case .curve(let curve):
      .curve(curve)
    case .spring(let dampingRatio, let initialVelocity):
      .spring(
        SpringTiming(
          duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity))
    }
  }
}
