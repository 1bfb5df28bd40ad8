import Raster
import Scene
import TestSupport
import Testing

/// Cases R01–R04: edges and seams.
@Suite struct EdgeCaseTests {
  @Test(
    "R01: two boxes that share a fractional edge leak a quarter there", arguments: Drawer.allCases)
  func sharedFractionalEdge(drawer: Drawer) throws {
    let picture = try drawer.draw(6, 1, node(0, 0, 2.5, 1, .black), node(2.5, 0, 3.5, 1, .black))
    expectGreys(picture, row: 0, are: [0, 0, 64, 0, 0, 0], "128: the second edge is lost")
    let other = try drawer.draw(6, 1, node(2.5, 0, 3.5, 1, .black), node(0, 0, 2.5, 1, .black))
    expectSame(other, picture, "the order of drawing shows:")
  }

  @Test("R02: a stack of boxes at fractional heights", arguments: Drawer.allCases)
  func fractionalRows(drawer: Drawer) throws {
    let picture = try drawer.draw(
      4, 12, node(0, 0, 4, 3.6, .red), node(0, 3.6, 4, 3.6, .red), node(0, 7.2, 4, 3.6, .red))
    let greens = [0, 0, 0, 61, 0, 0, 0, 41, 0, 0, 51, 255]
    for (row, green) in greens.enumerated() {
      for column in 0..<4 { expect(picture, column, row, is: (255, green, green)) }
    }
  }

  @Test("R03: a line between two rows is two equal halves", arguments: Drawer.allCases)
  func hairline(drawer: Drawer) throws {
    let picture = try drawer.draw(12, 12, node(0, 7.5, 4, 1, .black))
    for row in 0..<12 {
      let value = row == 7 || row == 8 ? 128 : 255
      expectGreys(picture, row: row, are: [value, value, value, value, 255])
    }
    #expect(picture[0, 7] == picture[0, 8], "127 and 128: the halves are rounded apart")
  }

  @Test("R03: a bar of one and a half pixels", arguments: Drawer.allCases)
  func narrowBar(drawer: Drawer) throws {
    let picture = try drawer.draw(12, 12, node(8.1, 0, 1.5, 10, .black))
    for row in 0..<10 { expectGreys(picture, row: row, from: 7, are: [255, 26, 102, 255]) }
    for row in 10..<12 { expectGreys(picture, row: row, from: 7, are: [255, 255, 255, 255]) }
  }

  @Test(
    "R04: a moving clip does not move what it shows", arguments: Drawer.allCases,
    [
      (7.25, 7, (64, 0, 191)), (7.5, 7, (128, 0, 128)), (7.75, 7, (191, 0, 64)),
      (0.5, 0, (128, 0, 128)),
    ]
  )
  func clipPlaneSwap(drawer: Drawer, item: (p: Double, column: Int, color: (Int, Int, Int))) throws
  {
    let picture = try Self.swap(drawer, item.p, -item.p)
    for row in 0..<10 {
      for column in 0..<20 where column != item.column {
        let color = column < item.column ? (255, 0, 0) : (0, 0, 255)
        expect(picture, column, row, is: color, "purple: the content was cut by its own edge")
      }
      expect(picture, item.column, row, is: item.color, "crisp: the clip was rounded")
    }
  }

  @Test(
    "R04: the last column stays blue, however the offset was computed", arguments: Drawer.allCases)
  func clipPlaneSwapEnd(drawer: Drawer) throws {
    for (p, offset) in [(0.1 + 0.2, -0.3), (19, -19), (18.999, -18.999), (1.0 / 3, -1.0 / 3)] {
      let picture = try Self.swap(drawer, p, offset)
      for row in 0..<10 { expect(picture, 19, row, is: (0, 0, 255), "p = \(p)") }
    }
  }

  /// Blue on red, in a window from `p` on whose content is put back by `offset`.
  static func swap(_ drawer: Drawer, _ p: Double, _ offset: Double) throws -> Bitmap {
    try drawer.draw(
      20, 10, node(0, 0, 20, 10, .red),
      node(p, 0, 20 - p, 10, clips: true, node(offset, 0, 20, 10, .blue)))
  }
}
