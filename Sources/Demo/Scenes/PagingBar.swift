import Scene

/// A bar that says which pages of a pager there are, with a word at each end to go there.
final class PagingBar: View {
  private let pager: Pager
  private let fonts: FontChoice
  private let first = Label()
  private let last = Label()

  init(pager: Pager, fonts: FontChoice = FontChoice()) {
    self.pager = pager
    self.fonts = fonts
    super.init()
    backgroundColor = Color(white: 0.95)
    first.text = "First"
    last.text = "Last"
    last.textAlignment = .right
    for label in [first, last] {
      label.font = fonts.font(size: 16)
      label.textColor = Color(0, 122, 255)
      addSubview(label)
    }
  }

  override var typeName: StaticString { "PagingBar" }

  /// Of long numbers the last digits.
  private static func words(for page: Int) -> String {
    let digits = String(page)
    return digits.count > 4 ? "…" + digits.suffix(4) : digits
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 32, 0)
    for label in [first, last] {
      label.frame = Rect(x: 16, y: 0, width: width, height: bounds.height)
    }
  }

  override func draw(_ canvas: inout Canvas) {
    let font = fonts.font(size: 12)
    let text = pager.alivePages.map { Self.words(for: $0) }.joined(separator: "   ")
    let origin = Point(
      x: canvas.bounds.midX - font.size(of: text).width / 2,
      y: canvas.bounds.midY + font.capHeight / 2)
    canvas.draw(font.glyphRun(for: text, at: origin), color: Color(white: 0.4))
  }

  override func handleTap(at point: Point) -> Bool {
    pager.setPage(point.x > bounds.midX ? pager.pageCount - 1 : 0, animated: true)
    return true
  }
}
