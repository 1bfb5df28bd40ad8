import Scene
import Testing

@Suite struct LabelTests {
  private func label(_ text: String, size: Double = 20) -> Label {
    let label = Label()
    label.font = .system(size: size)
    label.text = text
    return label
  }

  /// The only glyph run of a label, and the clips around it.
  private func picture(
    _ label: Label, scale: Double = 2, direction: LayoutDirection = .leftToRight
  ) -> (run: GlyphRun?, clips: [Shape]) {
    let stage = Stage(
      size: Size(width: 400, height: 200), scale: scale, layoutDirection: direction)
    stage.root.addSubview(label)
    let list = stage.displayList(at: 0)
    var clips: [Shape] = []
    for command in list.commands {
      if case .beginGroup(let clip?, _, _, _) = command { clips.append(clip) }
    }
    return (list.glyphRuns.first, clips)
  }

  @Test("the intrinsic size is the text's, each side rounded up to a device pixel")
  func intrinsicSize() {
    // H is 0.732 em wide: 2 · 0.732 · 17 = 24.888; the line is 1.2 em high: 20.4.
    let label = label("HH", size: 17)
    #expect(label.intrinsicContentSize == Size(width: 25, height: 21))
    let stage = Stage(size: Size(width: 100, height: 100), scale: 2)
    stage.root.addSubview(label)
    #expect(label.intrinsicContentSize == Size(width: 25, height: 20.5))
    stage.scale = 4
    #expect(label.intrinsicContentSize == Size(width: 25, height: 20.5))
    #expect(label.sizeThatFits(Size(width: 3, height: 3)) == Size(width: 25, height: 20.5))
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("a label made with its text has the size the text needs")
  func madeWithText() {
    let label = Label(text: "HH", font: .system(size: 17))
    #expect(label.frame == Rect(x: 0, y: 0, width: 25, height: 21))
    #expect(label.intrinsicContentSize == label.frame.size)
  }

  @Test("a label as large as its text shows it whole", arguments: [1.0, 2, 3, 0.5, 1.7])
  func sizeToFit(scale: Double) {
    for text in ["Hello", "AVATAR", "illusion", "Wave r."] {
      let label = label(text, size: 17)
      let stage = Stage(size: Size(width: 400, height: 100), scale: scale)
      stage.root.addSubview(label)
      label.sizeToFit()
      let run = stage.displayList(at: 0).glyphRuns.first
      #expect(run?.items.count == text.count)
    }
  }

  @Test("the block is centred and the baseline lies on whole device pixels inside the label")
  func baseline() {
    // 20 points: the line is 24 high, the baseline 19 below its top. Height 44: top 10, baseline 29.
    let label = label("H")
    label.frame = Rect(x: 10.3, y: 5.7, width: 100, height: 44)
    #expect(picture(label).run?.items.first?.origin.y == 29)
    // Height 43.3 at scale 2: top 9.65 becomes 9.5 and the baseline 28.5.
    label.bounds.size.height = 43.3
    #expect(picture(label).run?.items.first?.origin.y == 28.5)
    // Height 43.5 at scale 1: top 9.75 becomes 10.
    label.bounds.size.height = 43.5
    #expect(picture(label, scale: 1).run?.items.first?.origin.y == 29)
    // Halves go up: height 43 at scale 1: top 9.5 becomes 10; height 5: top -9.5 becomes -9.
    label.bounds.size.height = 43
    #expect(picture(label, scale: 1).run?.items.first?.origin.y == 29)
    label.bounds.size.height = 5
    #expect(picture(label, scale: 1).run?.items.first?.origin.y == 10)
  }

  @Test(
    "the line goes where the alignment says, unrounded",
    arguments: [
      (TextAlignment.natural, LayoutDirection.leftToRight, 0.0),
      (.natural, .rightToLeft, 85.36), (.justified, .rightToLeft, 85.36),
      (.justified, .leftToRight, 0), (.left, .rightToLeft, 0), (.right, .leftToRight, 85.36),
      (.center, .leftToRight, 42.68), (.center, .rightToLeft, 42.68),
    ])
  func alignment(alignment: TextAlignment, direction: LayoutDirection, x: Double) throws {
    // H is 0.732 · 20 = 14.64 wide in a label of 100.
    let label = label("H")
    label.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    label.textAlignment = alignment
    let run = try #require(picture(label, direction: direction).run)
    #expect(abs(run.items[0].origin.x - x) < 1e-9)
  }

  @Test("one line shows the first words, as many letters, the end, or both ends, by its mode")
  func oneLine() {
    // H is 14.64 wide, I 5.44, a space 5.56, an … 16.8: HI HI is 45.72 wide, HI HIH 60.36.
    let label = label("HI HIHHHH\nI")
    label.frame = Rect(x: 0, y: 0, width: 50, height: 30)
    func shown(_ mode: LineBreakMode) -> [Glyph]? {
      label.lineBreakMode = mode
      return picture(label).run?.items.map(\.glyph)
    }
    func glyphs(_ text: String) -> [Glyph] { text.map { label.font.glyph(for: $0) } }
    #expect(shown(.byWordWrapping) == glyphs("HI "))
    #expect(shown(.byCharWrapping) == glyphs("HI HI"))
    #expect(shown(.byClipping) == glyphs("HI HIHHHH I"))
    // HI… is 36.88 wide, HI H… 57.08; …H I 42.44, …HH I 57.08; H…I 36.88, H… I 42.44.
    #expect(shown(.byTruncatingTail) == glyphs("HI…"))
    #expect(shown(.byTruncatingHead) == glyphs("…H I"))
    #expect(shown(.byTruncatingMiddle) == glyphs("H…I"))
  }

  @Test("a long text is truncated with …, or cut where clipping is asked for")
  func lineBreakModes() {
    let label = label("HHHHHHHH")
    label.textAlignment = .right
    label.frame = Rect(x: 0, y: 0, width: 50, height: 30)
    let ellipsis = label.font.glyph(for: "…")
    #expect(picture(label).run?.items.last?.glyph == ellipsis)
    label.lineBreakMode = .byClipping
    let (run, clips) = picture(label)
    #expect(run?.items.count == 8 && run?.items.first?.origin.x == 0)
    #expect(clips == [.rect(Rect(x: 0, y: 0, width: 50, height: 30))])
  }

  @Test("a text well inside needs no clip; one that touches the bounds gets it")
  func clips() {
    let label = label("Hj")
    label.textAlignment = .center
    label.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    #expect(picture(label).clips.isEmpty)
    label.frame.size.height = 20
    #expect(picture(label).clips.count == 1)
  }

  @Test("moving the bounds' origin moves nothing inside")
  func boundsOrigin() throws {
    let label = label("H")
    label.bounds = Rect(x: 7, y: 3, width: 100, height: 44)
    let run = try #require(picture(label).run)
    #expect(run.items[0].origin == Point(x: 7, y: 3 + 29))
  }

  @Test("a label takes no taps, describes its text, and draws nothing without text or room")
  func basics() {
    let label = label("Hello")
    #expect(!label.isUserInteractionEnabled)
    #expect(label.description.contains("text \"Hello\""))
    #expect(picture(label).run == nil)
    label.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    label.text = ""
    #expect(picture(label).run == nil)
    #expect(Label().font == .system(size: 17) && Label().textColor == .black)
  }

  @Test("a change of text or font asks the superview for layout, setting the same does not")
  func invalidation() {
    final class Probe: View {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let probe = Probe()
    let label = label("a")
    probe.addSubview(label)
    probe.layoutIfNeeded()
    let before = probe.count
    label.text = "a"
    label.font = .system(size: 20)
    probe.layoutIfNeeded()
    #expect(probe.count == before)
    label.text = "b"
    probe.layoutIfNeeded()
    #expect(probe.count == before + 1)
    label.font = .system(size: 21)
    probe.layoutIfNeeded()
    #expect(probe.count == before + 2)
  }

  @Test("hostile sizes have a result", arguments: [Double.nan, .infinity, -1, 0, 1e9, 1e300])
  func hostile(value: Double) {
    let label = label("Hello", size: value)
    label.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    _ = picture(label)
    label.font = .system(size: 20)
    label.frame = Rect(x: value, y: 0, width: value, height: value)
    _ = picture(label)
    label.text = String(repeating: "long ", count: 2000)
    label.frame = Rect(x: 0, y: 0, width: 100, height: 44)
    #expect(picture(label).run?.items.count ?? 99 < 20)
  }
}
