/// A colour as a terminal is told it.
enum TerminalColor: Hashable {
  /// What the terminal writes in anyway.
  case standard
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
  /// One of the 256 that terminals agree on.
  case indexed(UInt8)

  /// The parameters of the sequence that sets it.
  func code(isBackground: Bool) -> String {
    let ground = isBackground ? 4 : 3
    return switch self {
    case .standard: "\(ground)9"
    case .rgb(let red, let green, let blue): "\(ground)8;2;\(red);\(green);\(blue)"
    case .indexed(let index): "\(ground)8;5;\(index)"
    }
  }
}
