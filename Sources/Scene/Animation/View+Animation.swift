extension View {
  /// What the view shows now; its `state` is what it shows in the end.
  public final var presentation: ViewState { presentation(at: stage?.time ?? 0) }

  /// Whether a change of this view is being animated, or waits for its delay.
  public final var isAnimating: Bool { animations != nil }

  /// Whether a hidden view still shows at a time: until the block ends in which it was hidden, as long
  /// as it has an animation to show.
  final func isShownWhileHiding(at time: Double) -> Bool {
    guard let hidingEnd, animations != nil else { return false }
    return time < hidingEnd
  }

  /// Ends the animations of this view at once, not those of the views in it.
  ///
  /// The model shows, and the completions of blocks that have no other animation hear `false`.
  public final func removeAllAnimations() {
    guard let animator = stage?.animator else { return }
    animator.removeAnimations(of: self)
    animator.tellCut()
  }

  /// Ends the animations of `numbers` at once, and no others.
  ///
  /// For controls whose numbers are taken over by a finger or another driver while they move.
  public final func removeNumberAnimations() {
    guard let animator = stage?.animator else { return }
    animator.removeNumberAnimations(of: self)
    animator.tellCut()
  }

  /// Animates changes on the view's stage; see `Stage.animate(withDuration:delay:curve:options:…)`.
  ///
  /// Outside a stage the changes are made at once, and so is the completion, with `true`.
  public final func animate(
    withDuration duration: Double, delay: Double = 0, curve: TimingCurve? = nil,
    options: AnimationOptions = [], repeatCount: Double? = nil, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let stage else {
      animations()
      completion?(true)
      return
    }
    stage.animate(
      withDuration: duration, delay: delay, curve: curve, options: options,
      repeatCount: repeatCount, animations: animations, completion: completion)
  }

  /// Animates changes on the view's stage with a spring; outside a stage, as for the other form.
  public final func animate(
    withDuration duration: Double, delay: Double = 0,
    usingSpringWithDamping dampingRatio: Double, initialSpringVelocity initialVelocity: Double = 0,
    options: AnimationOptions = [], repeatCount: Double? = nil, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let stage else {
      animations()
      completion?(true)
      return
    }
    stage.animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: initialVelocity, options: options, repeatCount: repeatCount,
      animations: animations, completion: completion)
  }

  /// Makes changes that are not animated, also inside an animation block.
  public final func performWithoutAnimation(_ actions: () -> Void) {
    guard let stage else { return actions() }
    stage.performWithoutAnimation(actions)
  }
}
