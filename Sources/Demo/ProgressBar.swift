import Foundation

/// A bar on standard error, where that is a terminal and the work lasts longer than a second.
struct ProgressBar {
  private let total: Int
  private let isShown: Bool
  private let start = Date()
  private var lastPart = -1

  init(total: Int, isTerminal: Bool = StandardFile.error.isTerminal) {
    self.total = total
    isShown = isTerminal && total > 0
  }

  /// Shows how much is done.
  mutating func update(_ done: Int) {
    guard isShown, Date().timeIntervalSince(start) > 1 else { return }
    let part = done * 100 / total
    guard part != lastPart else { return }
    lastPart = part
    draw("\r" + Self.text(done, of: total))
  }

  /// Takes the bar away.
  func finish() {
    guard lastPart >= 0 else { return }
    draw("\r\u{1B}[K")
  }

  /// The bar at a moment, 30 characters long, and the numbers beside it.
  static func text(_ done: Int, of total: Int) -> String {
    let filled = done * 30 / max(total, 1)
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: 30 - filled)
    return "[\(bar)] \(done) of \(total)"
  }

  private func draw(_ text: String) {
    try? StandardFile.error.write(Array(text.utf8))
  }
}
