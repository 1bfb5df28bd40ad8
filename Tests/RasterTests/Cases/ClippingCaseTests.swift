import Raster
import Scene
import TestSupport
import Testing

/// Cases R09–R15: clipping.
@Suite struct ClippingCaseTests {
  static let green = Color(0, 128, 0)

  @Test("R09: a hidden sibling does not tint the clip's edge", arguments: Drawer.allCases)
  func hiddenSibling(drawer: Drawer) throws {
    let picture = try drawer.draw(
      8, 8,
      node(
        0, 0, 8, 8, radius: 4, clips: true, node(0, 0, 8, 8, Self.green), node(0, 0, 8, 8, .black)))
    Self.expectRoundedGreys(picture, "green: each draw was cut by itself")
  }

  @Test(
    "R10: a clipping node's own background does not show round its child",
    arguments: Drawer.allCases)
  func backgroundBleed(drawer: Drawer) throws {
    let picture = try drawer.draw(
      8, 8, node(0, 0, 8, 8, .red, radius: 4, clips: true, node(0, 0, 8, 8, .blue)))
    for (x, y, value) in [(1, 0, 214), (2, 0, 78), (3, 0, 11), (1, 1, 15)] {
      expect(picture, x, y, is: (value, value, 255), "red: the background was cut by itself")
    }
  }

  @Test("R10: nor does it in the colour swap inside a rounded node", arguments: Drawer.allCases)
  func backgroundBleedOfSwap(drawer: Drawer) throws {
    let swapped = try drawer.draw(
      20, 10,
      node(
        0, 0, 20, 10, .red, radius: 4, clips: true,
        node(7.5, 0, 12.5, 10, clips: true, node(-7.5, 0, 20, 10, .blue))))
    let plain = try drawer.draw(20, 10, node(0, 0, 20, 10, .blue, radius: 4, clips: true))
    for y in 0..<10 {
      for x in 8..<20 { #expect(swapped[x, y] == plain[x, y], "(\(x), \(y))") }
    }
  }

  @Test(
    "R11: a child that ends with the clip's fractional edge is cut once", arguments: Drawer.allCases
  )
  func sharedFractionalEdge(drawer: Drawer) throws {
    let picture = try drawer.draw(
      6, 1, node(0, 0, 2.5, 1, clips: true, node(0, 0, 2.5, 1, .black)))
    expectGreys(picture, row: 0, are: [0, 0, 128, 255, 255, 255], "191: cut twice")
  }

  @Test(
    "R11: a child that ends with the clip's rounded edge is cut once", arguments: Drawer.allCases)
  func sharedRoundedEdge(drawer: Drawer) throws {
    func picture(childRadius: Double) throws -> Bitmap {
      try drawer.draw(
        8, 8,
        node(0, 0, 8, 8, radius: 4, clips: true, node(0, 0, 8, 8, .black, radius: childRadius)))
    }
    let square = try picture(childRadius: 0)
    Self.expectRoundedGreys(square, "248 132 21 and 30: the product of two coverages")
    expectSame(try picture(childRadius: 4), square, "cut twice:")
  }

  @Test("R12: without a clip the child is square, with one it is cut", arguments: Drawer.allCases)
  func clipOffAndOn(drawer: Drawer) throws {
    func picture(_ color: Color, clips: Bool, _ children: [Node]) throws -> Bitmap {
      var parent = node(1, 1, 10, 10, color, radius: 5, clips: clips)
      parent.children = children
      return try drawer.draw(12, 12, parent)
    }
    let child = node(0, 0, 10, 10, .red)
    expect(try picture(.clear, clips: false, [child]), 1, 1, is: (255, 0, 0))
    let cut = try picture(.clear, clips: true, [child])
    for (index, value) in [255, 255, 174, 61, 9].enumerated() {
      expect(cut, 1 + index, 1, is: (255, value, value))
    }
    expectSame(
      try picture(.red, clips: false, []), try picture(.red, clips: true, []),
      "the background's own corners:")
  }

  @Test("R13: an empty clip lets nothing through", arguments: Drawer.allCases)
  func emptyClip(drawer: Drawer) throws {
    for (width, height) in [(0.0, 4.0), (4, 0), (0, 0)] {
      let picture = try drawer.draw(
        8, 8, node(2, 2, width, height, clips: true, node(0, 0, 4, 4, .red)))
      expectAll(picture, are: (255, 255, 255), "an empty clip was taken for none")
    }
    let disjoint = try drawer.draw(
      8, 8,
      node(0, 0, 3, 3, clips: true, node(4, 4, 3, 3, clips: true, node(0, 0, 4, 4, .red))))
    expectAll(disjoint, are: (255, 255, 255))
  }

  @Test("R13: an empty frame without a clip hides nothing", arguments: Drawer.allCases)
  func emptyFrame(drawer: Drawer) throws {
    let picture = try drawer.draw(8, 8, node(2, 2, 0, 4, .clear, node(0, 0, 4, 4, .red)))
    for y in 0..<8 {
      for x in 0..<8 {
        let isRed = (2...5).contains(x) && (2...5).contains(y)
        expect(picture, x, y, is: isRed ? (255, 0, 0) : (255, 255, 255))
      }
    }
  }

  @Test("R14: a hundred equal clips are one", arguments: Drawer.allCases)
  func repeatedClip(drawer: Drawer) throws {
    var nested = node(0, 0, 8, 8, .black, clips: true)
    for _ in 1..<100 { nested = node(0, 0, 8, 8, clips: true, nested) }
    expectAll(try drawer.draw(8, 8, nested), are: (0, 0, 0))
    let clear = try drawer.draw(8, 8, on: .clear, nested)
    for y in 0..<8 {
      for x in 0..<8 { #expect(clear[x, y].alpha == 255, "155: 255 by 255 gave 254") }
    }
  }

  @Test("R14 where the clips are round: a pixel is cut once", arguments: Drawer.allCases)
  func repeatedRoundClip(drawer: Drawer) throws {
    var nested = node(0, 0, 8, 8, .black, radius: 4, clips: true)
    for _ in 1..<100 { nested = node(0, 0, 8, 8, radius: 4, clips: true, nested) }
    // The areas of a quarter circle of radius 4 in the first four pixels: 0, 0.1604, 0.6936, 0.9581.
    expectGreys(try drawer.draw(8, 8, nested), row: 0, are: [255, 214, 78, 11, 11, 78, 214, 255])
  }

  @Test("R15: a clip changes no pixel that it does not touch", arguments: Drawer.allCases)
  func untouchedPixels(drawer: Drawer) throws {
    let box = node(1.5, 1.25, 5.5, 3.75, .black)
    let picture = try drawer.draw(8, 6, box)
    expectSame(try drawer.draw(8, 6, node(0, 0, 8, 6, clips: true, box)), picture)
    expectGreys(picture, row: 0, are: Array(repeating: 255, count: 8))
    expectGreys(picture, row: 1, are: [255, 159, 64, 64, 64, 64, 64, 255])
    for row in 2...4 { expectGreys(picture, row: row, are: [255, 128, 0, 0, 0, 0, 0, 255]) }
    expectGreys(picture, row: 5, are: Array(repeating: 255, count: 8))
  }

  /// Black in a square of 8 with corners of radius 4.
  static func expectRoundedGreys(
    _ picture: Bitmap, _ mistake: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let rows = [[255, 214, 78, 11], [214, 15, 0, 0], [78, 0, 0, 0], [11, 0, 0, 0]]
    for row in 0..<8 {
      let half = rows[min(row, 7 - row)]
      expectGreys(
        picture, row: row, are: half + half.reversed(), mistake, sourceLocation: sourceLocation)
    }
  }
}
