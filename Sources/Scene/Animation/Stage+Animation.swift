extension Stage {
  /// Animates the changes of views on this stage that a closure makes.
  ///
  /// Models change at once; what shows follows, from the stage's present time on. Positions, bounds,
  /// transforms, opacity, radii, border widths and `View.numbers` are animated additively: an
  /// animation under way goes on, and what shows keeps its place and its speed. Colours start from
  /// what shows and replace. Everything else, such as `isHidden`, switches at once.
  ///
  /// - Parameters:
  ///   - duration: Seconds. If it is not above 0, nothing is animated.
  ///   - delay: Seconds during which the old values show. A negative one starts in the middle.
  ///   - curve: How progress follows time; if `nil`, what `options` say, ease in and ease out by
  ///     default.
  ///   - options: See `AnimationOptions`.
  ///   - repeatCount: How many times it runs, possibly a broken number; if `nil`, once, or without
  ///     end with `.repeat`.
  ///   - animations: Makes the changes; called once, now. A block in it takes over duration and
  ///     curve, unless it overrides them.
  ///   - completion: Called once, by `advance(to:)`, with `true` at the end; with `false` as soon as
  ///     one of the animations was removed or replaced and none is left. If there was nothing to
  ///     animate it is called by the next `advance(to:)`, with `true`.
  public func animate(
    withDuration duration: Double, delay: Double = 0, curve: TimingCurve? = nil,
    options: AnimationOptions = [], repeatCount: Double? = nil, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let request = AnimationRequest(
      duration: duration, delay: delay, timing: .curve(curve ?? options.curve), options: options,
      repeatCount: repeatCount)
    animator.animate(request, at: time, animations: animations, completion: completion)
  }

  /// Animates the changes that a closure makes with a spring, which has settled after `duration`.
  ///
  /// A damping ratio of 1 does not overshoot; it is clamped to 0.01 … 1. The initial velocity is in
  /// whole distances a second. Everything else is as in `animate(withDuration:delay:curve:options:…)`.
  public func animate(
    withDuration duration: Double, delay: Double = 0,
    usingSpringWithDamping dampingRatio: Double, initialSpringVelocity initialVelocity: Double = 0,
    options: AnimationOptions = [], repeatCount: Double? = nil, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let request = AnimationRequest(
      duration: duration, delay: delay,
      timing: .spring(dampingRatio: dampingRatio, initialVelocity: initialVelocity),
      options: options, repeatCount: repeatCount)
    animator.animate(request, at: time, animations: animations, completion: completion)
  }

  /// Makes changes that are not animated, also inside an animation block.
  public func performWithoutAnimation(_ actions: () -> Void) {
    animator.performWithoutAnimation(actions)
  }

  /// Ends all animations on the stage at once: the models show, and completions hear `false`.
  public func removeAllAnimations() {
    animator.removeAllAnimations()
  }

  /// The duration of the animation block whose closure is running; 0 if none is, or without animation.
  public var inheritedAnimationDuration: Double { animator.openBlock?.schedule.duration ?? 0 }

  /// Whether the animation of a view is under way, or waits for its delay.
  public var isAnimating: Bool { animator.isAnimating }
}
