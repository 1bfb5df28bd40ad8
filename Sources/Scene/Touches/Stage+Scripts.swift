extension Stage {
  /// The fingers that are down, in the order in which they came.
  public var touches: [Touch] { touchDispatcher.touches }

  /// Whether the picture will not change by itself: no animation, no scroll view in motion or with a bar
  /// that fades, no finger down.
  public var isSettled: Bool {
    !isAnimating && touches.isEmpty && scrollDriver.isSettled(at: time)
  }

  /// Lets one finger do something now, after a layout.
  ///
  /// What a finger does that is not down has no effect, nor has a place that is not finite.
  public func send(_ phase: Touch.Phase, finger: Int = 0, at point: Point) {
    send([TouchEvent(phase, finger: finger, at: point)])
  }

  /// Lets fingers do something now, together, after a layout; the times of the events do not matter.
  public func send(_ events: [TouchEvent]) {
    layoutIfNeeded()
    touchDispatcher.send(events, to: self)
  }

  /// Plays a script from now on, and goes forward to its end.
  ///
  /// - Parameters:
  ///   - script: What the fingers do. `advance(to:)` is called for each moment in which something
  ///     happens, and for the end.
  ///   - rate: If given, it is also called as often a second, as a screen would: whatever moves
  ///     meanwhile tells its callbacks so.
  public func play(_ script: TouchScript, rate: Double? = nil) {
    var player = ScriptPlayer(script: script, start: time)
    if let rate {
      var times = FrameTimes(duration: script.duration, rate: rate)
      while let offset = times.next() { player.play(to: offset, on: self) }
    }
    player.play(to: script.duration, on: self)
  }

  /// Goes forward by a number of seconds, frame by frame.
  public func advance(by duration: Double, rate: Double) {
    play(TouchScript.pause(duration), rate: rate)
  }

  /// Goes forward frame by frame until nothing moves any more, at most by `limit` seconds.
  public func settle(rate: Double = 60, limit: Double = 60) {
    let start = time
    var times = FrameTimes(duration: limit, rate: rate)
    while !isSettled, let offset = times.next() { advance(to: start + offset) }
  }

  /// Plays a script from now on, and gives the pictures meanwhile.
  ///
  /// In contrast to `frames(duration:rate:)` the stage's time goes forward with each picture. Frame k
  /// shows k / rate seconds from now, after what the fingers do until then, that time included.
  ///
  /// - Parameters:
  ///   - script: What the fingers do; none for what goes on by itself.
  ///   - rate: Frames a second, as for `frames(duration:rate:)`.
  ///   - duration: Seconds; if `nil`, until the script is over and nothing moves any more, and at most
  ///     a minute longer than the script.
  /// - Returns: A sequence that plays on when it is asked for a picture.
  public func frames(
    playing script: TouchScript = TouchScript(), rate: Double, duration: Double? = nil
  ) -> PlayedFrames {
    PlayedFrames(stage: self, script: script, rate: rate, duration: duration)
  }
}
