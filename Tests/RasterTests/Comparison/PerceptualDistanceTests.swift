import Raster
import Testing

/// Distances as they look, beside numbers that were worked out elsewhere.
@Suite struct PerceptualDistanceTests {
  private static func distance(_ one: Pixel, _ other: Pixel) throws -> PerceptualDistance {
    var (left, right) = (try Bitmap(width: 2, height: 2), try Bitmap(width: 2, height: 2))
    left[1, 0] = one
    right[1, 0] = other
    return PerceptualDistance(left, right)
  }

  /// The colours are those of the post that describes the space, in its own numbers; the decoded
  /// components with many digits, by an independent program.
  @Test(
    "distances are those of the space",
    arguments: [
      ((0, 0, 0), (255, 255, 255), 1.0),
      ((255, 0, 0), (0, 255, 0), 0.519812889),
      ((0, 0, 255), (255, 255, 0), 0.726593444),
      ((128, 128, 128), (129, 128, 127), 0.002006983),
    ])
  func known(one: (UInt8, UInt8, UInt8), other: (UInt8, UInt8, UInt8), expected: Double) throws {
    let distance = try Self.distance(
      Pixel(red: one.0, green: one.1, blue: one.2),
      Pixel(red: other.0, green: other.1, blue: other.2))
    #expect(abs(distance.greatest - expected) < 1e-6, "\(distance.greatest)")
    #expect(abs(distance.mean - expected / 4) < 1e-6)
    #expect(distance.place == PixelRect(x: 1, y: 0, width: 1, height: 1))
  }

  @Test("equal pictures are nowhere apart")
  func equal() throws {
    let distance = try Self.distance(
      Pixel(red: 1, green: 2, blue: 3), Pixel(red: 1, green: 2, blue: 3))
    #expect(distance.greatest == 0)
    #expect(distance.mean == 0)
    #expect(distance.place == nil)
  }

  @Test("black that is transparent differs from none on white only, and as white from black")
  func translucent() throws {
    let distance = try Self.distance(
      Pixel(red: 0, green: 0, blue: 0, alpha: 255), Pixel(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(abs(distance.greatest - 1) < 1e-6)
  }
}
