import Scene

/// The pictures of a scene, each made when it is asked for; how many there are is known before.
struct Frames: Sequence, IteratorProtocol {
  let count: Int
  private let makeNext: () -> DisplayList?

  /// The pictures of a stage on which nobody does anything more.
  init(_ frames: StageFrames) {
    count = frames.count
    var frames = frames
    makeNext = { frames.next() }
  }

  /// The pictures of a stage while fingers play a script on it.
  init(_ stage: Stage, playing script: TouchScript, rate: Double, duration: Double) {
    count = stage.frames(duration: duration, rate: rate).count
    var frames = stage.frames(playing: script, rate: rate, duration: duration)
    makeNext = { frames.next() }
  }

  mutating func next() -> DisplayList? { makeNext() }
}
