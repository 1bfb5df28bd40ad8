extension Stage {
  /// Goes forward to a time; the past, NaN and infinity do nothing.
  ///
  /// What asked for layout before is laid out first, as a screen would have done. Then scroll views in
  /// motion are moved on, in the order in which they began to move. Then what has ended of animations is
  /// dropped and the completions are called, in the order of the ends and, where these are equal, of
  /// the blocks; what they begin ends with a later call. At last what they changed is laid out.
  public func advance(to newTime: Double) {
    guard newTime >= time, newTime.isFinite else { return }
    layoutIfNeeded()
    guard newTime >= time else { return }
    time = newTime
    scrollDriver.advance(to: newTime, on: self)
    animator.advance(to: newTime)
    layoutIfNeeded()
  }

  /// The picture at a time, from the present on; earlier times and NaN count as the present.
  ///
  /// Pure: it changes nothing, so the same call gives an equal list, and times may be asked for in any
  /// order. For that reason it does not lay out either: it shows the tree as it was last laid out.
  /// `displayList()`, `frames(duration:rate:)`, `advance(to:)` and `tap(at:)` lay out first.
  public func displayList(at time: Double) -> DisplayList {
    Recorder.record(self, at: clamped(time))
  }

  /// Lays out what asked for it, and gives the picture of the present.
  public func displayList() -> DisplayList {
    layoutIfNeeded()
    return displayList(at: time)
  }

  /// Lays out what asked for it, and gives the pictures of the next `duration` seconds.
  ///
  /// The stage's time stays where it is. Frame k shows k / rate seconds from now, as long as that is
  /// at most `duration`, but for rounding (10⁻⁹, or half a frame if less); a last one shows the end
  /// itself if it is not among them. So 0.25 s at 60 a second are 16 frames, both ends included.
  /// Changes of the tree meanwhile show in the pictures that have not been asked for yet.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 gives one frame, a negative, infinite or NaN duration none.
  ///   - rate: Frames a second; one that is not finite or not above 0 gives the beginning only.
  /// - Returns: A sequence that makes each picture when it is asked for it.
  public func frames(duration: Double, rate: Double) -> StageFrames {
    layoutIfNeeded()
    return StageFrames(stage: self, duration: duration, rate: rate)
  }

  /// What an animation makes of a view's model at a time, before the views above it arrange it.
  ///
  /// Everything that shows or measures a presentation asks here and nowhere else.
  func animatedState(of view: View, at time: Double) -> ViewState {
    let state = view.movedState(at: time) ?? view.state
    return view.animations?.sampled(state, at: time) ?? state
  }

  /// A time that can be shown: finite, and not before the present.
  func clamped(_ time: Double) -> Double {
    time > self.time ? min(time, .greatestFiniteMagnitude) : self.time
  }
}
