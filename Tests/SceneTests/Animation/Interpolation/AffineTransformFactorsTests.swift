import Testing

@testable import Scene

@Suite struct AffineTransformFactorsTests {
  private func expectClose(
    _ actual: AffineTransform, _ expected: AffineTransform,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let differences = [
      actual.a - expected.a, actual.b - expected.b, actual.c - expected.c, actual.d - expected.d,
    ]
    for difference in differences {
      #expect(abs(difference) < 1e-13, "\(actual)", sourceLocation: sourceLocation)
    }
  }

  @Test("taking apart and putting together gives the map back")
  func roundTrip() throws {
    for step in 1...200 {
      let x = Double(step)
      let map = AffineTransform(
        a: ElementaryFunctions.sine(x), b: ElementaryFunctions.sine(3 * x),
        c: ElementaryFunctions.cosine(5 * x), d: ElementaryFunctions.cosine(7 * x), tx: 0, ty: 0)
      let factors = try #require(AffineTransform.Factors(map))
      expectClose(factors.transform, map)
    }
  }
}
