/// The pictures of a stage while a script is played; each is made, and time goes on, when it is asked
/// for.
public struct PlayedFrames: Sequence, IteratorProtocol {
  /// How much longer than a script it takes at most until nothing moves any more, in seconds.
  private static let patience = 60.0

  private let stage: Stage
  private let isEndless: Bool
  private var player: ScriptPlayer
  private var times: FrameTimes
  private var isOver = false

  init(stage: Stage, script: TouchScript, rate: Double, duration: Double?) {
    self.stage = stage
    isEndless = duration == nil
    player = ScriptPlayer(script: script, start: stage.time)
    times = FrameTimes(duration: duration ?? script.duration + Self.patience, rate: rate)
  }

  /// Plays on to the next picture, and gives it.
  public mutating func next() -> DisplayList? {
    guard !isOver, let offset = times.next() else { return nil }
    player.play(to: offset, on: stage)
    let list = stage.displayList()
    isOver = isEndless && player.isOver && stage.isSettled
    return list
  }
}
