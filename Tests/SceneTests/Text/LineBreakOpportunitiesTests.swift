import Testing

@testable import Scene

/// Where lines may end, `|` in the texts; worked out by the rules of UAX #14 by hand.
@Suite struct LineBreakOpportunitiesTests {
  /// The text with `|` where a line may end and `/` where it has to, but at its end.
  private func marked(
    _ text: String, _ customs: LineBreakOpportunities.Customs = .standard
  ) -> String {
    let scalars = Array(text.unicodeScalars)
    let kinds = LineBreakOpportunities(of: scalars, customs: customs).kinds
    #expect(kinds.count == scalars.count + 1 && kinds.first == LineBreakOpportunities.Kind.none)
    var marked = String.UnicodeScalarView()
    for (kind, scalar) in zip(kinds, scalars) {
      if kind != .none { marked.append(kind == .mandatory ? "/" : "|") }
      marked.append(scalar)
    }
    return String(marked)
  }

  private func expect(
    _ marked: String, _ customs: LineBreakOpportunities.Customs = .standard,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = marked.filter { $0 != "|" && $0 != "/" }
    #expect(self.marked(text, customs) == marked, sourceLocation: sourceLocation)
  }

  @Test(
    "words end lines, marks do not",
    arguments: [
      "The |quick |(“brown”) |fox |can’t |jump |32.3 |feet, |right?", "a  |b", "e-|mail", "x–|y",
      "$(12.35) |2,1234 |(12)¢ |12.54¢", "100 |% |100% |€5 |-3", "[a]|(b)", "a|—|b |——|c", "…|a",
      "ab\u{AD}|cd", "a\u{200B}|b", "a\u{2060}b", "a\u{A0}b", "a\t|b", "שלום |עולם", "א-ב",
    ])
  func words(text: String) { expect(text) }

  @Test(
    "ideographs end lines, with their marks on the right side",
    arguments: [
      "漢|字。|「漢|字」|漢", "きゃ|く", "カー|ド", "漢|字、|a|漢", "時々",
      "100|円", "漢\u{301}|字",
    ])
  func ideographs(text: String) { expect(text) }

  @Test("marks, flags, and sequences of emoji are held together")
  func sequences() {
    expect("e\u{301}\u{302} |e")
    expect("🇩🇪|🇫🇷|🇯🇵|🇬")
    expect("👍🏽|👍🏽")
    expect("👩‍👩‍👧|👩")
    expect("각|ᄀ\u{1161}\u{11A8}|가\u{11A8}")
  }

  @Test("line breaks end lines")
  func hardBreaks() {
    #expect(
      marked("a\nb\r\nc\rd\u{2028}e\u{85}\u{B}f") == "a\n/b\r\n/c\r/d\u{2028}/e\u{85}/\u{B}/f")
    #expect(marked("\n\n") == "\n/\n")
    #expect(LineBreakOpportunities(of: []).kinds == [.none])
    #expect(LineBreakOpportunities(of: ["a"]).kinds == [.none, .mandatory])
  }

  @Test("labels are set with quotation marks between ideographs, hyphens before words, and Korean")
  func customs() {
    expect("他|说|“你|好”|了", .setting)
    expect("他|说“你|好”了")
    expect("„Wort“ |und |“word” |a“b”c", .setting)
    expect("a |-b |--c", .setting)
    expect("a |-|b")
    expect("한국어 |단어", .setting)
    expect("한|국|어 |단|어")
  }

  @Test("twenty thousand scalars of one kind take as many steps")
  func long() {
    for text in ["\u{301}", "“", "1", "-", "$(", "한", " "] {
      let scalars = Array(String(repeating: text, count: 20_000 / text.count).unicodeScalars)
      #expect(LineBreakOpportunities(of: scalars).kinds.count == scalars.count + 1)
    }
  }
}
