/// The line below a picture that moves.
enum StatusLine {
  /// Time, place and speed, and what keys there are; cut where the terminal ends.
  static func text(
    time: Double, picture: Int, of count: Int, speed: Double, isPaused: Bool, columns: Int
  ) -> String {
    let place = "\(seconds(time)) s, \(picture + 1) of \(count), \(short(speed))x"
    let keys =
      "space \(isPaused ? "play" : "pause"), arrows step, + - speed, r restart, q quit"
    let gap = String(repeating: " ", count: max(2, min(26, columns - keys.count) - place.count))
    return String((place + gap + keys).prefix(max(0, columns)))
  }

  /// Three decimal places.
  private static func seconds(_ time: Double) -> String {
    let units = Int((min(max(time, 0), 1e9) * 1000).rounded())
    let decimals = String(units % 1000)
    return "\(units / 1000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }

  /// A number without what says nothing behind its point.
  private static func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
