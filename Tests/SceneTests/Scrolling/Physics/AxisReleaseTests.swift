import Testing

@testable import Scene

/// Motions put together: on the way, at the edge, and back.
@Suite struct AxisReleaseTests {
  private func release(_ position: Double, _ velocity: Double, bounces: Bool = true) -> AxisRelease
  {
    AxisRelease(
      position: position, velocity: velocity, limits: 0...1000, rate: 0.998, bounces: bounces)
  }

  @Test("what has room glides to its rest")
  func free() {
    let motion = release(100, 1000).motion
    #expect(abs(motion.end - 594.01) < 1e-9 && abs(motion.duration - 2.3002817396) < 1e-9)
    #expect(abs(motion.position(at: 0.5) - 415.6118838263) < 1e-9)
  }

  @Test("an edge on the way is passed with the velocity there, and returned to")
  func edge() {
    // The edge is 200 away: v = 1000 - 200 / 0.499 = 599.198, after -ln(0.599198) / 2.002003 s.
    let motion = release(800, 1000).motion
    let time = 0.2558250945
    #expect(abs(motion.position(at: time) - 1000) < 1e-6)
    #expect(abs(motion.velocity(at: time + 1e-9) - 599.1983967936) < 1e-4)
    #expect(abs(motion.position(at: time + 1 / 11) - 1020.0393418) < 1e-4)
    #expect(motion.end == 1000 && motion.position(at: motion.duration) == 1000)
    let hard = release(800, 1000, bounces: false).motion
    #expect(abs(hard.duration - time) < 1e-9 && hard.end == 1000)
    #expect(hard.position(at: time + 1) == 1000)
  }

  @Test("an edge that is hardly hit is not passed")
  func slowEdge() {
    // v at the edge is 10 + 3 / 0.499, below 50.
    let motion = release(1000 - 494.01 + 3, 1000).motion
    #expect(motion.end == 1000)
    for step in 0...300 { #expect(motion.position(at: Double(step) / 100) <= 1000) }
  }

  @Test("let go beyond the edge: at rest along one curve, fast on a spring")
  func outside() {
    let slow = release(-100, 20).motion
    #expect(abs(slow.position(at: 0.1) + 45.6977966512) < 1e-9 && slow.end == 0)
    let fast = release(1100, 600).motion
    #expect(abs(fast.position(at: 0.05) - 1106.7357149204) < 1e-9 && fast.end == 1000)
  }

  @Test("thrown back over the edge it glides on")
  func thrown() {
    // x = (-100 + 900 t) e^(-11 t): at 0 after 1/9 s with 900 e^(-11/9) = 265.117 pt/s.
    let motion = release(-100, 2000).motion
    #expect(abs(motion.position(at: 1.0 / 9)) < 1e-9)
    let inward = 265.1173455
    #expect(abs(motion.end - (inward - 10) * 0.499) < 1e-3, "\(motion.end)")
    // From the far side to the near one, and back from there.
    let across = release(1100, -9000).motion
    #expect(across.end == 0)
    #expect((0...300).contains { across.position(at: Double($0) / 100) < -1 })
  }

  @Test("a chosen end is reached in the time that the motion would have taken")
  func redirected() {
    let motion = release(100, 1000).motion(to: 700)
    #expect(motion.end == 700 && abs(motion.duration - 2.3002817396) < 1e-9)
    // 100 + 600 (1 - 0.998^500) / (1 - 0.998^2300.28)
    #expect(abs(motion.position(at: 0.5) - 483.3265122) < 1e-6)
    // What would not move is drawn by a spring: 200 (1 + 11 t) e^(-11 t) is left.
    let still = release(100, 0).motion(to: 300)
    #expect(abs(still.position(at: 0.1) - (300 - 200 * 2.1 * 0.33287108369)) < 1e-6)
    #expect(release(900, 1000).motion(to: 1200).end == 1000)
  }

  @Test("every motion is continuous, but for half a point at the end of a bounce")
  func continuity() {
    for position in [-300.0, -1, 0, 400, 1000, 1250] {
      for velocity in [-20_000.0, -800, -60, 0, 40, 700, 15_000] {
        for bounces in [true, false] {
          let release = release(position, velocity, bounces: bounces)
          for motion in [release.motion, release.motion(to: 500), release.springMotion(to: 400)] {
            check(motion, from: position, velocity)
          }
        }
      }
    }
  }

  private func check(_ motion: AxisMotion, from position: Double, _ velocity: Double) {
    #expect(abs(motion.position(at: 0) - position) <= 0.5)
    #expect(motion.position(at: motion.duration) == motion.end)
    #expect(motion.position(at: 1e9) == motion.end)
    let step = motion.duration / 4000
    var last = motion.position(at: 0)
    for index in 1...4000 {
      let next = motion.position(at: Double(index) * step)
      // No faster than it was thrown, or drawn by a spring of 11 a second.
      let fastest = max(abs(velocity), 600, 11 * abs(position - 500) * 2)
      #expect(abs(next - last) <= fastest * 1.01 * step + 0.51)
      last = next
    }
  }
}
