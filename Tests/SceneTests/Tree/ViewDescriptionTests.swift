import Scene
import Testing

@Suite struct ViewDescriptionTests {
  @Test("a tree is described with what is set in it")
  func tree() {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 44.5))
    let child = View(frame: Rect(x: -1.0 / 3, y: 1e15, width: 2.0005, height: 0.05))
    child.name = "pill"
    child.alpha = 0.5
    child.backgroundColor = Color(255, 0, 10)
    child.cornerRadius = 10
    child.borderWidth = 1
    child.borderColor = Color(0, 0, 0, alpha: 128)
    child.clipsToBounds = true
    child.isHidden = true
    child.numbers = [.nan, -.infinity, -0.0]
    root.addSubview(child)
    root.addSubview(View())
    #expect(
      root.recursiveDescription() == """
        View frame (0, 0, 320, 44.5)
          View "pill" frame (-0.333, 1e15, 2.001, 0.05), alpha 0.5, background #ff000a, radius 10, \
        border 1 #00000080, numbers nan -inf 0, hidden, clips
          View frame (0, 0, 0, 0)

        """)
  }

  @Test("names and texts are escaped, so that a view is one line")
  func escapes() {
    let label = Label(text: "a\nb", font: .system(size: 0))
    label.name = "\"\\\u{1B}\u{2028}é"
    #expect(
      label.description == #"Label "\"\\\u{1b}\u{2028}é" frame (0, 0, 0, 0), no interaction, "#
        + #"text "a\nb""#)
  }

  @Test(
    "numbers have three decimals, and an exponent from 10¹² on",
    arguments: [
      (999_999_999_999.9994, "999999999999.999"), (1e12, "1e12"), (9.99949e15, "9.999e15"),
      (9.9996e15, "1e16"), (-1.7976931348623157e308, "-1.798e308"), (0.0004, "0"),
      (-0.0005, "-0.001"),
    ])
  func numbers(value: Double, text: String) {
    let view = View()
    view.numbers = [value]
    #expect(view.description.hasSuffix("numbers \(text)"))
  }

  @Test("beyond 40 levels the depth is a number")
  func deep() {
    let root = View()
    var innermost = root
    for _ in 0..<100_000 {
      let view = View()
      innermost.addSubview(view)
      innermost = view
    }
    let lines = root.recursiveDescription().split(separator: "\n")
    #expect(lines.count == 100_001)
    #expect(lines[40] == String(repeating: "  ", count: 40) + "View frame (0, 0, 0, 0)")
    #expect(lines[41] == "[41] View frame (0, 0, 0, 0)")
    #expect(lines[100_000] == "[100000] View frame (0, 0, 0, 0)")
  }
}
