/// Feeds the events of a script to a stage as time goes on.
struct ScriptPlayer {
  private let script: TouchScript
  private let start: Double
  private var next = 0

  init(script: TouchScript, start: Double) {
    self.script = script
    self.start = start
  }

  /// Whether everything has happened.
  var isOver: Bool { next == script.events.count }

  /// Goes forward to a time counted from the beginning, and on the way sends what is due until then.
  ///
  /// What is due within a nanosecond is due now: times of frames are quotients that were rounded.
  mutating func play(to offset: Double, on stage: Stage) {
    let events = script.events
    while next < events.count, events[next].time <= offset + 1e-9 {
      let time = events[next].time
      var last = next + 1
      while last < events.count, events[last].time == time { last += 1 }
      let due = Array(events[next..<last])
      next = last
      stage.advance(to: start + time)
      stage.send(due)
    }
    stage.advance(to: start + offset)
  }
}
