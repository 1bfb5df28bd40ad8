import Raster
import Scene
import TestSupport
import Testing

/// Cases R16–R22: groups, alpha and rounding, ramps.
@Suite struct GroupCaseTests {
  @Test("R16: a group's opacity is not its children's", arguments: Drawer.allCases)
  func groupOpacity(drawer: Drawer) throws {
    let picture = try drawer.draw(
      40, 40,
      node(0, 0, 40, 40, alpha: 0.5, node(0, 0, 20, 20, .blue), node(0, 0, 40, 40, .red)))
    expectAll(picture, are: (255, 128, 128), "(191, 64, 128): each child was faded by itself")
  }

  @Test("R16: opacities of groups multiply", arguments: Drawer.allCases)
  func nestedOpacity(drawer: Drawer) throws {
    let picture = try drawer.draw(
      4, 4, node(0, 0, 4, 4, alpha: 0.5, node(0, 0, 4, 4, alpha: 0.5, node(0, 0, 4, 4, .red))))
    expectAll(picture, are: (255, 191, 191))
  }

  @Test("R17: a translucent child in a translucent rounded parent", arguments: Drawer.allCases)
  func translucentClip(drawer: Drawer) throws {
    let white = Color(255, 255, 255, alpha: 51)
    let picture = try drawer.draw(
      20, 12, on: .black,
      node(0, 0, 20, 12, white, radius: 4, clips: true, node(0, 8, 20, 4, white)))
    let expected = [(10, 3, 51), (10, 10, 92), (1, 0, 8), (2, 0, 35), (1, 11, 15), (2, 11, 64)]
    for (x, y, value) in expected { expect(picture, x, y, is: (value, value, value)) }
  }

  @Test("R18: white stays white", arguments: Drawer.allCases)
  func white(drawer: Drawer) throws {
    let box = node(0, 0, 4, 4, Color(255, 255, 255, alpha: 128))
    for (x, y) in [(0, 0), (3, 3)] {
      #expect(try drawer.draw(4, 4, on: .black, box)[x, y].red == 128, "127: truncated")
      #expect(try drawer.draw(4, 4, on: .white, box)[x, y].red == 255)
      let straight = try drawer.draw(4, 4, on: .clear, box)[x, y].straight
      #expect(
        straight == Pixel(red: 255, green: 255, blue: 255, alpha: 128), "253: truncated twice")
    }
  }

  @Test("R20: a group is not cut by its frame", arguments: Drawer.allCases)
  func overflowingGroup(drawer: Drawer) throws {
    let picture = try drawer.draw(16, 16, node(2, 2, 4, 4, alpha: 0.5, node(8, 8, 6, 6, .red)))
    for y in 0..<16 {
      for x in 0..<16 {
        expect(picture, x, y, is: x >= 10 && y >= 10 ? (255, 128, 128) : (255, 255, 255))
      }
    }
  }

  @Test("R22: a slow ramp takes every level, half up", arguments: Drawer.allCases)
  func slowRamp(drawer: Drawer) throws {
    var columns: [Node] = []
    for index in 0..<64 {
      let level = 100 + 10 * (Double(index) + 0.5) / 64
      columns.append(node(Double(index), 0, 1, 1, Color(white: level / 255)))
    }
    let picture = try drawer.draw(Node.list(64, 1, columns))
    let counts = [3, 7, 6, 6, 7, 6, 7, 6, 6, 7, 3]
    let expected = counts.enumerated().flatMap { Array(repeating: 100 + $0, count: $1) }
    let actual = (0..<64).map { Int(picture[$0, 0].red) }
    #expect(actual == expected)
    #expect((0..<64).allSatisfy { actual[$0] + actual[63 - $0] == 210 })
  }
}
