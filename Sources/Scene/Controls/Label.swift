/// A view that shows a text, in one line unless it is told otherwise.
///
/// The lines lie together in the middle of the height. Each baseline is rounded to a device pixel
/// inside the label, never again on the stage: a label that moves by parts of a pixel does not jump.
///
/// Text of several lines is broken for the size the label is set to: while the size animates, lines
/// stay as they will be at the end. One line is shortened for the width that shows.
open class Label: View {
  /// What is shown.
  ///
  /// A line break begins a line where several are allowed. In the last one allowed, and so in the only
  /// one, a mode that clips or truncates shows line breaks as spaces, and a mode that wraps drops what
  /// follows.
  public final var text: String {
    didSet { if text != oldValue { contentDidChange() } }
  }
  /// The font.
  public final var font: Font {
    didSet { if font != oldValue { contentDidChange() } }
  }
  /// The colour of the glyphs.
  public final var textColor = Color.black
  /// Where lines go that are narrower than the label.
  public final var textAlignment = TextAlignment.natural
  /// How lines are broken, and what becomes of the part that has no room.
  public final var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { linesDidChange() } }
  }
  /// How many lines are shown at most; 0 and less is any number.
  ///
  /// A label that is too low for so many shows as many as it has room for, at least one, and
  /// `lineBreakMode` says what becomes of the rest.
  public final var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { linesDidChange() } }
  }
  /// The width at which `intrinsicContentSize` breaks lines if there may be several.
  ///
  /// At 0, and at anything else that is not above it, lines end at line breaks only, and layout asks
  /// anew for the height in the width it has found.
  public final var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { linesDidChange() } }
  }

  private final var content: LabelText

  /// Creates a label without text.
  public override init(frame: Rect = .zero) {
    text = ""
    font = .system(size: 17)
    content = LabelText("", font: font, lineBreakMode: .byTruncatingTail)
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label with a text, as large as the text needs outside a stage.
  public convenience init(text: String, font: Font = .system(size: 17)) {
    self.init()
    self.font = font
    self.text = text
    // An initialiser calls no observers.
    contentDidChange()
    sizeToFit()
  }

  open override var typeName: StaticString { "Label" }

  open override var detail: String { text.isEmpty ? "" : "text \(text.quoted)" }

  /// The size of the lines, each side rounded up to a device pixel; nothing for an empty text.
  open override var intrinsicContentSize: Size {
    roundedUp(content.layout(width: preferredWidth, lineLimit: numberOfLines).size)
  }

  override func usualHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    axis == .horizontal ? .defaultLow : .defaultLow.advanced(by: 1)
  }

  /// The size of the lines in the offered width, whatever the height; a single line is as wide as it
  /// is in any width.
  ///
  /// A width that is not above 0 is no limit.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicSize(wrappedTo: size.width) }

  open override func draw(_ canvas: inout Canvas) {
    let bounds = canvas.bounds
    guard !text.isEmpty, !bounds.isEmpty else { return }
    let lines = placedLines(in: bounds)
    if !lines.allSatisfy({ Self.surelyContains(bounds, $0.line, $0.origin) }) {
      canvas.clip(to: bounds)
    }
    for (line, origin) in lines { canvas.draw(line.run(at: origin), color: textColor) }
  }

  // MARK: - What layout asks

  override var wrapsToWidth: Bool { numberOfLines != 1 && !(preferredMaxLayoutWidth > 0) }

  override func intrinsicSize(wrappedTo width: Double) -> Size {
    guard numberOfLines != 1 else { return intrinsicContentSize }
    let width = width > 0 ? width : .infinity
    return roundedUp(content.layout(width: width, lineLimit: numberOfLines).size)
  }

  override func firstBaseline() -> LayoutBaseline {
    LayoutBaseline(heightFactor: 0.5, offset: font.ascender - heightInPresentWidth / 2)
  }

  override func lastBaseline() -> LayoutBaseline {
    LayoutBaseline(heightFactor: 0.5, offset: font.descender + heightInPresentWidth / 2)
  }

  /// The height of all lines in the width the label is set to; of one line if there is none.
  private final var heightInPresentWidth: Double {
    guard numberOfLines != 1 else { return font.lineHeight }
    let width = bounds.width > 0 ? bounds.width : preferredWidth
    return max(font.lineHeight, content.layout(width: width, lineLimit: numberOfLines).height)
  }

  /// The width that lines are broken at for the label's own size.
  private final var preferredWidth: Double {
    numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
  }

  // MARK: - Lines

  /// The lines that are shown in a rectangle, and where each begins.
  private final func placedLines(in shown: Rect) -> [(line: TextLine, origin: Point)] {
    let size = sizeOfLines(in: shown.size)
    let layout = content.layout(width: size.width, lineLimit: lineLimit(inHeight: size.height))
    return layout.lines.indices.map { index in
      var line = layout.lines[index]
      if textAlignment == .justified { line = line.justified(to: size.width) }
      // A line that does not fit shows its beginning, whatever the alignment.
      let room = max(0, shown.width - line.width)
      let baseline = baseline(ofLine: index, in: layout, height: shown.height)
      return (line, Point(x: shown.minX + room * leftShare, y: shown.minY + baseline))
    }
  }

  /// The size that lines are broken for when the label shows in a size.
  private final func sizeOfLines(in shown: Size) -> Size {
    numberOfLines == 1 || bounds.isEmpty ? shown : bounds.size
  }

  /// How many lines are allowed and have room.
  private final func lineLimit(inHeight height: Double) -> Int {
    let room = (height + TextLine.tolerance) / font.lineHeight
    // A count that is out of the range of `Int` is no limit; nor is NaN.
    guard numberOfLines != 1, room < Double(Int32.max) else { return numberOfLines }
    let count = max(1, Int(room))
    return numberOfLines > 0 ? min(numberOfLines, count) : count
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

  /// How far below the top of a label of a height the baseline of a line lies.
  private final func baseline(
    ofLine index: Int, in layout: TextLayout, height: Double
  ) -> Double {
    let scale = pixelsPerPoint
    let top = Self.rounded((height - layout.height) / 2, scale)
    return Self.rounded(top + layout.baseline(ofLine: index), scale)
  }

  private final var pixelsPerPoint: Double { stage?.scale ?? 1 }

  private final func contentDidChange() {
    content = LabelText(text, font: font, lineBreakMode: lineBreakMode)
    sizeDidChange()
  }

  private final func linesDidChange() {
    content = LabelText(content, lineBreakMode: lineBreakMode)
    sizeDidChange()
  }

  private final func sizeDidChange() {
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

  /// The next whole device pixels; a rounding error of a sum is not a further pixel.
  private final func roundedUp(_ size: Size) -> Size {
    let scale = pixelsPerPoint
    return Size(
      width: (size.width * scale - 1e-6).rounded(.up) / scale,
      height: (size.height * scale - 1e-6).rounded(.up) / scale)
  }
}
