/// A line of source text.
struct SourceLine {
  let file: StaticString
  let line: UInt

  /// As `Module/File.swift:12`.
  var text: String { "\(file.text):\(line)" }
}
