import Testing

@testable import Scene

@Suite struct ColorInterpolationTests {
  @Test("red that fades to transparent black stays red", arguments: [0.25, 0.5, 0.75])
  func fading(progress: Double) {
    let faded = Color.red.interpolated(to: .clear, progress: progress)
    #expect(faded == Color(red: 1, green: 0, blue: 0, alpha: 1 - progress))
    let appearing = Color.clear.interpolated(to: .red, progress: progress)
    #expect(appearing == Color(red: 1, green: 0, blue: 0, alpha: progress))
  }

  @Test("colours mix in premultiplied components")
  func premultiplied() {
    // Half way from opaque red to blue of 1/2: alpha 3/4, red 1/2, blue 1/4, each times alpha.
    let mixed = Color.red.interpolated(to: Color.blue.withAlphaComponent(0.5), progress: 0.5)
    #expect(abs(mixed.red - 2.0 / 3) < 1e-15)
    #expect(abs(mixed.blue - 1.0 / 3) < 1e-15)
    #expect(mixed.alpha == 0.75)
    #expect(Color.black.interpolated(to: .white, progress: 0.25) == Color(white: 0.25))
    #expect(Color.black.interpolated(to: .white, progress: 1.5) == .white)
    #expect(Color.black.interpolated(to: .white, progress: .nan) == .black)
  }

  @Test("no colour is the other colour, transparent")
  func noColor() {
    let none: Color? = nil
    #expect(none.interpolated(to: .red, progress: 0.5) == Color.red.withAlphaComponent(0.5))
    #expect(
      Color?.some(.red).interpolated(to: nil, progress: 0.25) == Color.red.withAlphaComponent(0.75))
    #expect(Color?.some(.red).interpolated(to: nil, progress: 1) == nil)
    #expect(none.interpolated(to: .red, progress: 0) == nil)
    #expect(none.interpolated(to: nil, progress: 0.5) == nil)
  }
}
