import Testing

@testable import Scene

@Suite struct CFFVariationTests {
  /// One axis; a region that grows up to 1, one that is whole at one half, and two sets of them.
  private static let store: [UInt8] = {
    let regions: [UInt8] =
      [0, 1, 0, 2] + [0, 0, 0x40, 0, 0x40, 0] + [0, 0, 0x20, 0, 0x40, 0]
    let one: [UInt8] = [0, 0, 0, 0, 0, 1, 0, 0]
    let two: [UInt8] = [0, 0, 0, 0, 0, 2, 0, 0, 0, 1]
    let header: [UInt8] = [0, 1, 0, 0, 0, 16, 0, 2, 0, 0, 0, 32, 0, 0, 0, 40]
    return header + regions + one + two
  }()

  private func font(_ charstrings: Charstring...) -> CFFTableBuilder {
    CFFTableBuilder(charstrings: charstrings, version: 2, variationStore: Self.store)
  }

  @Test(
    "numbers grow with the weights of the regions",
    arguments: [([], 10), ([0], 10), ([1], 18), ([0.5], 14), ([-1], 10)] as [([Double], Double)])
  func blending(coordinates: [Double], x: Double) throws {
    let font = font([0, .hmoveto, 10, 20, 8, 4, 2, .blend, .rlineto])
    let y = -20 - (x - 10) / 2
    let expected = Path.line(to: Point(x: x, y: y))
    #expect(try font.outlines().outline(of: 0, coordinates: coordinates) == expected)
  }

  @Test("a charstring chooses its set of regions, before it blends")
  func sets() throws {
    let chosen = font([1, .vsindex, 0, .hmoveto, 10, 20, 8, 100, 4, 200, 2, .blend, .rlineto])
    // Half of the first region, all of the second.
    let expected = Path.line(to: Point(x: 114, y: -222))
    #expect(try chosen.outlines().outline(of: 0, coordinates: [0.5]) == expected)
    let late = font([0, .hmoveto, 10, 20, 8, 4, 2, .blend, .rlineto, 1, .vsindex])
    #expect(throws: FontError.self) { try late.outlines().outline(of: 0) }
    let none = font([2, .vsindex, 0, .hmoveto, 10, 20, 8, 4, 2, .blend, .rlineto])
    #expect(throws: FontError.self) { try none.outlines().outline(of: 0) }
  }

  @Test("what version 1 has and version 2 has not is an error", arguments: [[14], [11], [12, 10]])
  func dropped(operation: [UInt8]) throws {
    let font = font([1, 2] + Charstring(operation))
    #expect(throws: FontError.self) { try font.outlines().outline(of: 0) }
  }

  @Test("more numbers may wait than in version 1, and a blend of too few is an error")
  func limits() throws {
    let many = Charstring([UInt8](repeating: 140, count: 512))
    let outline = try font([0, .hmoveto] + many + [.rlineto]).outlines().outline(of: 0)
    #expect(outline.elements.count == 1 + 256 + 1)
    #expect(throws: FontError.self) {
      try font(many + [1, 1, .rlineto]).outlines().outline(of: 0)
    }
    for count in [-1, 2, 300] {
      let blend = Charstring(Charstring.Step.number(count)) + [.blend]
      #expect(throws: FontError.self) { try font([1, 2, 3] + blend).outlines().outline(of: 0) }
    }
  }
}

extension Path {
  /// A triangle without area: from the origin to a point and back.
  fileprivate static func line(to point: Point) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: point)
    path.close()
    return path
  }
}
