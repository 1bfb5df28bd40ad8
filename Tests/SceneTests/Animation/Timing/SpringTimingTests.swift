import Testing

@testable import Scene

@Suite struct SpringTimingTests {
  /// From the differential equation's solution, calculated elsewhere with 200 bits.
  @Test(
    "agrees with the equation of motion in all three regimes",
    arguments: [
      (SpringTiming(), 0.1, 0.3402998466082984),
      (SpringTiming(damping: 20), 0.1, 0.2642411176571154),
      (SpringTiming(damping: 20, initialVelocity: 5), 0.3, 0.8755323290803402),
      (SpringTiming(damping: 40, allowsOverdamping: true), 0.2, 0.36963997772198226),
      (
        SpringTiming(damping: 40, initialVelocity: -3, allowsOverdamping: true), 0.2,
        0.319014724621428
      ),
      (
        SpringTiming(mass: 2, stiffness: 50, damping: 3, initialVelocity: 7), 0.8,
        0.8730876076230707
      ),
      (SpringTiming(damping: 20.000001, allowsOverdamping: true), 0.25, 0.7127024834400532),
      (SpringTiming(damping: 19.999999), 0.25, 0.7127025261926566),
      (
        SpringTiming(
          stiffness: 1, damping: 1000, initialVelocity: 100, allowsOverdamping: true), 3,
        0.10269515913289501
      ),
    ])
  func regimes(spring: SpringTiming, time: Double, expected: Double) {
    #expect(abs(spring.progress(at: time) - expected) < 1e-14)
  }

  @Test("the default spring overshoots to 1.16303 at 0.36276 s")
  func overshoot() {
    // e^(-πζ/√(1-ζ²)) at π/ωd with ζ = 1/2, ω₀ = 10.
    let spring = SpringTiming()
    #expect(abs(spring.progress(at: 0.1) - 0.34030) < 1e-5)
    #expect(abs(spring.progress(at: 0.36276) - 1.16303) < 1e-5)
    #expect(spring.progress(at: 0.36176) < spring.progress(at: 0.36276))
    #expect(spring.progress(at: 0.36376) < spring.progress(at: 0.36276))
  }

  @Test("settles when published, for the defaults, and after a thousandth remains, for others")
  func settling() {
    #expect(abs(SpringTiming().settlingDuration - 1.4727) < 1e-4)
    #expect(SpringTiming(damping: 0).settlingDuration == .infinity)
    let springs = [
      SpringTiming(damping: 20), SpringTiming(damping: 20, initialVelocity: 50),
      SpringTiming(damping: 20, initialVelocity: -50),
      SpringTiming(damping: 20, initialVelocity: 10.01),
      SpringTiming(damping: 90, allowsOverdamping: true),
      SpringTiming(damping: 90, initialVelocity: 300, allowsOverdamping: true),
    ]
    for spring in springs {
      let duration = spring.settlingDuration
      #expect(abs(abs(1 - spring.progress(at: duration)) - 0.001) < 1e-9)
      for step in 1...200 {
        let later = duration * (1 + Double(step) / 50)
        #expect(abs(1 - spring.progress(at: later)) < 0.001)
      }
    }
  }

  @Test("without overdamping a strong damping counts as critical")
  func overdampingForbidden() {
    let strong = SpringTiming(damping: 400)
    let critical = SpringTiming(damping: 20)
    #expect(strong.dampingRatio == 1)
    #expect(strong.progress(at: 0.2) == critical.progress(at: 0.2))
    #expect(SpringTiming(damping: 400, allowsOverdamping: true).dampingRatio == 20)
  }

  @Test("the fit gives the stiffness that was measured, and the progress that follows")
  func fittedToDuration() {
    let spring = SpringTiming(duration: 1, dampingRatio: 0.5)
    #expect(abs(spring.stiffness - 161.71950) < 1e-5)
    #expect(abs(spring.damping - 12.71690) < 1e-5)
    #expect(abs(spring.progress(at: 0.25) - 1.14422) < 1e-5)
    #expect(abs(spring.progress(at: 0.5) - 0.98715) < 1e-5)
  }

  @Test(
    "the critical fit turns 9.2334134764515857 radians in its duration", arguments: [0.25, 1, 3])
  func criticalFit(duration: Double) {
    let spring = SpringTiming(duration: duration, dampingRatio: 1)
    #expect(abs(spring.angularFrequency * duration - 9.2334134764515857) < 1e-13)
  }

  /// ω₀ · duration, found elsewhere as the greatest root, with 200 bits.
  @Test(
    "the fit with a velocity is the stiffest spring that settles in time",
    arguments: [
      (0.5, 0.8, 3, 8.690508207837436), (1, 0.5, 1.65, 12.07866565574793),
      (1, 0.5, -2, 13.244712583504656), (1, 1, 6, 8.0095437772279),
      (1, 1, 8, 6.398847930306045), (1, 0.3, 100, 27.23453322795649),
      (2, 1, -4, 9.843947028776752),
    ] as [(Double, Double, Double, Double)])
  func fitWithVelocity(duration: Double, ratio: Double, velocity: Double, turn: Double) {
    let spring = SpringTiming(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    #expect(abs(spring.angularFrequency * duration - turn) < 1e-12 * turn)
    #expect(abs(spring.dampingRatio - ratio) < 1e-15)
  }

  @Test("a bounce of 0 is critical, and the perceptual duration one undamped swing")
  func perceptual() {
    let calm = SpringTiming(perceptualDuration: 0.5)
    #expect(abs(calm.dampingRatio - 1) < 1e-15)
    #expect(abs(calm.angularFrequency - 4 * .pi) < 1e-12)
    #expect(abs(SpringTiming(perceptualDuration: 1, bounce: 0.3).dampingRatio - 0.7) < 1e-15)
    #expect(abs(SpringTiming(perceptualDuration: 1, bounce: -0.5).dampingRatio - 2) < 1e-15)
  }

  @Test("starts at 0 with the initial velocity and ends at 1")
  func ends() {
    for damping in [2.0, 20, 80] {
      let spring = SpringTiming(damping: damping, initialVelocity: 4, allowsOverdamping: true)
      #expect(spring.progress(at: 0) == 0)
      #expect(spring.progress(at: -1) == 0)
      #expect(spring.progress(at: .nan) == 0)
      #expect(abs(spring.progress(at: 1e-6) / 1e-6 - 4) < 1e-3)
      #expect(spring.progress(at: .infinity) == 1)
      #expect(spring.progress(at: 1e300) == 1)
    }
  }

  @Test("any number makes a spring with finite progress")
  func total() {
    let wild: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e300, 1e-300]
    for first in wild {
      for second in wild {
        let springs = [
          SpringTiming(mass: first, stiffness: second, damping: first, initialVelocity: second),
          SpringTiming(
            mass: second, stiffness: first, damping: 1, initialVelocity: first,
            allowsOverdamping: true),
          SpringTiming(duration: first, dampingRatio: second, initialVelocity: first),
          SpringTiming(duration: 1, dampingRatio: first, initialVelocity: second),
          SpringTiming(perceptualDuration: first, bounce: second, initialVelocity: first),
        ]
        for spring in springs {
          #expect(!spring.settlingDuration.isNaN)
          for time in [1e-300, 0.1, 1e9, 1e300] {
            #expect(spring.progress(at: time).isFinite)
          }
        }
      }
    }
  }
}
