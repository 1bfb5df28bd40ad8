import Compositor
import Scene
import Testing

/// The reference's areas against numbers from elsewhere: a reference must be right by itself.
@Suite struct AreaMapTests {
  private static func box(_ width: Int, _ height: Int) -> PixelBox {
    PixelBox(columns: 0..<width, rows: 0..<height)
  }

  /// Exact areas of corner pixels, computed in 40-digit arithmetic.
  static let corners: [(radius: Double, rows: [[Double]])] = [
    (
      3,
      [[0.028898610, 0.576362776, 0.943479655], [0.576362776, 1, 1], [0.943479655, 1, 1]]
    ),
    (
      4,
      [
        [0, 0.160355196, 0.694958106, 0.957933714], [0.160355196, 0.939876583, 1, 1],
        [0.694958106, 1, 1, 1],
      ]
    ),
    (
      5,
      [
        [0, 0, 0.317227589, 0.760072518, 0.966463753], [0, 0.547426365, 1, 1, 1],
        [0.317227589, 1, 1, 1, 1],
      ]
    ),
    (
      6,
      [
        [0, 0, 0.031771212, 0.445087975, 0.801813302, 0.972105318],
        [0, 0.115594438, 0.828591916, 1, 1, 1], [0.031771212, 0.828591916, 1, 1, 1, 1],
      ]
    ),
    (
      8,
      [
        [0, 0, 0, 0, 0.191100103, 0.593259658, 0.852617293, 0.979117564],
        [0, 0, 0.036284014, 0.605136770, 0.995472662, 1, 1, 1],
        [0, 0.036284014, 0.759506330, 1, 1, 1, 1, 1],
      ]
    ),
  ]

  @Test("corner pixels have the areas of the table", arguments: 0..<5)
  func cornersMatchTable(index: Int) {
    let (radius, rows) = Self.corners[index]
    let shape = RoundedRect(rect: Rect(x: 0, y: 0, width: 20, height: 20), radius: radius)
    let map = AreaMap([Outline([shape], transform: .identity)], in: Self.box(20, 20))
    for (y, row) in rows.enumerated() {
      for (x, area) in row.enumerated() {
        #expect(abs(map[x, y] - area) < 1e-4, "r \(radius), pixel (\(x), \(y))")
        #expect(abs(map[19 - x, 19 - y] - area) < 1e-4)
      }
    }
    // Chords lie at most 1e-4 inside their arcs, two thirds of that on average.
    let sum = map.values.reduce(0, +)
    let missing = 400 - (4 - Double.pi) * radius * radius - sum
    #expect(missing >= -1e-9 && missing < 2e-4 / 3 * 2 * Double.pi * radius)
  }

  @Test("a triangle's pixels have their areas to the last digits")
  func triangle() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 3, y: 0))
    path.addLine(to: Point(x: 0, y: 2))
    let outline = Outline(path: path, transform: .identity, rule: .nonZero)
    let areas = AreaMap([outline], in: Self.box(3, 2)).values
    // y = 2 - 2x/3: row 0 is left of x = 3 - 1.5 y, row 1 likewise.
    let expected = [
      1, 0.9166666666666667, 0.3333333333333333, 0.6666666666666667, 0.0833333333333333, 0,
    ]
    for (actual, wanted) in zip(areas, expected) { #expect(abs(actual - wanted) < 1e-12) }
  }

  /// A square wound twice in its left half: a bow of two overlapping squares.
  static let overlap: Path = {
    var path = Path()
    path.addRect(Rect(x: 0.5, y: 0.25, width: 2, height: 1.5))
    path.addRect(Rect(x: 1.5, y: 0.75, width: 2, height: 1))
    return path
  }()

  @Test("overlaps count once by the non-zero rule and not at all by the even-odd rule")
  func rules() {
    let nonZero = AreaMap(
      [Outline(path: Self.overlap, transform: .identity, rule: .nonZero)], in: Self.box(4, 2))
    let evenOdd = AreaMap(
      [Outline(path: Self.overlap, transform: .identity, rule: .evenOdd)], in: Self.box(4, 2))
    #expect(abs(nonZero.values.reduce(0, +) - 4) < 1e-12)
    #expect(abs(evenOdd.values.reduce(0, +) - 3) < 1e-12)
  }

  @Test("a five-pointed star has its pentagon by the non-zero rule only")
  func star() {
    // Corners on a circle of radius 10 round (10, 10); cosines and sines of multiples of 72°.
    let (c1, s1) = (0.309016994374947, 0.951056516295154)
    let (c2, s2) = (-0.809016994374947, 0.587785252292473)
    let corners = [(1.0, 0.0), (c1, s1), (c2, s2), (c2, -s2), (c1, -s1)]
      .map { Point(x: 10 + 10 * $0.0, y: 10 + 10 * $0.1) }
    var path = Path()
    for index in [0, 2, 4, 1, 3] {
      if index == 0 { path.move(to: corners[index]) } else { path.addLine(to: corners[index]) }
    }
    path.close()
    func area(_ rule: FillRule) -> Double {
      AreaMap([Outline(path: path, transform: .identity, rule: rule)], in: Self.box(20, 20))
        .values.reduce(0, +)
    }
    // The inner pentagon's circumradius is 10 / φ², φ the golden ratio; areas of 5 R² sin 72° / 2.
    let golden = (1 + 5.0.squareRoot()) / 2
    let inner = 10 / (golden * golden)
    let pentagon = 2.5 * inner * inner * s1
    // The star: ten triangles of the centre, a tip and an inner corner, with 36° at the centre.
    let whole = 5 * 10 * inner * 0.587785252292473
    #expect(abs(area(.nonZero) - whole) < 1e-9)
    #expect(abs(area(.evenOdd) - (whole - pentagon)) < 1e-9)
  }

  @Test("two outlines together cover what lies in both")
  func intersection() {
    let disc = Outline(
      [RoundedRect(rect: Rect(x: 0, y: 0, width: 8, height: 8), radius: 4)], transform: .identity)
    let half = Outline(
      [RoundedRect(rect: Rect(x: -5, y: -5, width: 9, height: 40), radius: 0)],
      transform: .identity)
    let area = AreaMap([disc, half], in: Self.box(8, 8)).values.reduce(0, +)
    #expect(abs(area - 8 * Double.pi) < 1e-3)
  }
}
