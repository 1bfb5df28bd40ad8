/// What all animations of one animation block have in common: their time, and their end.
final class AnimationBlock {
  /// Counts the blocks of a stage in the order they were opened.
  let number: Int
  /// The stage's time when the block was opened.
  let time: Double
  let schedule: AnimationSchedule
  let timing: AnimationTiming
  let options: AnimationOptions

  /// How many animations are still under way.
  var count = 0
  /// Whether one of them was removed or replaced before its end.
  var isCut = false
  /// Whether the block's closure is still running.
  var isOpen = true
  /// Whether none of its animations has a say any more.
  var isOver = false
  /// When the block ends by itself: with its schedule, or at once if there is nothing to wait for.
  private(set) var end: Double

  private var completion: ((Bool) -> Void)?
  // Many views ask for the same time one after the other; the answer is a function of the time alone.
  private var lastAnswer: (time: Double, remaining: Double?) = (.nan, nil)

  init(
    number: Int, time: Double, schedule: AnimationSchedule, timing: AnimationTiming,
    options: AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    self.number = number
    self.time = time
    self.schedule = schedule
    self.timing = timing
    self.options = options
    self.completion = completion
    // An infinite delay before an infinite way back has no end that is a number.
    end = schedule.end.isNaN ? time : schedule.end
  }

  /// Whether changes of views become animations: not in a block that lasts no time.
  var isRecording: Bool { schedule.duration > 0 }

  /// How much of the way is left, 1 before the beginning and possibly outside 0 … 1; `nil` once it is
  /// over.
  func remaining(at time: Double) -> Double? {
    if time == lastAnswer.time { return lastAnswer.remaining }
    let remaining: Double? =
      switch schedule.phase(at: time) {
      case .before: 1
      case .active(let fraction):
        1 - timing.progress(atFraction: fraction, duration: schedule.duration)
      case .after: nil
      }
    lastAnswer = (time, remaining)
    return remaining
  }

  /// Ends the block's closure; a block that changed nothing has nothing to wait for.
  func close() {
    isOpen = false
    if count == 0 { end = time }
  }

  /// Tells the caller how it ended, the first time.
  func complete() {
    let handler = completion
    completion = nil
    handler?(!isCut)
  }

  /// Forgets whom to tell.
  func abandon() {
    completion = nil
  }
}
