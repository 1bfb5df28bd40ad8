import Raster
import Scene
import TestSupport
import Testing

/// Cases R05–R08: corners and radii.
@Suite struct CornerCaseTests {
  @Test("R05: a circle cuts its content alike on all sides", arguments: Drawer.allCases)
  func circleClip(drawer: Drawer) throws {
    let picture = try drawer.draw(
      16, 16, node(0, 0, 16, 16, radius: 8, clips: true, node(0, 0, 16, 16, .black)))
    let quarter = [
      [255, 255, 255, 255, 206, 104, 38, 5], [255, 255, 246, 101, 1, 0, 0, 0],
      [255, 246, 61, 0, 0, 0, 0, 0], [255, 101, 0, 0, 0, 0, 0, 0], [206, 1, 0, 0, 0, 0, 0, 0],
      [104, 0, 0, 0, 0, 0, 0, 0], [38, 0, 0, 0, 0, 0, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0],
    ]
    for (row, values) in quarter.enumerated() {
      expectGreys(picture, row: row, are: values + values.reversed())
    }
    expectSame(picture.mirrored, picture, "left and right:")
    expectSame(picture.flipped, picture, "top and bottom:")
    expectSame(picture.transposed, picture, "the diagonal:")
  }

  @Test(
    "R05: a child that reaches out of its round parent is cut like one that fits",
    arguments: Drawer.allCases)
  func childBeyondClip(drawer: Drawer) throws {
    func picture(_ child: Node) throws -> Bitmap {
      try drawer.draw(45, 20, node(0, 0, 45, 20, .blue, radius: 6, clips: true, child))
    }
    let green = Color(0, 128, 0)
    let tall = try picture(node(10, -10, 20, 40, green))
    expectSame(tall, try picture(node(10, 0, 20, 20, green)))
    expect(tall, 3, 0, is: (142, 142, 255))
  }

  @Test("R06: a radius beyond half the height becomes half the height", arguments: Drawer.allCases)
  func pill(drawer: Drawer) throws {
    let picture = try drawer.draw(24, 6, node(0, 0, 24, 6, .black, radius: 6))
    let ellipse = "255 240 145 71 25 4: each axis was clamped by itself"
    expectGreys(picture, row: 0, are: [248, 108, 14, 0, 0], ellipse)
    expectGreys(picture, row: 1, are: [108, 0, 0, 0, 0], ellipse)
    expectGreys(picture, row: 2, are: [14, 0, 0, 0, 0], ellipse)
    expectSame(picture.flipped, picture)
    expectSame(picture.mirrored, picture)
  }

  @Test("R06: a huge radius makes a circle", arguments: Drawer.allCases)
  func hugeRadius(drawer: Drawer) throws {
    let huge = try drawer.draw(16, 16, node(0, 0, 16, 16, .black, radius: 100_000_000))
    expectSame(huge, try drawer.draw(16, 16, node(0, 0, 16, 16, .black, radius: 8)))
    expectSame(
      try drawer.draw(16, 16, node(0, 0, 16, 16, .black, radius: .infinity)), huge)
  }

  @Test("R07: a low translucent pill is painted once", arguments: Drawer.allCases)
  func translucentPill(drawer: Drawer) throws {
    let picture = try drawer.draw(
      10, 6, node(0, 0, 10, 6, Color(0, 0, 0, alpha: 128), radius: 5))
    let rows = [
      [251, 181, 134, 127, 127, 127, 127, 134, 181, 251],
      [181, 127, 127, 127, 127, 127, 127, 127, 127, 181],
      [134, 127, 127, 127, 127, 127, 127, 127, 127, 134],
    ]
    for row in 0..<6 {
      expectGreys(picture, row: row, are: rows[min(row, 5 - row)])
      for column in 0..<10 { #expect(picture[column, row].red >= 127, "painted twice") }
    }
  }

  @Test("R08: a concentric inner corner leaves an even border", arguments: Drawer.allCases)
  func concentricCorners(drawer: Drawer) throws {
    let picture = try drawer.draw(
      20, 20, node(0, 0, 20, 20, .red, radius: 8), node(3, 3, 14, 14, .blue, radius: 5))
    let diagonal = [(2, (255, 61, 61)), (3, (255, 0, 0)), (4, (115, 0, 140)), (5, (0, 0, 255))]
    for (index, color) in diagonal {
      expect(picture, index, index, is: color, "white shows between")
    }
  }

  @Test(
    "R08: an inner corner of the outer radius leaves a thicker border", arguments: Drawer.allCases)
  func equalRadii(drawer: Drawer) throws {
    let picture = try drawer.draw(
      20, 20, node(0, 0, 20, 20, .red, radius: 8), node(3, 3, 14, 14, .blue, radius: 8))
    expect(picture, 4, 4, is: (255, 0, 0))
    expect(picture, 5, 5, is: (1, 0, 254))
  }
}
