import Testing

@testable import Scene

/// What comes back to its edge; expected numbers were computed from the formulas with other software.
@Suite struct BounceTests {
  @Test(
    "a spring is where a critically damped one with 11 a second is",
    arguments: [
      (0, 1000, 0.05, 28.8474905190), (0, 1000, 0.1, 33.2871083698),
      (0, 1000, 0.3, 11.0649502204), (-20, -300, 0.1, -23.9667180263),
      (100, 600, 0.05, 106.7357149204),
    ])
  func spring(displacement: Double, velocity: Double, time: Double, place: Double) {
    let bounce = Bounce.spring(displacement: displacement, velocity: velocity)
    #expect(abs(bounce.position(at: time) - place) < 1e-9)
    #expect(bounce.position(at: 0) == displacement)
    #expect(abs(bounce.velocity(at: 0) - velocity) < 1e-9)
  }

  @Test("an edge that is hit with v is passed by v / 11 e at most, after 1 / 11 s")
  func peak() {
    let bounce = Bounce.spring(displacement: 0, velocity: 1000)
    #expect(abs(bounce.position(at: 1 / 11) - 33.4435855610) < 1e-9)
    #expect(bounce.position(at: 1 / 11 - 0.001) < bounce.position(at: 1 / 11))
    #expect(bounce.position(at: 1 / 11 + 0.001) < bounce.position(at: 1 / 11))
  }

  @Test(
    "what is let go at rest comes back along its own curve",
    arguments: [
      (0.05, 68.3513232091), (0.1, 45.6977966512), (0.2, 19.4970423990), (0.5, 1.2291238787),
    ])
  func settling(time: Double, place: Double) {
    #expect(abs(Bounce.settling(displacement: 100).position(at: time) - place) < 1e-9)
    #expect(abs(Bounce.settling(displacement: -100).position(at: time) + place) < 1e-9)
  }

  static let durations: [(bounce: Bounce, duration: Double)] = [
    (.spring(displacement: 0, velocity: 1000), 0.65212),
    (.spring(displacement: 0, velocity: 50), 0.31307),
    (.spring(displacement: -20, velocity: -300), 0.5892),
    (.spring(displacement: 100, velocity: 600), 0.71604),
    (.settling(displacement: 100), 0.593584), (.settling(displacement: 0.5), 0),
    (.spring(displacement: 0, velocity: 0), 0), (.spring(displacement: 0, velocity: 10), 0),
  ]

  @Test(
    "it is over when it stays within half a point and ten points a second", arguments: durations)
  func duration(bounce: Bounce, duration: Double) {
    #expect(abs(bounce.duration - duration) < 2e-5, "\(bounce.duration)")
    #expect(bounce.position(at: bounce.duration) == 0)
    #expect(abs(bounce.position(at: bounce.duration - 1e-6)) <= 0.5 + 1e-4)
  }

  @Test("it passes its edge only if it is fast enough inwards")
  func crossing() {
    #expect(Bounce.spring(displacement: 100, velocity: -1100).crossing == nil)
    // (100 - 900 t) = 0
    let bounce = Bounce.spring(displacement: 100, velocity: -2000)
    #expect(abs((bounce.crossing ?? 0) - 1 / 9) < 1e-12)
    #expect(Bounce.settling(displacement: 100).crossing == nil)
  }

  @Test(
    "numbers that make no sense have a result",
    arguments: [0, 1e300, -1e300, .nan, .infinity] as [Double])
  func nonsense(number: Double) {
    for bounce in [
      Bounce.spring(displacement: number, velocity: 1), .spring(displacement: 1, velocity: number),
      .settling(displacement: number),
    ] {
      #expect(!(bounce.duration < 0))
      _ = (bounce.position(at: 0.1), bounce.velocity(at: 0.1), bounce.crossing)
    }
  }
}
