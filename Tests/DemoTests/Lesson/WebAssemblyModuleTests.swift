import Testing

@testable import Demo

/// What a module exports, and what is none.
@Suite struct WebAssemblyModuleTests {
  private typealias ParsingError = WebAssemblyModule.ParsingError

  private static func error(_ bytes: [UInt8]) -> ParsingError? {
    do throws(ParsingError) {
      _ = try WebAssemblyModule(TinyModule.signature + bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("a module without sections exports nothing; one with them, what they say")
  func exports() throws {
    #expect(try WebAssemblyModule(TinyModule.signature).exports.isEmpty)
    let module = try WebAssemblyModule(TinyModule(functions: ["a", "größer"]).bytes)
    #expect(module.exports == ["a": .function, "größer": .function, "memory": .memory])
  }

  @Test("sections of any other kind are passed over, whatever is in them")
  func otherSections() throws {
    let custom = TinyModule.section(0, [UInt8](repeating: 0xFF, count: 300))
    let module = try WebAssemblyModule(
      TinyModule.signature + custom + TinyModule(functions: ["a"]).bytes.dropFirst(8) + custom)
    #expect(module.exports.count == 2)
  }

  @Test("what does not hold together is told with its place")
  func malformed() {
    #expect(Self.error([14, 0]) == .unknownSection(14, offset: 8))
    #expect(
      Self.error([7, 5, 0]) == .truncated(section: 7, offset: 8, length: 5, left: 1))
    // A number of six digits, one that is too large, one without an end.
    #expect(Self.error([0, 0x80, 0x80, 0x80, 0x80, 0x80, 0]) == .malformed(offset: 14))
    #expect(Self.error([0, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]) == .malformed(offset: 14))
    #expect(Self.error([0, 0x80]) == .malformed(offset: 10))
    #expect(Self.error([7, 0]) == .malformed(offset: 10))
    // 2^32 - 1 exports, of which there is none; a name behind the end; a kind that there is not.
    #expect(Self.error([7, 5, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]) == .malformed(offset: 15))
    #expect(Self.error([7, 3, 1, 9, 0x61]) == .malformed(offset: 12))
    #expect(Self.error([7, 5, 1, 1, 0x61, 4, 0]) == .malformed(offset: 14))
    #expect(Self.error([7, 2, 0, 0]) == .malformed(offset: 11))
  }

  @Test("a module that is cut off anywhere, or has a byte changed, is read or refused")
  func damaged() {
    let bytes = TinyModule(functions: ["describe", "draw"]).bytes
    // Before the first section of five, and behind each but the last, all is well.
    let whole = bytes.indices.filter { (try? WebAssemblyModule(Array(bytes.prefix($0)))) != nil }
    #expect(whole.count == 5 && whole.first == 8)
    for place in bytes.indices {
      for value in [UInt8.min, 0x7F, 0x80, 0xFF] {
        var damaged = bytes
        damaged[place] = value
        _ = try? WebAssemblyModule(damaged)
      }
    }
  }

  @Test("the lesson's engine exports all that the page calls, and nothing is asked for in vain")
  func functionsOfThePage() {
    let script = LessonScript.source
    let called = Set(script.matches(of: /call\.([A-Za-z]+)/).map { String($0.1) })
      .union(["describe", "textLength"]).subtracting(["memory"])
    #expect(called == Set(LessonEngine.functions))
    #expect(script.contains("exports.describe()") && script.contains("textLength()"))
  }

  @Test("an engine without one of them is refused, with its name")
  func missing() throws {
    _ = try LessonEngine(TinyModule(functions: LessonEngine.functions).bytes, name: "x")
    for name in LessonEngine.functions {
      let rest = LessonEngine.functions.filter { $0 != name }
      let failure = try #require(throws: Failure.self) {
        try LessonEngine(TinyModule(functions: rest).bytes, name: "x")
      }
      #expect(failure.status == 66 && failure.message?.hasSuffix("export \(name)") == true)
    }
    let module = TinyModule(functions: LessonEngine.functions, hasMemory: false)
    let failure = try #require(throws: Failure.self) { try LessonEngine(module.bytes, name: "x") }
    #expect(failure.message?.hasSuffix("export memory") == true)
  }
}
