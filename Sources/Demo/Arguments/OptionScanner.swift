/// Takes arguments apart: `--name value`, `--name=value`, and flags, which have no value.
struct OptionScanner {
  private var rest: ArraySlice<String>
  private let flags: Set<String>
  private let names: Set<String>

  init(_ arguments: [String], names: Set<String>, flags: Set<String>) {
    rest = arguments[...]
    self.names = names
    self.flags = flags
  }

  /// The next option and its value, or `nil` at the end; flags have an empty value.
  ///
  /// What begins with `--` is no value; `--name=--value` gives one that does.
  mutating func next() throws(Failure) -> (name: String, value: String)? {
    guard let argument = rest.popFirst() else { return nil }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    if flags.contains(name) {
      guard parts.count == 1 else { throw .usage("\(name) takes no value") }
      return (name, "")
    }
    guard names.contains(name) else {
      throw .usage(
        argument.hasPrefix("-") && argument != "-"
          ? "there is no option \(name)" : "\"\(argument)\" is not an option")
    }
    if parts.count == 2 { return (name, String(parts[1])) }
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw .usage("\(name) needs a value")
    }
    rest.removeFirst()
    return (name, value)
  }
}
