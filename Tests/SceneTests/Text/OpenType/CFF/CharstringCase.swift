import Testing

/// A charstring and the outline that comes of it.
///
/// Outlines are added up by hand from the operators' definitions in Technical Note 5177.
struct CharstringCase: CustomTestStringConvertible {
  var name: String
  var charstring: Charstring
  var expected: String

  init(_ name: String, _ charstring: Charstring, _ expected: String) {
    self.name = name
    self.charstring = charstring
    self.expected = expected
  }

  var testDescription: String { name }

  static let segments = [
    Self("nothing", [.endchar], ""),
    Self("a move without a line", [10, 20, .rmoveto, .endchar], ""),
    Self(
      "rmoveto, rlineto", [10, 20, .rmoveto, 5, 0, 0, 7, .rlineto, .endchar],
      "M 10,-20 L 15,-20 L 15,-27 Z"),
    Self(
      "hmoveto, vmoveto", [10, .hmoveto, 1, 1, .rlineto, 5, .vmoveto, 2, 2, .rlineto, .endchar],
      "M 10,0 L 11,-1 Z M 11,-6 L 13,-8 Z"),
    Self("hlineto", [0, .hmoveto, 1, 2, 3, .hlineto, .endchar], "M 0,0 L 1,0 L 1,-2 L 4,-2 Z"),
    Self("vlineto", [0, .hmoveto, 1, 2, 3, .vlineto, .endchar], "M 0,0 L 0,-1 L 2,-1 L 2,-4 Z"),
    Self(
      "rrcurveto", [0, .hmoveto, 1, 2, 3, 4, 5, 6, 1, 1, 1, 1, 1, 1, .rrcurveto, .endchar],
      "M 0,0 C 1,-2 4,-6 9,-12 C 10,-13 11,-14 12,-15 Z"),
    Self(
      "hhcurveto", [0, .hmoveto, 1, 2, 3, 4, .hhcurveto, .endchar], "M 0,0 C 1,0 3,-3 7,-3 Z"),
    Self(
      "hhcurveto, bent, twice", [0, .hmoveto, 9, 1, 2, 3, 4, 1, 1, 1, 1, .hhcurveto, .endchar],
      "M 0,0 C 1,-9 3,-12 7,-12 C 8,-12 9,-13 10,-13 Z"),
    Self(
      "vvcurveto", [0, .hmoveto, 1, 2, 3, 4, .vvcurveto, .endchar], "M 0,0 C 0,-1 2,-4 2,-8 Z"),
    Self(
      "vvcurveto, bent, twice", [0, .hmoveto, 9, 1, 2, 3, 4, 1, 1, 1, 1, .vvcurveto, .endchar],
      "M 0,0 C 9,-1 11,-4 11,-8 C 11,-9 12,-10 12,-11 Z"),
    Self(
      "hvcurveto", [0, .hmoveto, 1, 2, 3, 4, .hvcurveto, .endchar], "M 0,0 C 1,0 3,-3 3,-7 Z"),
    Self(
      "hvcurveto, thrice, bent at the end",
      [0, .hmoveto, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 5, .hvcurveto, .endchar],
      "M 0,0 C 1,0 2,-1 2,-2 C 2,-4 4,-6 6,-6 C 9,-6 12,-9 17,-12 Z"),
    Self(
      "vhcurveto, twice, bent at the end",
      [0, .hmoveto, 1, 2, 3, 4, 1, 1, 1, 1, 7, .vhcurveto, .endchar],
      "M 0,0 C 0,-1 2,-4 6,-4 C 7,-4 8,-5 15,-6 Z"),
    Self(
      "rcurveline", [0, .hmoveto, 1, 2, 3, 4, 5, 6, 7, 8, .rcurveline, .endchar],
      "M 0,0 C 1,-2 4,-6 9,-12 L 16,-20 Z"),
    Self(
      "rlinecurve", [0, .hmoveto, 7, 8, 1, 2, 3, 4, 5, 6, .rlinecurve, .endchar],
      "M 0,0 L 7,-8 C 8,-10 11,-14 16,-20 Z"),
    Self(
      "flex", [0, .hmoveto, 1, 2, 3, 4, 5, 6, 1, 1, 1, 1, 1, 1, 50, .escaped(35), .endchar],
      "M 0,0 C 1,-2 4,-6 9,-12 C 10,-13 11,-14 12,-15 Z"),
    Self(
      "hflex", [0, .hmoveto, 1, 2, 3, 4, 5, 6, 7, .escaped(34), .endchar],
      "M 0,0 C 1,0 3,-3 7,-3 C 12,-3 18,0 25,0 Z"),
    Self(
      "hflex1", [0, .hmoveto, 1, 2, 3, 4, 5, 6, 7, 8, 9, .escaped(36), .endchar],
      "M 0,0 C 1,-2 4,-6 9,-6 C 15,-6 22,-14 31,0 Z"),
    Self(
      "flex1, wide", [0, .hmoveto, 9, 2, 3, 4, 5, 6, 1, 1, 1, 1, 7, .escaped(37), .endchar],
      "M 0,0 C 9,-2 12,-6 17,-12 C 18,-13 19,-14 26,0 Z"),
    Self(
      "flex1, high", [0, .hmoveto, 1, 9, 3, 4, 5, 6, 1, 1, 1, 1, 7, .escaped(37), .endchar],
      "M 0,0 C 1,-9 4,-13 9,-19 C 10,-20 11,-21 0,-28 Z"),
    Self(
      "numbers of all sizes",
      [-108, .hmoveto, 107, 108, 1131, -107, -1131, 1132, -1132, 1.5, -0.25, .hlineto, .endchar],
      "M -108,0 L -1,0 L -1,-108 L 1130,-108 L 1130,-1 L -1,-1 L -1,-1133 L -1133,-1133 "
        + "L -1133,-1134.5 L -1133.25,-1134.5 Z"),
    Self("a charstring without an end", [3, .hmoveto, 1, 2, .rlineto], "M 3,0 L 4,-2 Z"),
  ]

  static let widths = [
    Self("hmoveto", [500, 3, .hmoveto, 1, 2, .rlineto, .endchar], "M 3,0 L 4,-2 Z"),
    Self("vmoveto", [500, 3, .vmoveto, 1, 2, .rlineto, .endchar], "M 0,-3 L 1,-5 Z"),
    Self("rmoveto", [500, 3, 4, .rmoveto, 1, 2, .rlineto, .endchar], "M 3,-4 L 4,-6 Z"),
    Self("endchar", [500, .endchar], ""),
    Self(
      "hstem, then an even move", [500, 1, 2, .hstem, 3, .hmoveto, 1, 2, .rlineto, .endchar],
      "M 3,0 L 4,-2 Z"),
    Self(
      "hintmask", [500, 1, 2, .hintmask(0x80), 3, .hmoveto, 1, 2, .rlineto, .endchar],
      "M 3,0 L 4,-2 Z"),
  ]

  static let hints = [
    Self(
      "eight stems have a mask of one byte, which would move if it were an operator",
      [
        1, 2, 3, 4, 5, 6, 7, 8, .hstemhm, 1, 2, 3, 4, 5, 6, 7, 8, .vstemhm, .hintmask(4), 3,
        .hmoveto,
        1, 2, .rlineto, .cntrmask(22), 1, 2, .rlineto, .endchar,
      ], "M 3,0 L 4,-2 L 5,-4 Z"),
    Self(
      "nine stems, the last one before the mask, have two bytes",
      [
        1, 2, 3, 4, 5, 6, 7, 8, .hstemhm, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, .hintmask(14, 14), 3,
        .hmoveto, 1, 2, .rlineto, .endchar,
      ], "M 3,0 L 4,-2 Z"),
    Self(
      "a mask without stems has no byte", [.hintmask(), 3, .hmoveto, 1, 2, .rlineto, .endchar],
      "M 3,0 L 4,-2 Z"),
    Self(
      "vstem", [1, 2, .hstem, 1, 2, .vstem, 3, .hmoveto, 1, 2, .rlineto, .escaped(0), .endchar],
      "M 3,0 L 4,-2 Z"),
  ]

  /// Each leaves numbers that are then drawn as one line.
  static let calculations = [
    calculation("add, sub", [1, 2, .escaped(10), 7, 3, .escaped(11)], "3,-4"),
    calculation("mul, div", [3, 4, .escaped(24), 7, 2, .escaped(12)], "12,-3.5"),
    calculation("neg, abs", [-5, .escaped(14), -6, .escaped(9)], "5,-6"),
    calculation("sqrt, drop", [81, .escaped(26), 4, 5, .escaped(18)], "9,-4"),
    calculation("and, or", [1, 0, .escaped(3), 0, 2, .escaped(4)], "0,-1"),
    calculation("not, eq", [0, .escaped(5), 3, 4, .escaped(15)], "1,0"),
    calculation("dup", [7, .escaped(27)], "7,-7"),
    calculation("exch", [1, 2, .escaped(28)], "2,-1"),
    calculation("index", [5, 6, 1, .escaped(29), .escaped(28), .escaped(18)], "5,-5"),
    calculation("index below zero", [5, -1, .escaped(29)], "5,-5"),
    calculation("put, get", [8, 3, .escaped(20), 3, .escaped(21), 4, .escaped(21)], "8,0"),
    calculation("ifelse, not above", [1, 2, 3, 3, .escaped(22), 9], "1,-9"),
    calculation("ifelse, above", [1, 2, 4, 3, .escaped(22), 9], "2,-9"),
    calculation("random", [.escaped(23), 1], "0.5,-1"),
    Self(
      "roll towards the top",
      [0, .hmoveto, 1, 2, 3, 4, 4, 1, .escaped(30), .rlineto, .endchar],
      "M 0,0 L 4,-1 L 6,-4 Z"),
    Self(
      "roll towards the bottom, more than once round",
      [0, .hmoveto, 1, 2, 3, 4, 4, -5, .escaped(30), .rlineto, .endchar],
      "M 0,0 L 2,-3 L 6,-4 Z"),
  ]

  private static func calculation(
    _ name: String, _ steps: Charstring, _ end: String
  ) -> CharstringCase {
    Self(name, [0, .hmoveto] + steps + [.rlineto, .endchar], "M 0,0 L \(end) Z")
  }
}
