/// As what pictures are shown in a terminal.
enum PlayForm: String, CaseIterable {
  /// Two pixels a character, in their own colours.
  case trueColor = "24bit"
  /// Two pixels a character, in the nearest colours of the 256 that terminals agree on.
  case indexed = "256"
  /// Characters that are as dark as two pixels, without colours.
  case plain
  /// Pixels, by the graphics protocol of the terminal kitty.
  case kitty
  /// Pixels, as printers and terminals of DEC understood them.
  case sixel

  /// What `--as` may be, as a part of a sentence.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Whether pixels are sent, not characters.
  var isGraphics: Bool { self == .kitty || self == .sixel }

  /// What is shown if nobody says as what: never pixels, as no variable tells who understands them.
  ///
  /// - `NO_COLOR`, a pipe or a file, and a terminal that says it is dumb, or nothing, get plain text;
  /// - `COLORTERM` with `truecolor` or `24bit`, or a `TERM` that ends in `-direct`, all colours;
  /// - a `TERM` with `256color`, or of a terminal that is known to have them, gets 256, any other plain
  ///   text.
  static func chosen(by environment: [String: String], isTerminal: Bool) -> PlayForm {
    let kind = environment["TERM"] ?? ""
    guard isTerminal, isAddressable(environment), environment["NO_COLOR", default: ""].isEmpty
    else { return .plain }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || kind.hasSuffix("-direct") {
      return .trueColor
    }
    let hasPalette = kind.contains("256color") || paletteKinds.contains { kind.hasPrefix($0) }
    return hasPalette ? .indexed : .plain
  }

  /// How the names of terminals begin that have 256 colours without saying it in their name.
  private static let paletteKinds = ["xterm", "alacritty", "foot", "tmux", "rxvt-unicode"]

  /// Whether the terminal can be written to at any place.
  static func isAddressable(_ environment: [String: String]) -> Bool {
    !["", "dumb"].contains(environment["TERM"] ?? "")
  }
}
