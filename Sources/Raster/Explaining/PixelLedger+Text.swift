public import Scene

extension PixelLedger {
  /// A line of a ledger written out for people.
  public struct Line: Hashable, Sendable {
    /// What the pixel is after what the line tells; `nil` in lines that tell of no change.
    public let value: Pixel?
    /// The line, in characters of one width.
    public let text: String
  }

  /// The ledger written out: a line for each entry, the lowest first, and for each that is mixed the
  /// sums, unrounded and rounded.
  ///
  /// `128 x 255 = 128` is coverage times alpha, in 255ths; the number behind `#` is the colour.
  ///
  /// - Parameter list: The picture that the ledger is of.
  /// - Returns: The lines, without those for what was skipped.
  public func lines(of list: DisplayList) -> [Line] {
    entries.indices.flatMap { index in
      let entry = entries[index]
      let rail = String(repeating: "| ", count: entry.depth)
      let head =
        Self.padded("\(index + 1)", 4) + "  " + rail + entry.mark
        + Self.padded(entry.factors, entry.factors.isEmpty ? 0 : 15)
      let width = 6 + 2 * 3 + 15
      let gap = String(repeating: " ", count: max(1, width - head.utf8.count))
      let line = Line(
        value: entry.after,
        text: head + gap + entry.after.text + "  " + entry.what(in: list))
      let sums = entry.sums.map { Line(value: nil, text: "      " + rail + "    " + $0) }
      return [line] + sums
    }
  }

  /// What drew nothing, a line each, in the list's order.
  ///
  /// - Parameter list: The picture that the ledger is of.
  /// - Returns: The lines: what it is, and the reason.
  public func skippedLines(of list: DisplayList) -> [Line] {
    skipped.map { skip in
      Line(value: nil, text: list.name(ofCommand: skip.command) + ": " + skip.reason.text(in: list))
    }
  }

  /// A text with blanks before it.
  static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}

extension PixelLedger.Entry {
  /// What shows where a group begins and ends.
  fileprivate var mark: String {
    switch kind {
    case .groupBegin: "/ "
    case .groupEnd: "\\ "
    case .background, .shape, .glyph, .image: ""
    }
  }

  /// Coverage, alpha and their product; nothing of what changes nothing.
  fileprivate var factors: String {
    switch kind {
    case .background, .groupBegin: ""
    case .shape, .glyph, .image, .groupEnd:
      PixelLedger.padded("\(coverage)", 3) + " x " + PixelLedger.padded("\(alpha)", 3) + " = "
        + PixelLedger.padded("\(amount)", 3)
    }
  }

  /// Who drew what.
  fileprivate func what(in list: DisplayList) -> String {
    guard let command else { return "background" }
    let name = list.name(ofCommand: command)
    switch kind {
    case .background: return "background"
    case .shape, .glyph, .image: return "\(name) \(source.text)"
    case .groupBegin: return "\(name) begins: its clip leaves \(coverage), its alpha is \(alpha)"
    case .groupEnd: return "\(name) ends: \(source.text) over \(backdrop.text)"
    }
  }

  /// The sums of the three colours where neither all nor nothing of the source counts.
  fileprivate var sums: [String] {
    guard kind != .groupBegin, kind != .background, (1...254).contains(amount) else { return [] }
    let channels: [(name: String, channel: (Pixel) -> UInt8)] = [
      ("red", { $0.red }), ("green", { $0.green }), ("blue", { $0.blue }),
    ]
    return channels.map { name, channel in
      let (s, d) = (Int(channel(source)), Int(channel(backdrop)))
      let (a, rest) = (Int(amount), 255 - Int(share))
      let sum = s * a + d * rest
      return PixelLedger.padded(name, 5) + " (\(s)*\(a) + \(d)*\(rest)) / 255 = "
        + "\(sum / 255)." + PixelLedger.thousandths(sum % 255) + " -> \(channel(after))"
    }
  }

  /// How much of the backdrop is covered, 0 … 255.
  private var share: UInt8 {
    guard kind == .image else { return amount }
    return UInt8(
      truncatingIfNeeded: BlendKernel.dividedBy255(UInt32(source.alpha) * UInt32(amount)))
  }
}

extension PixelLedger {
  /// A number of 255ths in thousandths, rounded: of fewer digits the nearest to a half would become one.
  fileprivate static func thousandths(_ rest: Int) -> String {
    let digits = "\((rest * 2000 + 255) / 510)"
    return String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }
}

extension PixelLedger.Skip.Reason {
  /// The reason as the end of a sentence.
  public func text(in list: DisplayList) -> String {
    switch self {
    case .outside: "lies elsewhere"
    case .clipped(let group): "cut away by \(list.name(ofCommand: group))"
    case .insideTransparentGroup(let group): "inside \(list.name(ofCommand: group)) of alpha 0"
    case .transparent: "has alpha 0"
    case .notCovered: "covers nothing of the pixel"
    }
  }
}
