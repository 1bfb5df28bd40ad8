import Testing

@testable import Demo

@Suite struct StatusLineTests {
  private func text(_ columns: Int, speed: Double = 0.25, isPaused: Bool = false) -> String {
    StatusLine.text(
      time: 2.0 / 15, picture: 7, of: 16, speed: speed, isPaused: isPaused, columns: columns)
  }

  @Test("it tells time, place, speed and keys in 80 columns, and never more than there are")
  func widths() {
    #expect(
      text(80)
        == "0.133 s, 8 of 16, 0.25x   space pause, arrows step, + - speed, r restart, q quit")
    #expect(text(200, speed: 4, isPaused: true).hasPrefix("0.133 s, 8 of 16, 4x      space play,"))
    for columns in 0...100 { #expect(text(columns).count <= columns) }
    #expect(text(17) == "0.133 s, 8 of 16,")
  }
}
