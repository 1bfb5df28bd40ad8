import Scene
import TestSupport

@testable import Scene

private typealias Font = FontBuilder

/// A font that has a rule of every kind, and a text that all of them see.
enum HostileRules {
  static let text: [Unicode.Scalar] = [
    "a", "\u{301}", "b", "c", "f", "\u{323}", "i", "d", "e", "\u{301}", "\u{301}", "g", "h", "k",
  ]

  /// The font before anything is done to it.
  static var builder: FontBuilder {
    var builder = RuleFont().builder
    builder.tables["GDEF"] = Font.definitions(
      classes: Font.classes([(1...27, 1), (30...32, 3), (50...59, 2)]),
      markClasses: Font.classes([(30...30, 1), (31...31, 2)]),
      markSets: [Font.coverage(30), Font.coverage(30...31)])
    builder.tables["GSUB"] = Font.layout(
      substitutions, features: features(10),
      scripts: [("DFLT", [(nil, .init([0], required: 1)), ("ROM ", .init([0]))])])
    builder.tables["GPOS"] = Font.layout(positions, features: features(10))
    builder.tables["kern"] = FontBytes(0, 1, 0, 26, 1, 2, 0, 0, 0, 1, 2, -50, 2, 3, 9)
    return builder
  }

  private static func features(_ count: Int) -> [(FontTag, [Int])] {
    [("liga", Array(0..<count)), ("ccmp", [0])]
  }

  private static var substitutions: [FontBuilder.Lookup] {
    let ligature: FontBlock = [1, .link(Font.coverage(6))] + .list([.list([FontBlock(50, 2, 9)])])
    let many: FontBlock = [1, .link(Font.coverage(5))] + .list([.words([5, 40, 41])])
    let alternate: FontBlock = [1, .link(Font.coverage(7))] + .list([.words([60, 61])])
    let plain: FontBlock =
      [1, .link(Font.coverage(1))] + .list([.list([FontBlock(2, 1, 2, 1, 8)])])
    let classes: FontBlock =
      [2, .link(Font.coverage(1...3)), .link(Font.classes([(2...3, 1)]))]
      + .list([nil, .list([FontBlock(2, 2, 1, 0, 8, 1, 9)])])
    let chained: FontBlock =
      [1, .link(Font.coverage(3))] + .list([.list([FontBlock(1, 2, 1, 1, 6, 1, 0, 8)])])
    let coverages: FontBlock = [
      3, 1, .link(Font.coverage(1...9)), 1, .link(Font.coverage(4)), 1, .link(Font.coverage(1...9)),
      1, 0, 9,
    ]
    let backward: FontBlock = [
      1, .link(Font.coverage(8)), 1, .link(Font.coverage(1...60)), 0, 1, 70,
    ]
    return [
      .init(4, flags: 8, ligature), .init(2, many), .init(3, alternate), .init(5, flags: 8, plain),
      .init(5, classes), .init(6, flags: 0x10, markSet: 1, chained), .init(6, coverages),
      .init(8, backward), .init(7, [1, 1, .longLink([1, .link(Font.coverage(1...4)), 70])]),
      .init(1, [2, .link(Font.coverage(72, 73)), 2, 2, 3]),
    ]
  }

  private static var positions: [FontBuilder.Lookup] {
    let anchor: FontBlock.Part = .link(FontBlock(1, 100, 200))
    let varying: FontBlock.Part = .link([3, 10, 20, .link(FontBlock(0, 0, 0x8000)), .link(nil)])
    let marks: FontBlock.Part = .link([2, 0, anchor, 1, varying])
    let single: FontBlock = [2, .link(Font.coverage(1, 2)), 5, 2, 1, 2, 3, 4]
    let pairs: FontBlock =
      [1, .link(Font.coverage(2)), 0x14, 1] + .list([FontBlock(1, 3, 5, 0, 6)])
    let classes: FontBlock = [
      2, .link(Font.coverage(7...11)), 4, 0, .link(Font.classes([(8...8, 1)])),
      .link(Font.classes([(8...11, 1)])), 2, 2, 1, 2, 3, 4,
    ]
    let cursive: FontBlock = [1, .link(Font.coverage(7, 8)), 2, anchor, anchor, anchor, varying]
    let base: FontBlock = [
      1, .link(Font.coverage(30, 31)), .link(Font.coverage(1...60)), 2, marks,
      .link([2, anchor, varying, anchor, anchor]),
    ]
    let ligature: FontBlock = [
      1, .link(Font.coverage(30, 31)), .link(Font.coverage(50)), 2, marks,
      .link(.list([[2, anchor, anchor, anchor, anchor]])),
    ]
    let mark: FontBlock = [
      1, .link(Font.coverage(30, 31)), .link(Font.coverage(30, 31)), 2, marks,
      .link([2, anchor, anchor, anchor, anchor]),
    ]
    let context: FontBlock = [
      3, 0, 2, .link(Font.coverage(7)), .link(Font.coverage(8)), 0, 1, 1, 0,
    ]
    return [
      .init(1, single), .init(2, flags: 8, pairs), .init(2, classes), .init(3, flags: 1, cursive),
      .init(4, base), .init(5, ligature), .init(6, flags: 0x100, mark), .init(8, context),
      .init(9, [1, 1, .longLink([1, .link(Font.coverage(9)), 4, 7])]),
      .init(7, [3, 1, 1, .link(Font.coverage(9)), 0, 8]),
    ]
  }
}
