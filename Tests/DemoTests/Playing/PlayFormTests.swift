import Testing

@testable import Demo

@Suite struct PlayFormTests {
  @Test(
    "the environment says which colours there are",
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], PlayForm.trueColor),
      (["TERM": "screen", "COLORTERM": "24bit"], .trueColor),
      (["TERM": "xterm-direct"], .trueColor),
      (["TERM": "xterm-256color"], .indexed), (["TERM": "tmux-256color"], .indexed),
      (["TERM": "xterm-256color", "COLORTERM": "yes"], .indexed),
      (["TERM": "vt100"], .plain), ([:], .plain), (["COLORTERM": "truecolor"], .plain),
      (["TERM": "dumb", "COLORTERM": "truecolor"], .plain),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .plain),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed),
      (["TERM": "xterm"], .indexed), (["TERM": "xterm-kitty"], .indexed),
      (["TERM": "foot"], .indexed), (["TERM": "linux"], .plain),
      // Who understands pixels says so himself.
      (["TERM": "xterm-kitty", "COLORTERM": "truecolor"], .trueColor),
    ])
  func choice(environment: [String: String], form: PlayForm) {
    #expect(PlayForm.chosen(by: environment, isTerminal: true) == form)
    #expect(PlayForm.chosen(by: environment, isTerminal: false) == .plain)
  }
}
