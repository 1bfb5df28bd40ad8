import Testing

@testable import Scene

/// Capitals stand for Hebrew letters, and < > [ ] for embeddings and isolates, as in the examples of
/// UAX #9; expected orders are worked out by hand.
@Suite struct BidirectionalTextTests {
  private func scalars(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "A"..."Z": Unicode.Scalar(scalar.value - 65 + 0x5D0) ?? scalar
      case "{": "\u{2067}"
      case "}": "\u{2069}"
      case "<": "\u{202E}"
      case ">": "\u{202C}"
      default: scalar
      }
    }
  }

  /// The text as it is seen from left to right.
  private func seen(
    _ text: String, _ direction: BidirectionalText.Direction = .natural
  ) -> String {
    let bidi = BidirectionalText(scalars(text)[...], direction: direction)
    let characters = Array(text)
    return String(
      BidirectionalText.visualOrder(bidi.levels(ofLine: 0..<characters.count)).map {
        characters[$0]
      })
  }

  @Test("words from right to left are turned, and numbers are not")
  func words() {
    #expect(seen("car is THE CAR in arabic") == "car is RAC EHT in arabic")
    #expect(seen("CAR IS the car IN") == "NI the car SI RAC")
    #expect(seen("he said ABC 123 D") == "he said D 123 CBA")
    #expect(seen("A 1,234.5% B") == "B 1,234.5% A")
    #expect(seen("plain (text) 1-2") == "plain (text) 1-2")
  }

  @Test("a paragraph runs as its first letter, as it is told, or as it may")
  func paragraphs() {
    #expect(seen("1 A b", .leftToRight) == "1 A b" && seen("a B", .rightToLeft) == "B a")
    func level(_ text: String, _ fallback: BidirectionalText.Direction) -> UInt8 {
      BidirectionalText(scalars(text)[...], fallback: fallback).paragraphLevel
    }
    #expect(level("1 +", .leftToRight) == 0 && level("1 +", .rightToLeft) == 1)
    #expect(level("{A} b", .rightToLeft) == 0 && level("", .rightToLeft) == 1)
  }

  @Test("brackets go with what is around them or in them")
  func brackets() {
    // The brackets are not mirrored here.
    #expect(seen("AB (CD[&ef]!) gh", .rightToLeft) == "gh )!]ef&[DC( BA")
    #expect(
      seen("smith (fabrikam ARABIC) HEBREW", .rightToLeft) == "WERBEH )CIBARA fabrikam( smith")
  }

  @Test("overrides turn letters, isolates do not touch what is around")
  func explicit() {
    #expect(seen("a<bc>d").filter(\.isLetter) == "acbd")
    #expect(seen("a {B c} d").filter { !"{}".contains($0) } == "a c B d")
  }

  @Test("blanks at a line's end go to the paragraph's end")
  func trailing() {
    let bidi = BidirectionalText(scalars("ab CD  ")[...], direction: .leftToRight)
    #expect(bidi.levels(ofLine: 0..<7) == [0, 0, 0, 1, 1, 0, 0])
    #expect(bidi.levels(ofLine: 3..<99) == [1, 1, 0, 0])
  }

  @Test("what is nested too deep, open or closed too often is no exception")
  func hostile() {
    for text in ["{", "}", "<", ">", "(", "({<A"] {
      let many = scalars(String(repeating: text, count: 3000))
      let bidi = BidirectionalText(many[...])
      #expect(bidi.levels.count == many.count)
      #expect(bidi.levels.allSatisfy { $0 <= BidirectionalText.depthLimit + 1 })
    }
    #expect(BidirectionalText.visualOrder([]).isEmpty)
  }

  @Test("characters that look the other way are found from both sides")
  func mirrored() {
    let table = MirroredPairs.table
    #expect(table.mirror(of: "(") == ")" && table.mirror(of: "»") == "«")
    #expect(table.mirror(of: "≤") == "≥" && table.mirror(of: "a") == nil)
    #expect(table.bracket("[") == .opening(closing: 0x5D) && table.bracket("<") == nil)
    #expect(table.bracket("\u{232A}") == .closing(0x3009))
  }
}
