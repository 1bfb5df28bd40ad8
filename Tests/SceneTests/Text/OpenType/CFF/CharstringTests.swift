import Testing

@testable import Scene

@Suite struct CharstringTests {
  @Test("operators draw lines and curves", arguments: CharstringCase.segments)
  func segments(_ sample: CharstringCase) throws { try check(sample) }

  @Test(
    "the width before the first operator's numbers is no part of the outline",
    arguments: CharstringCase.widths)
  func widths(_ sample: CharstringCase) throws { try check(sample) }

  @Test("hints are passed over with their masks", arguments: CharstringCase.hints)
  func hints(_ sample: CharstringCase) throws { try check(sample) }

  @Test("operators calculate", arguments: CharstringCase.calculations)
  func calculations(_ sample: CharstringCase) throws { try check(sample) }

  private func check(_ sample: CharstringCase) throws {
    let font = try CFFTableBuilder(charstrings: [sample.charstring]).outlines()
    #expect(try font.outline(of: 0).steps == sample.expected)
  }
}
