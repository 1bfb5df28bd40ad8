/// Tells a scene's time from that of a clock that only goes on: faster, slower, or not at all.
///
/// It looks at no clock itself; whoever asks says what the time is.
struct PlaybackClock: Hashable {
  /// How fast a scene may go.
  static let speeds = 0.1...4
  /// Between which `+` and `-` choose.
  static let steps = [0.1, 0.25, 0.5, 1, 2, 4]

  /// Seconds of the scene a second.
  private(set) var speed: Double
  private(set) var isPaused = false
  /// The scene's time at `start`.
  private var time: Double
  private var start: Double

  /// Creates a clock that goes.
  init(time: Double = 0, speed: Double = 1, at now: Double) {
    self.time = time
    self.speed = speed
    start = now
  }

  /// The scene's time.
  func time(at now: Double) -> Double {
    isPaused ? time : time + max(0, now - start) * speed
  }

  /// Sets the scene's time.
  mutating func set(_ time: Double, at now: Double) {
    self.time = time
    start = now
  }

  /// Stops, or goes on.
  mutating func setPaused(_ isPaused: Bool, at now: Double) {
    set(time(at: now), at: now)
    self.isPaused = isPaused
  }

  /// Goes on at the next greater step, or the next lesser one.
  mutating func change(faster: Bool, at now: Double) {
    set(time(at: now), at: now)
    let next = faster ? Self.steps.first { $0 > speed } : Self.steps.last { $0 < speed }
    speed = next ?? speed
  }

  /// Lets a stretch of time not count in which nothing could be shown.
  mutating func leaveOut(from: Double, to: Double) { start += max(0, to - from) }
}
