/// Which pictures of a scene are drawn: `A..<B`, `A...B`, or `A...` to the last.
struct FrameRange: Hashable {
  /// The first.
  let start: Int
  /// The first that is not drawn any more; `Int.max` for all the rest.
  let end: Int

  init(_ text: String) throws(Failure) {
    let isClosed = text.contains("...")
    let ends = text.components(around: isClosed ? "..." : "..<")
    guard let ends, let start = Self.number(ends.before) else { throw Self.failure(text) }
    self.start = start
    if isClosed && ends.after.isEmpty {
      end = .max
    } else if let last = Self.number(ends.after) {
      end = isClosed ? last + 1 : last
    } else {
      throw Self.failure(text)
    }
    guard start < end else { throw Self.failure(text) }
  }

  /// A number that one can add to.
  private static func number(_ text: Substring) -> Int? {
    guard let number = Int(text), (0..<Int.max).contains(number) else { return nil }
    return number
  }

  private static func failure(_ text: String) -> Failure {
    .usage(
      "--frames \"\(text)\": it must be two numbers from 0 on, the first the lesser, as in 0..<8 "
        + "or 0...7, or 8... for the rest")
  }
}

extension String {
  /// What stands before and behind the first `separator`, if there is one.
  fileprivate func components(around separator: String) -> (before: Substring, after: Substring)? {
    guard let place = ranges(of: separator).first else { return nil }
    return (self[..<place.lowerBound], self[place.upperBound...])
  }
}
