import Scene

/// The pictures of a scene, each made when it is asked for; how many there are is known before.
struct Frames: Sequence, IteratorProtocol {
  let count: Int
  /// How long it is from the first to the last, in seconds.
  let duration: Double
  private let makeNext: () -> DisplayList?
  private let leaveOut: (Int) -> Void

  /// The pictures of a stage on which nobody does anything more.
  init(_ frames: StageFrames, duration: Double) {
    count = frames.count
    self.duration = duration
    var frames = frames
    makeNext = { frames.next() }
    leaveOut = { frames.skip($0) }
  }

  /// The pictures of a stage while fingers play a script on it.
  init(_ stage: Stage, playing script: TouchScript, rate: Double, duration: Double) {
    count = stage.frames(duration: duration, rate: rate).count
    self.duration = duration
    var frames = stage.frames(playing: script, rate: rate, duration: duration)
    makeNext = { frames.next() }
    // What a finger does goes on from picture to picture, so those left out are played, too.
    leaveOut = { for _ in 0..<$0 where frames.next() == nil { return } }
  }

  mutating func next() -> DisplayList? { makeNext() }

  /// Goes on behind the next `count` pictures without drawing them.
  mutating func skip(_ count: Int) { leaveOut(count) }
}
