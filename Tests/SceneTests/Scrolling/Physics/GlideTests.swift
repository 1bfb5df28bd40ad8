import Testing

@testable import Scene

/// What is let go slows down; expected numbers were computed from the formulas with other software.
@Suite struct GlideTests {
  @Test(
    "a glide goes as far and as long as the rule of stopping says",
    arguments: [
      (1000, 0.998, 494.01, 2.3002817396), (-2500, 0.998, -1242.51, 2.7579688073),
      (300, 0.998, 144.71, 1.6988975247), (1000, 0.99, 98.01, 0.4582105766),
      (-2500, 0.99, -246.51, 0.5493807370), (300, 0.99, 28.71, 0.3384162909),
    ])
  func end(velocity: Double, rate: Double, end: Double, duration: Double) {
    let glide = Glide(start: 7, velocity: velocity, rate: rate)
    #expect(abs(glide.end - 7 - end) < 1e-9)
    #expect(abs(glide.duration - duration) < 1e-9)
    #expect(glide.position(at: duration + 1e-6) == glide.end)
    #expect(glide.position(at: -1) == 7)
  }

  @Test(
    "on the way it is where the formula says",
    arguments: [
      (1000, 0.998, 0.1, 90.5351644605), (1000, 0.998, 0.5, 315.6118838263),
      (1000, 0.998, 1, 431.6028032991), (-2500, 0.998, 0.5, -789.0297095657),
      (1000, 0.99, 0.1, 62.7627982140), (300, 0.99, 0.1, 18.8288394642),
    ])
  func way(velocity: Double, rate: Double, time: Double, place: Double) {
    let glide = Glide(start: 0, velocity: velocity, rate: rate)
    #expect(abs(glide.position(at: time) - place) < 1e-9)
    guard let found = glide.time(at: place) else {
      Issue.record("no time for \(place)")
      return
    }
    #expect(abs(found - time) < 1e-9)
  }

  @Test("it arrives without a jump, and goes on from any moment as it went")
  func continuity() {
    let glide = Glide(start: 0, velocity: 1000, rate: 0.998)
    #expect(abs(glide.position(at: glide.duration - 1e-9) - glide.end) < 1e-6)
    for time in [0.1, 0.7, 2] {
      let rest = Glide(
        start: glide.position(at: time), velocity: glide.velocity(at: time), rate: 0.998)
      #expect(abs(rest.end - glide.end) < 1e-9)
      #expect(abs(rest.duration + time - glide.duration) < 1e-9)
    }
  }

  @Test("ten points a second are no motion", arguments: [10, -10, 0, 3])
  func slow(velocity: Double) {
    let glide = Glide(start: 5, velocity: velocity, rate: 0.998)
    #expect(glide.duration == 0 && glide.end == 5 && glide.position(at: 1) == 5)
  }

  @Test("one that is to end elsewhere ends there, after its time")
  func redirected() {
    let glide = Glide(start: 0, end: 600, duration: 2.3, rate: 0.998)
    // 600 (1 - 0.998^500) / (1 - 0.998^2300), computed elsewhere.
    #expect(abs(glide.position(at: 0.5) - 383.3286968) < 1e-6)
    #expect(glide.position(at: 2.3) == 600)
    #expect(abs(glide.position(at: 2.3 - 1e-9) - 600) < 1e-6)
  }

  @Test(
    "numbers that make no sense have a result",
    arguments: [0, .nan, 1, 2, -1, .infinity] as [Double])
  func rates(rate: Double) {
    for velocity in [1000, -1e9, 1e-300] {
      let glide = Glide(start: 0, velocity: velocity, rate: rate)
      #expect(glide.end.isFinite && glide.duration.isFinite)
      #expect(glide.position(at: 0.1).isFinite)
      _ = glide.time(at: 1)
    }
  }
}
