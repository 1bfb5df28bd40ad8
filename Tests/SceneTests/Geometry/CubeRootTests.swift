import Foundation
import Scene
import Testing

/// The cube root beside whole cubes and the platform's.
@Suite struct CubeRootTests {
  @Test("cubes have their roots, to the bit and with their sign")
  func cubes() {
    for root in stride(from: 1, through: 200_000, by: 37) {
      let value = Double(root)
      #expect(ElementaryFunctions.cubeRoot(value * value * value) == value)
      #expect(ElementaryFunctions.cubeRoot(-value * value * value) == -value)
    }
  }

  @Test("zero, infinities and NaN are their own")
  func special() {
    #expect(ElementaryFunctions.cubeRoot(0).bitPattern == (0.0).bitPattern)
    #expect(ElementaryFunctions.cubeRoot(-0.0).bitPattern == (-0.0).bitPattern)
    #expect(ElementaryFunctions.cubeRoot(.infinity) == .infinity)
    #expect(ElementaryFunctions.cubeRoot(-.infinity) == -.infinity)
    #expect(ElementaryFunctions.cubeRoot(.nan).isNaN)
  }

  @Test("from the least to the greatest number it is the platform's root, but for one unit")
  func everywhere() {
    var value = Double.leastNonzeroMagnitude
    while value.isFinite {
      let (ours, theirs) = (ElementaryFunctions.cubeRoot(value), cbrt(value))
      #expect(abs(ours - theirs) <= theirs.ulp, "\(value)")
      value *= 1.7
    }
    let greatest = ElementaryFunctions.cubeRoot(.greatestFiniteMagnitude)
    #expect(abs(greatest - 0x1.428a2f98d728bp341) <= greatest.ulp)
  }
}
