import Testing

@testable import Raster

@Suite struct FrameDelayTests {
  private static func fraction(_ delay: FrameDelay) -> [Int] {
    [delay.numerator, delay.denominator]
  }

  @Test("times of usual rates are the fractions that they are")
  func rates() {
    for (numerator, denominator) in [
      (1, 60), (1, 24), (1, 30), (1, 120), (1001, 30_000), (1001, 60_000), (1, 65_535), (3, 1),
      (65_535, 1), (65_535, 65_534), (7, 3), (0, 1),
    ] {
      let delay = FrameDelay(nearest: Double(numerator) / Double(denominator))
      #expect(Self.fraction(delay) == [numerator, denominator])
    }
  }

  @Test("a difference of times is the fraction it stands for")
  func differences() {
    for frame in stride(from: 1, to: 200_000, by: 199) {
      let difference = Double(frame) / 60 - Double(frame - 1) / 60
      #expect(Self.fraction(FrameDelay(nearest: difference)) == [1, 60])
    }
  }

  @Test("no other fraction is nearer")
  func nearest() {
    for value in [0.3183098861837907, 3.141592653589793, 0.0000231, 1234.56789, 40_000.3] {
      let delay = FrameDelay(nearest: value)
      let error = abs(Double(delay.numerator) / Double(delay.denominator) - value)
      let nearer = stride(from: 1, through: 65_535, by: 1).first { (denominator: Int) in
        let numerator = (value * Double(denominator) + 0.5).rounded(.down)
        return numerator <= 65_535 && abs(numerator / Double(denominator) - value) < error
      }
      #expect(nearer == nil)
    }
  }

  @Test("what is out of range is moved into it")
  func range() {
    for (value, numerator) in [(-1.0, 0), (.nan, 0), (1e300, 65_535), (.infinity, 65_535)] {
      #expect(Self.fraction(FrameDelay(nearest: value)) == [numerator, 1])
    }
  }

  @Test("sums are exact, or there is none")
  func sums() throws {
    let frame = FrameDelay(nearest: 1 / 60)
    #expect(frame.adding(frame).map(Self.fraction) == [1, 30])
    #expect(frame.adding(FrameDelay(nearest: 0)) == frame)
    #expect(frame.adding(FrameDelay(nearest: 1 / 24)).map(Self.fraction) == [7, 120])
    #expect(FrameDelay(nearest: 1 / 65_521).adding(FrameDelay(nearest: 1 / 65_519)) == nil)
    #expect(FrameDelay(nearest: 65_535).adding(FrameDelay(nearest: 1)) == nil)
  }
}
