/// Which picture is to be seen at a time, and what keys do to that.
struct Playback: Hashable {
  /// How many pictures there are, at least one.
  let count: Int
  /// Pictures a second of the scene.
  let rate: Double
  /// How much longer the last one stays, in seconds of the scene.
  let hold: Double
  /// Whether it begins again behind the last.
  let repeats: Bool
  private(set) var clock: PlaybackClock
  private(set) var isQuit = false

  /// Begins with the first picture.
  init(
    count: Int, rate: Double, hold: Double, repeats: Bool, speed: Double = 1, at now: Double
  ) {
    self.count = count
    self.rate = rate
    self.hold = hold
    self.repeats = repeats
    clock = PlaybackClock(speed: speed, at: now)
  }

  /// How long all pictures are to be seen, in seconds of the scene.
  private var length: Double { Double(count) / rate + hold }

  /// Seconds of the scene since the first picture was shown last.
  private func time(at now: Double) -> Double {
    let time = clock.time(at: now)
    return repeats ? time.truncatingRemainder(dividingBy: length) : time
  }

  /// The picture that is to be seen, counted from 0: those that nobody had the time to show are left
  /// out.
  func picture(at now: Double) -> Int {
    // A picture's own time may come out a little less than it is.
    let place = (time(at: now) * rate + 1e-6).rounded(.down)
    return place < Double(count) ? Int(place) : count - 1
  }

  /// Whether nothing is to be seen any more.
  func isOver(at now: Double) -> Bool {
    isQuit || !repeats && !clock.isPaused && time(at: now) >= length
  }

  /// Seconds until another picture is to be seen, or none; `nil` if nothing changes by itself.
  func wait(at now: Double) -> Double? {
    guard !clock.isPaused else { return nil }
    let picture = picture(at: now)
    let end = picture + 1 < count ? Double(picture + 1) / rate : length
    return max(0, end - time(at: now)) / clock.speed
  }

  /// Does what a key asks for.
  mutating func press(_ key: Key, at now: Double) {
    switch key {
    case .pause: clock.setPaused(!clock.isPaused, at: now)
    case .forward: step(1, at: now)
    case .back: step(-1, at: now)
    case .faster: clock.change(faster: true, at: now)
    case .slower: clock.change(faster: false, at: now)
    case .restart:
      clock.set(0, at: now)
      clock.setPaused(false, at: now)
    case .quit: isQuit = true
    }
  }

  /// Stays at the next picture or the one before; behind the last comes the first if it repeats.
  private mutating func step(_ offset: Int, at now: Double) {
    let wanted = picture(at: now) + offset
    let next = repeats ? (wanted + count) % count : min(max(wanted, 0), count - 1)
    clock.set(Double(next) / rate, at: now)
    clock.setPaused(true, at: now)
  }

  /// Lets a stretch of time not count in which nothing could be shown.
  mutating func leaveOut(from: Double, to: Double) { clock.leaveOut(from: from, to: to) }
}
