import Scene
import Testing

@Suite struct AnimationScheduleTests {
  @Test("waits for its delay, runs, and is over at its end")
  func delay() {
    let schedule = AnimationSchedule(begin: 2, delay: 0.5, duration: 1)
    #expect(schedule.end == 3.5)
    #expect(schedule.phase(at: 2.4) == .before)
    #expect(schedule.phase(at: 2.5) == .active(fraction: 0))
    #expect(schedule.phase(at: 3) == .active(fraction: 0.5))
    #expect(schedule.phase(at: 3.5) == .after(fraction: 1))
    #expect(schedule.phase(at: .infinity) == .after(fraction: 1))
  }

  @Test("a negative delay starts in the middle")
  func negativeDelay() {
    let schedule = AnimationSchedule(begin: 2, delay: -0.25, duration: 1)
    #expect(schedule.phase(at: 2) == .active(fraction: 0.25))
  }

  @Test("a boundary between two runs is the start of the second")
  func repeats() {
    let schedule = AnimationSchedule(begin: 0, duration: 0.25, repeatCount: 3)
    #expect(schedule.phase(at: 0.125) == .active(fraction: 0.5))
    #expect(schedule.phase(at: 0.25) == .active(fraction: 0))
    #expect(schedule.phase(at: 0.5625) == .active(fraction: 0.25))
    #expect(schedule.phase(at: 0.75) == .after(fraction: 1))
  }

  @Test("a reversing cycle lasts twice the duration and comes back")
  func reverses() {
    let schedule = AnimationSchedule(begin: 0, duration: 1, repeatCount: 2, autoreverses: true)
    #expect(schedule.activeDuration == 4)
    #expect(schedule.phase(at: 0.75) == .active(fraction: 0.75))
    #expect(schedule.phase(at: 1) == .active(fraction: 1))
    #expect(schedule.phase(at: 1.25) == .active(fraction: 0.75))
    #expect(schedule.phase(at: 2) == .active(fraction: 0))
    #expect(schedule.phase(at: 3.5) == .active(fraction: 0.5))
    #expect(schedule.phase(at: 4) == .after(fraction: 0))
  }

  @Test(
    "a broken repeat count stops within a run",
    arguments: [
      (1.5, false, 0.5), (0.25, false, 0.25), (2, false, 1), (1.25, true, 0.5), (1.5, true, 1),
      (1.75, true, 0.5), (0.5, true, 1), (2, true, 0),
    ])
  func brokenCount(count: Double, autoreverses: Bool, fraction: Double) {
    let schedule = AnimationSchedule(
      begin: 0, duration: 2, repeatCount: count, autoreverses: autoreverses)
    #expect(schedule.activeDuration == count * (autoreverses ? 4 : 2))
    #expect(schedule.phase(at: 1000) == .after(fraction: fraction))
  }

  @Test("an endless repetition has no end")
  func endless() {
    let schedule = AnimationSchedule(begin: 1, duration: 2, repeatCount: .infinity)
    #expect(schedule.end == .infinity)
    #expect(schedule.phase(at: 1_000_002) == .active(fraction: 0.5))
    #expect(schedule.phase(at: 1e300) == .active(fraction: 0))
  }

  @Test("frame times that were rounded fall on the boundary they mean", arguments: [30.0, 60, 120])
  func roundedFrames(rate: Double) {
    // 0.3 / 0.1 is 2.9999999999999996: taken literally it is the last moment of the third run.
    let schedule = AnimationSchedule(begin: 0, duration: 0.1, repeatCount: 50)
    let framesPerRun = Int(rate) / 10
    for run in 0..<50 {
      let time = Double(run * framesPerRun) / rate
      #expect(schedule.phase(at: time) == .active(fraction: 0), "run \(run)")
    }
    #expect(schedule.phase(at: 5) == .after(fraction: 1))
    #expect(schedule.phase(at: 5 - 0.5e-9) == .after(fraction: 1))
  }

  @Test("just before the end it is not at the start again")
  func nearEnd() {
    let schedule = AnimationSchedule(begin: 0, duration: 0.1)
    var time = 0.1 - 2e-9
    while case .active(let fraction) = schedule.phase(at: time) {
      #expect(fraction > 0.99)
      time += 1e-12
    }
    #expect(schedule.phase(at: time) == .after(fraction: 1))
  }

  @Test("numbers that make no sense have a result", arguments: [0, -1, Double.nan])
  func noDuration(duration: Double) {
    let schedule = AnimationSchedule(begin: 1, duration: duration, repeatCount: .infinity)
    #expect(schedule.activeDuration == 0)
    #expect(schedule.phase(at: 0.5) == .before)
    #expect(schedule.phase(at: 1) == .after(fraction: 0))
    #expect(schedule.phase(at: .nan) == .before)
    let once = AnimationSchedule(begin: .nan, delay: .nan, duration: 1, repeatCount: duration)
    #expect(once.repeatCount == 1)
    #expect(once.phase(at: 0.5) == .active(fraction: 0.5))
  }

  @Test("a spring is cut at the duration, a curve is stretched over it")
  func timing() {
    let spring = AnimationTiming.spring(SpringTiming())
    #expect(spring.progress(atFraction: 0.4, duration: 0.25) == SpringTiming().progress(at: 0.1))
    #expect(spring.progress(atFraction: 1, duration: 0.25) == 1)
    let curve = AnimationTiming.curve(.easeInOut)
    #expect(curve.progress(atFraction: 0.5, duration: 7) == 0.5)
    for timing in [spring, curve] {
      #expect(timing.progress(atFraction: 0, duration: 1) == 0)
      #expect(timing.progress(atFraction: .nan, duration: 1) == 0)
    }
  }
}
