/// The pictures of a stretch of time at a rate, made as they are asked for.
public struct StageFrames: Sequence, IteratorProtocol {
  private let stage: Stage
  private let start: Double
  private var times: FrameTimes

  init(stage: Stage, duration: Double, rate: Double) {
    self.stage = stage
    start = stage.time
    times = FrameTimes(duration: duration, rate: rate)
  }

  /// How many pictures there are from the beginning; at most `Int.max`.
  public var count: Int { times.count }

  /// Goes on behind the next `count` pictures without making them; a negative count is 0.
  public mutating func skip(_ count: Int) {
    times.skip(count)
  }

  /// The next picture.
  public mutating func next() -> DisplayList? {
    guard let offset = times.next() else { return nil }
    return stage.displayList(at: start + offset)
  }
}
