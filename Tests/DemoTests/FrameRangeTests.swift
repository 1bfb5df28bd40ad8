import Testing

@testable import Demo

@Suite struct FrameRangeTests {
  @Test(
    "a range is written as in Swift, and may have no end",
    arguments: [
      ("0..<8", 0, 8), ("3...7", 3, 8), ("5...", 5, Int.max), ("0...0", 0, 1), ("007..<010", 7, 10),
      ("0..<9223372036854775806", 0, 9_223_372_036_854_775_806),
    ])
  func written(text: String, start: Int, end: Int) throws {
    let range = try FrameRange(text)
    #expect(range.start == start && range.end == end)
  }

  @Test(
    "anything else is refused with what was given",
    arguments: ["", "7", "8..<8", "9...8", "..<4", "...4", "4..<", "-1...3", "a...b", "1...2...3"])
  func refused(text: String) throws {
    let failure = try #require(throws: Failure.self) { try FrameRange(text) }
    #expect(failure.status == 64 && failure.message?.contains("\"\(text)\"") == true)
  }
}
