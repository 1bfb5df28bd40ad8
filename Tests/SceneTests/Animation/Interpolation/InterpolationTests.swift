import Testing

@testable import Scene

@Suite struct InterpolationTests {
  @Test("numbers meet both ends exactly, whatever they are")
  func exactEnds() {
    let values: [Double] = [0, -0.1, 0.3, 1e-300, 1e16, -1e308, 1e308, .infinity]
    for from in values {
      for to in values {
        #expect(from.interpolated(to: to, progress: 0) == from)
        #expect(from.interpolated(to: to, progress: 1) == to)
        #expect(!from.interpolated(to: to, progress: 0.7).isNaN)
      }
      #expect(from.interpolated(to: from, progress: 0.3) == from)
      #expect(from.interpolated(to: 5, progress: .nan) == from)
    }
    #expect((-1e308).interpolated(to: 1e308, progress: 0.5) == 0)
    #expect(10.interpolated(to: 20, progress: 1.25) == 22.5)
  }

  @Test("rectangles and insets go number by number")
  func componentwise() {
    let from = Rect(x: 0, y: 10, width: 100, height: 40)
    let to = Rect(x: 20, y: 0, width: 50, height: 40)
    #expect(from.interpolated(to: to, progress: 0.5) == Rect(x: 10, y: 5, width: 75, height: 40))
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      EdgeInsets.zero.interpolated(to: insets, progress: 0.5)
        == EdgeInsets(top: 0.5, left: 1, bottom: 1.5, right: 2))
  }

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
