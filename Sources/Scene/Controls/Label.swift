/// A view that shows a text, in one line unless it is told otherwise.
///
/// The lines lie together in the middle of the height. Each baseline is rounded to a device pixel
/// inside the label, never again on the stage: a label that moves by parts of a pixel does not jump.
///
/// Text of several lines is broken for the size the label is set to: while the size animates, lines
/// stay as they will be at the end. One line is shortened for the width that shows.
///
/// A text is made of glyphs when it is set, not for each picture.
open class Label: View {
  /// Where a text stands that was made smaller to fit.
  public enum BaselineAdjustment: UInt8, Hashable, Sendable {
    /// On the baseline it would have in full size.
    case alignBaselines
    /// In the middle of the height.
    case alignCenters
    /// With its top where that would be in full size.
    case none
  }

  /// What is shown; to set it keeps the look of the first character for all of it.
  ///
  /// A line break begins a line where several are allowed. In the last one allowed, and so in the only
  /// one, a mode that clips or truncates shows line breaks as spaces, and a mode that wraps drops what
  /// follows.
  public final var text: String {
    get { shown.string }
    set {
      let new = AttributedText(newValue, attributes: firstAttributes)
      if new != shown { showNew(new) }
    }
  }

  /// What is shown, where parts of it look different.
  ///
  /// What has no font or colour has those last set for the label. `font` and `textColor` are then
  /// those of the first character, and `textAlignment` and `lineBreakMode` become those of its paragraph
  /// style, if it has one.
  public final var attributedText: AttributedText {
    get { shown }
    set { if newValue != shown { adopt(newValue) } }
  }

  /// The font of the first character; to set it gives it to all parts of the text.
  public final var font: Font {
    get { firstAttributes.font ?? usualFont }
    set {
      let isNew = newValue != usualFont
      usualFont = newValue
      let isChanged = changeAll(ifNeeded: { $0.font != nil }) { $0.font = nil }
      if isNew || isChanged { contentDidChange() }
    }
  }

  /// The colour of the first character; to set it gives it to all parts of the text.
  public final var textColor: Color {
    get { firstAttributes.color ?? usualColor }
    set {
      usualColor = newValue
      if changeAll(ifNeeded: { $0.color != nil }, { $0.color = nil }) { contentDidChange() }
    }
  }

  /// Where lines go that are narrower than the label; to set it sets that of all paragraphs.
  public final var textAlignment: TextAlignment {
    get { usualAlignment }
    set {
      let isNew = newValue != usualAlignment
      usualAlignment = newValue
      let isChanged = changeAll(ifNeeded: { $0.paragraphStyle != nil }) {
        $0.paragraphStyle?.alignment = newValue
      }
      if isNew || isChanged { contentDidChange() }
    }
  }

  /// How lines are broken, in all paragraphs, and what becomes of the part that has no room.
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
  /// Whether a single line that is too wide is drawn smaller; the label's own size does not change.
  public final var adjustsFontSizeToFitWidth = false
  /// How small a line may be drawn, as a share of its size; what still does not fit then is shortened.
  ///
  /// What is not above 0 is no limit, what is above 1 counts as 1.
  public final var minimumScaleFactor = 0.0
  /// Where a text stands that was made smaller to fit.
  public final var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// The colour of a shadow behind the glyphs, if any.
  public final var shadowColor: Color?
  /// By how much the shadow lies to the right and below.
  public final var shadowOffset = Size(width: 0, height: -1)
  /// The colour of all glyphs while the label is highlighted; `nil` leaves them as they are.
  public final var highlightedTextColor: Color?
  /// Whether the label is shown in `highlightedTextColor`.
  public final var isHighlighted = false

  final var content: LabelText
  private final var shown = AttributedText()
  /// The font of what has none.
  private final var usualFont = Font.system(size: 17)
  /// The colour of what has none.
  private(set) final var usualColor = Color.black
  private final var usualAlignment = TextAlignment.natural
  /// How a text looks that is set while there is none.
  private final var lastAttributes = TextAttributes()

  /// Creates a label without text.
  public override init(frame: Rect = .zero) {
    content = LabelText("", font: .system(size: 17), lineBreakMode: .byTruncatingTail)
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label with a text, as large as the text needs outside a stage.
  public convenience init(text: String, font: Font = .system(size: 17)) {
    self.init()
    self.font = font
    self.text = text
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
    guard !shown.isEmpty, !bounds.isEmpty else { return }
    drawLines(in: bounds, &canvas)
  }

  // MARK: - What layout asks

  override var wrapsToWidth: Bool { numberOfLines != 1 && !(preferredMaxLayoutWidth > 0) }

  override func intrinsicSize(wrappedTo width: Double) -> Size {
    guard numberOfLines != 1 else { return intrinsicContentSize }
    let width = width > 0 ? width : .infinity
    return roundedUp(content.layout(width: width, lineLimit: numberOfLines).size)
  }

  override func firstBaseline() -> LayoutBaseline {
    let layout = layoutInPresentWidth
    let height = max(font.lineHeight, layout.height)
    return LayoutBaseline(
      heightFactor: 0.5, offset: layout.baseline(ofLine: 0) - height / 2)
  }

  override func lastBaseline() -> LayoutBaseline {
    let layout = layoutInPresentWidth
    let height = max(font.lineHeight, layout.height)
    guard let last = layout.lines.last else {
      return LayoutBaseline(heightFactor: 0.5, offset: font.descender + height / 2)
    }
    return LayoutBaseline(
      heightFactor: 0.5, offset: last.ascent - last.height + height / 2)
  }

  /// The lines in the width the label is set to.
  private final var layoutInPresentWidth: TextLayout {
    let width = numberOfLines != 1 && bounds.width > 0 ? bounds.width : preferredWidth
    return content.layout(width: width, lineLimit: numberOfLines)
  }

  /// The width that lines are broken at for the label's own size.
  private final var preferredWidth: Double {
    numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
  }

  // MARK: - Changes

  private final var firstAttributes: TextAttributes {
    shown.spans.first?.attributes ?? lastAttributes
  }

  private final func adopt(_ text: AttributedText) {
    let first = text.spans.first?.attributes ?? TextAttributes()
    if let style = first.paragraphStyle {
      usualAlignment = style.alignment
      lineBreakMode = style.lineBreakMode
    }
    showNew(text)
  }

  private final func showNew(_ text: AttributedText) {
    if text.isEmpty { lastAttributes = firstAttributes }
    shown = text
    contentDidChange()
  }

  /// Changes all parts of the text if one of them asks for it; says whether one did.
  private final func changeAll(
    ifNeeded isNeeded: (TextAttributes) -> Bool, _ change: (inout TextAttributes) -> Void
  ) -> Bool {
    change(&lastAttributes)
    guard shown.spans.contains(where: { isNeeded($0.attributes) }) else { return false }
    shown.changeAttributes(change)
    return true
  }

  private final func contentDidChange() {
    content = LabelText(
      shown, font: usualFont, style: ParagraphStyle(alignment: usualAlignment),
      lineBreakMode: lineBreakMode)
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
}
