/// A view that shows a line of text.
///
/// The line lies in the middle of the height, and its baseline is rounded to a device pixel inside
/// the label, never again on the stage: a label that moves by parts of a pixel does not jump.
open class Label: View {
  /// What is shown; line breaks are shown as spaces.
  public final var text: String {
    didSet { contentDidChange(text != oldValue) }
  }
  /// The font.
  public final var font: Font {
    didSet { contentDidChange(font != oldValue) }
  }
  /// The colour of the glyphs.
  public final var textColor = Color.black
  /// Where the line goes if it is narrower than the label.
  public final var textAlignment = TextAlignment.natural
  /// What becomes of the line if it is wider than the label.
  public final var lineBreakMode = LineBreakMode.byTruncatingTail

  private final var line: TextLine

  /// Creates a label without text.
  public override init(frame: Rect = .zero) {
    text = ""
    font = .system(size: 17)
    line = TextLine("", font: font)
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label with a text, as large as the text needs outside a stage.
  public convenience init(text: String, font: Font = .system(size: 17)) {
    self.init()
    self.font = font
    self.text = text
    // An initialiser calls no observers.
    contentDidChange(true)
    sizeToFit()
  }

  open override var typeName: StaticString { "Label" }

  open override var detail: String { text.isEmpty ? "" : "text \(text.quoted)" }

  /// The size of the line, each side rounded up to a device pixel; nothing for an empty text.
  open override var intrinsicContentSize: Size {
    let (size, scale) = (line.size, pixelsPerPoint)
    return Size(
      width: Self.roundedUp(size.width, scale), height: Self.roundedUp(size.height, scale))
  }

  /// The size of the whole line, whatever room is offered.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  open override func draw(_ canvas: inout Canvas) {
    let bounds = canvas.bounds
    guard !line.isEmpty, !bounds.isEmpty else { return }
    let shown = lineBreakMode == .byClipping ? line : line.truncated(to: bounds.width)
    // A line that does not fit shows its beginning, whatever the alignment.
    let room = max(0, bounds.width - shown.width)
    let origin = Point(
      x: bounds.minX + room * leftShare,
      y: bounds.minY + baseline(inHeight: bounds.height))
    if !Self.surelyContains(bounds, shown, origin) { canvas.clip(to: bounds) }
    canvas.draw(shown.run(at: origin), color: textColor)
  }

  /// How much of the room beside the line is on its left.
  private final var leftShare: Double {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: effectiveLayoutDirection == .leftToRight ? 0 : 1
    }
  }

  /// How far below the top of a label of a height the baseline lies.
  private final func baseline(inHeight height: Double) -> Double {
    let scale = pixelsPerPoint
    let top = Self.rounded((height - font.lineHeight) / 2, scale)
    return Self.rounded(top + font.ascender, scale)
  }

  private final var pixelsPerPoint: Double { stage?.scale ?? 1 }

  private final func contentDidChange(_ isChange: Bool) {
    guard isChange else { return }
    line = TextLine(text, font: font)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Whether no glyph can reach beyond the bounds: they stay within a fifth of an em beside their
  /// advances, and between ascender and descender.
  private static func surelyContains(_ bounds: Rect, _ line: TextLine, _ origin: Point) -> Bool {
    let margin = line.font.size / 5
    return origin.x - margin >= bounds.minX && origin.x + line.width + margin <= bounds.maxX
      && origin.y - line.font.ascender >= bounds.minY
      && origin.y - line.font.descender <= bounds.maxY
  }

  /// The nearest whole device pixel, halves up.
  private static func rounded(_ length: Double, _ scale: Double) -> Double {
    (length * scale + 0.5).rounded(.down) / scale
  }

  /// The next whole device pixel; a rounding error of a sum is not a further pixel.
  private static func roundedUp(_ length: Double, _ scale: Double) -> Double {
    (length * scale - 1e-6).rounded(.up) / scale
  }
}
