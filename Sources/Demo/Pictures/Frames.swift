import Scene

/// The pictures of a scene, each made when it is asked for; how many there are is known before.
struct Frames: Sequence, IteratorProtocol {
  let count: Int
  /// How long it is from the first to the last, in seconds.
  let duration: Double
  private let makeNext: () -> DisplayList?
  private let leaveOut: (Int) -> Void
  private let makePicture: (Double) -> DisplayList?

  /// The pictures of a stage on which nobody does anything more.
  init(_ stage: Stage, rate: Double, duration: Double) {
    var frames = stage.frames(duration: duration, rate: rate)
    let start = stage.time
    count = frames.count
    self.duration = duration
    makeNext = { frames.next() }
    leaveOut = { frames.skip($0) }
    makePicture = { stage.displayList(at: start + $0) }
  }

  /// The pictures of a stage while fingers play a script on it.
  init(_ stage: Stage, playing script: TouchScript, rate: Double, duration: Double) {
    count = stage.frames(duration: duration, rate: rate).count
    self.duration = duration
    var frames = stage.frames(playing: script, rate: rate, duration: duration)
    makeNext = { frames.next() }
    // What a finger does goes on from picture to picture, so those left out are played, too.
    leaveOut = { for _ in 0..<$0 where frames.next() == nil { return } }
    makePicture = { time in
      // The end is a picture, too, if it is between two others.
      var frames = stage.frames(playing: script, rate: rate, duration: time)
      var last: DisplayList?
      while let next = frames.next() { last = next }
      return last
    }
  }

  mutating func next() -> DisplayList? { makeNext() }

  /// The picture at a time in seconds, between two others, too; after the end the last one.
  ///
  /// It takes the place of all others: time does not go back.
  consuming func picture(at time: Double) -> DisplayList? {
    makePicture(Swift.min(Swift.max(time, 0), duration))
  }

  /// Goes on behind the next `count` pictures without drawing them.
  mutating func skip(_ count: Int) { leaveOut(count) }
}
