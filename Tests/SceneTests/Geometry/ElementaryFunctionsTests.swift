import Testing

@testable import Scene

/// The values of the tables come from a calculation with 1300 bits, rounded once.
@Suite struct ElementaryFunctionsTests {
  /// Whether `actual` is the rounded value or a neighbour of it.
  private func isClose(_ actual: Double, _ expected: Double) -> Bool {
    actual == expected || (actual - expected).magnitude <= expected.ulp
  }

  private func check(
    _ table: [Double], _ function: (Double) -> Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for row in stride(from: 0, to: table.count, by: 2) {
      let actual = function(table[row])
      #expect(
        isClose(actual, table[row + 1]), "of \(table[row])", sourceLocation: sourceLocation)
    }
  }

  private func check(
    _ table: [Double], _ function: (Double, Double) -> Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for row in stride(from: 0, to: table.count, by: 3) {
      let actual = function(table[row], table[row + 1])
      #expect(
        isClose(actual, table[row + 2]), "of \(table[row]), \(table[row + 1])",
        sourceLocation: sourceLocation)
    }
  }

  @Test("every function is within one unit in the last place of the true value")
  func agreesWithReference() {
    check(ElementaryReference.sines, ElementaryFunctions.sine)
    check(ElementaryReference.cosines, ElementaryFunctions.cosine)
    check(ElementaryReference.exponentials, ElementaryFunctions.exponential)
    check(ElementaryReference.logarithms, ElementaryFunctions.naturalLogarithm)
    check(ElementaryReference.arcTangents, ElementaryFunctions.arcTangent2)
    check(ElementaryReference.powers, ElementaryFunctions.power)
  }

  @Test("a quarter turn is exact, however it was spelled")
  func quarterTurns() {
    let sines: [Double] = [0, 1, 0, -1]
    for k in -2000...2000 {
      let expected = (sines[k & 3], sines[(k + 1) & 3])
      let degrees = Double(90 * k)
      let spellings = [
        Double(k) * (.pi / 2), Double(k) * .pi / 2, degrees * .pi / 180, degrees / 180 * .pi,
        Double(k) / 4 * (2 * .pi),
      ]
      for angle in spellings {
        #expect(ElementaryFunctions.sineAndCosine(angle) == expected, "\(k) quarter turns")
      }
    }
  }

  @Test("a multiple of a half turn gives no negative zero")
  func noNegativeZero() {
    for k in -8...8 {
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(Double(k) * .pi / 2)
      #expect(sine != 0 || sine.sign == .plus)
      #expect(cosine != 0 || cosine.sign == .plus)
    }
  }

  @Test("the sine is odd and the cosine is even, to the bit")
  func symmetry() {
    for step in 1...3000 {
      let angle = Double(step) * 0.37
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
      #expect(ElementaryFunctions.sine(-angle) == -sine)
      #expect(ElementaryFunctions.cosine(-angle) == cosine)
    }
  }

  @Test("an angle that is not finite gives NaN", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(angle: Double) {
    #expect(ElementaryFunctions.sine(angle).isNaN)
    #expect(ElementaryFunctions.cosine(angle).isNaN)
  }

  @Test("the exponential and the logarithm are exact at their ends")
  func exponentialEnds() {
    #expect(ElementaryFunctions.exponential(0) == 1)
    #expect(ElementaryFunctions.exponential(.infinity) == .infinity)
    #expect(ElementaryFunctions.exponential(1e300) == .infinity)
    #expect(ElementaryFunctions.exponential(709.782712893384) < .infinity)
    #expect(ElementaryFunctions.exponential(709.782712893385) == .infinity)
    #expect(ElementaryFunctions.exponential(-745.13) == .leastNonzeroMagnitude)
    #expect(ElementaryFunctions.exponential(-745.14) == 0)
    #expect(ElementaryFunctions.exponential(-.infinity) == 0)
    #expect(ElementaryFunctions.exponential(.nan).isNaN)
    #expect(ElementaryFunctions.naturalLogarithm(1) == 0)
    // ln 2 * -1074, the logarithm of 2 to that power.
    #expect(
      isClose(ElementaryFunctions.naturalLogarithm(.leastNonzeroMagnitude), -744.4400719213812))
    #expect(ElementaryFunctions.naturalLogarithm(0) == -.infinity)
    #expect(ElementaryFunctions.naturalLogarithm(.infinity) == .infinity)
    #expect(ElementaryFunctions.naturalLogarithm(-1).isNaN)
    #expect(ElementaryFunctions.naturalLogarithm(.nan).isNaN)
  }

  @Test("the arc tangent knows all eight directions and the signs of zeros")
  func arcTangentDirections() {
    let angle = ElementaryFunctions.arcTangent2
    #expect(angle(0, 1) == 0)
    #expect(angle(-0.0, 1).sign == .minus)
    #expect(angle(3, 3) == .pi / 4)
    #expect(angle(1, 0) == .pi / 2)
    #expect(angle(1, -1) == 3 * .pi / 4)
    #expect(angle(0, -1) == .pi)
    #expect(angle(-0.0, -1) == -.pi)
    #expect(angle(-1, 0) == -.pi / 2)
    #expect(angle(0, 0) == 0)
    #expect(angle(0, -0.0) == .pi)
    #expect(angle(.infinity, .infinity) == .pi / 4)
    #expect(angle(1, .infinity) == 0)
    #expect(angle(1, -.infinity) == .pi)
    #expect(angle(-.infinity, 5) == -.pi / 2)
    #expect(angle(.leastNonzeroMagnitude, .greatestFiniteMagnitude) == 0)
    #expect(angle(.nan, 1).isNaN)
    #expect(angle(1, .nan).isNaN)
  }

  @Test("small whole powers are exact, and special ones as IEEE 754 has them")
  func specialPowers() {
    let power = ElementaryFunctions.power
    for base in 1...20 {
      #expect(power(Double(base), 2) == Double(base * base))
      #expect(power(Double(-base), 3) == Double(-base * base * base))
    }
    #expect(power(4, 0.5) == 2)
    #expect(power(2, -1074) == .leastNonzeroMagnitude)
    #expect(power(2, 1024) == .infinity)
    #expect(power(.nan, 0) == 1)
    #expect(power(1, .nan) == 1)
    #expect(power(-8, 1.0 / 3).isNaN)
    #expect(power(0, -3) == .infinity)
    #expect(power(-0.0, -3) == -.infinity)
    #expect(power(0, 2) == 0)
    #expect(power(-.infinity, 3) == -.infinity)
    #expect(power(-.infinity, -3).sign == .minus)
    #expect(power(0.5, .infinity) == 0)
    #expect(power(-2, .infinity) == .infinity)
    #expect(power(-1, .infinity) == 1)
    #expect(power(-1, 1e300) == 1)
    #expect(power(.greatestFiniteMagnitude, .greatestFiniteMagnitude) == .infinity)
    #expect(power(.leastNonzeroMagnitude, .greatestFiniteMagnitude) == 0)
    #expect(power(2, .nan).isNaN)
  }
}
