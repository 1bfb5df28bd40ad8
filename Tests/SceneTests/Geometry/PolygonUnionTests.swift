import Testing

@testable import Scene

@Suite struct PolygonUnionTests {
  private func union(_ paths: [Path]) -> Path {
    var union = PolygonUnion()
    for path in paths { union.add(path) }
    return union.path()
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    var path = Path()
    path.addRect(Rect(x: x, y: y, width: width, height: height))
    return path
  }

  private func polygon(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    for point in points { path.addLine(to: Point(x: point.0, y: point.1)) }
    path.close()
    return path
  }

  @Test("a rectangle alone keeps its four corners")
  func alone() {
    let path = union([rect(1, 2, 3, 4)])
    #expect(path.signedArea == 12)
    #expect(path.elements.count == 5)
  }

  @Test("overlapping rectangles count once")
  func overlapping() {
    let path = union([rect(0, 0, 4, 4), rect(2, 2, 4, 4)])
    #expect(path.signedArea == 16 + 16 - 4)
    #expect(path.elements.count == 9)
  }

  @Test("rectangles that share a side become one, without a corner where they met")
  func abutting() {
    #expect(union([rect(0, 0, 4, 4), rect(4, 0, 4, 4)]).elements.count == 5)
    #expect(union([rect(0, 0, 4, 4), rect(0, 4, 4, 4)]).elements.count == 5)
    #expect(union([rect(0, 0, 4, 4), rect(0, 0, 4, 4)]).signedArea == 16)
  }

  @Test("a cross is the sum of its bars less the square they share")
  func cross() {
    let path = union([rect(0, 4, 12, 4), rect(4, 0, 4, 12)])
    #expect(path.signedArea == 48 + 48 - 16)
    #expect(path.elements.count == 13)
  }

  @Test("a hole stays a hole")
  func hole() {
    let hole = polygon([(2, 2), (2, 4), (4, 4), (4, 2)])
    #expect(union([rect(0, 0, 6, 6), hole]).signedArea == 36 - 4)
  }

  @Test("a star that crosses itself is filled to its outline")
  func star() {
    // Two triangles that form a hexagram: area = 12 small triangles of side 4, each √3/4 · 16.
    let h = 12 * 0.8660254037844386
    let up = polygon([(0, h), (12, h), (6, 0)])
    let down = polygon([(0, h / 3), (6, h * 4 / 3), (12, h / 3)])
    let area = union([up, down]).signedArea
    #expect(abs(area - 12 * 4 * 1.7320508075688772) < 0.05)
  }

  @Test("polygons of either direction are filled")
  func directions() {
    let forth = polygon([(0, 0), (4, 0), (4, 4), (0, 4)])
    let back = polygon([(10, 4), (14, 4), (14, 0), (10, 0)])
    #expect(union([forth, back]).signedArea == 32)
  }

  @Test("nothing and degenerate polygons give an empty path")
  func empty() {
    #expect(union([]).isEmpty)
    #expect(union([polygon([(1, 1), (5, 1)]), polygon([(1, 1), (1, 5)])]).isEmpty)
  }
}
