/// A title of a tab strip: in the middle of its bounds, between two fonts, in a colour that follows.
///
/// Its numbers are how far it is from the first font to the second, 0 … 1, the width it may have, and
/// red, green, blue and opacity; without them nothing is drawn. Baselines lie on whole device pixels
/// at both ends, and move evenly between them.
final class TabTitle: View {
  /// What it says.
  var text = "" { didSet { if text != oldValue { measure() } } }
  /// How it looks.
  private(set) var font = Font.system(size: 16)
  private(set) var selectedFont = Font.system(size: 16)
  private(set) var lineLimit = 1

  private var content = LabelText("", font: .system(size: 16), lineBreakMode: .byTruncatingTail)
  /// The same in the second font; `nil` if that is the first.
  private var selectedContent: LabelText?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  override var typeName: StaticString { "TabTitle" }

  override var detail: String { text.isEmpty ? "" : "text \(text.quoted)" }

  func setFonts(_ font: Font, selected: Font, lineLimit: Int) {
    guard font != self.font || selected != selectedFont || lineLimit != self.lineLimit
    else { return }
    self.font = font
    selectedFont = selected
    self.lineLimit = lineLimit
    measure()
  }

  /// The size of the text in a width, in the first font or the second.
  func size(inWidth width: Double, isSelected: Bool) -> Size {
    layout(width: width, isSelected: isSelected).size
  }

  override func draw(_ canvas: inout Canvas) {
    let numbers = canvas.state.numbers
    guard numbers.count == 6, !text.isEmpty else { return }
    let color = Color(
      red: numbers[2], green: numbers[3], blue: numbers[4], alpha: numbers[5])
    let (layout, baseline) = placed(selection: numbers[0], room: numbers[1], in: canvas.bounds)
    let firstAscent = layout.lines.first?.ascent ?? 0
    for line in layout.lines {
      let origin = Point(
        x: canvas.bounds.midX - line.width / 2,
        y: baseline + line.frame.minY + (line.ascent - firstAscent))
      line.draw(in: &canvas, at: origin, color: color)
    }
  }

  // MARK: - Lines

  private func measure() {
    content = LabelText(text, font: font, lineBreakMode: .byTruncatingTail)
    selectedContent =
      font == selectedFont
      ? nil : LabelText(text, font: selectedFont, lineBreakMode: .byTruncatingTail)
    setNeedsLayout()
  }

  private func layout(width: Double, isSelected: Bool) -> TextLayout {
    if isSelected, selectedContent != nil {
      return selectedContent?.layout(width: width, lineLimit: lineLimit)
        ?? content.layout(width: width, lineLimit: lineLimit)
    }
    return content.layout(width: width, lineLimit: lineLimit)
  }

  /// The lines, and the first one's baseline.
  private func placed(
    selection: Double, room: Double, in bounds: Rect
  ) -> (layout: TextLayout, baseline: Double) {
    guard selectedContent != nil, selection > 0, selection < 1 else {
      let layout = layout(width: room, isSelected: selection >= 1)
      return (layout, bounds.minY + baseline(of: layout, height: bounds.height))
    }
    let first = layout(width: room, isSelected: false)
    let last = layout(width: room, isSelected: true)
    let start = baseline(of: first, height: bounds.height)
    let end = baseline(of: last, height: bounds.height)
    return (
      layout(between: selection, room: room), bounds.minY + start.moved(to: end, selection)
    )
  }

  /// The lines in a font between the two, as wide as between the widths in these.
  private func layout(between selection: Double, room: Double) -> TextLayout {
    let font = (selection < 0.5 ? font : selectedFont)
      .withSize(font.size.moved(to: selectedFont.size, selection))
    let width = layout(width: .infinity, isSelected: false).width
      .moved(to: layout(width: .infinity, isSelected: true).width, selection)
    guard lineLimit == 1, width <= room + TextLine.tolerance else {
      return TextLayout(
        text, font: font, width: room, lineLimit: lineLimit,
        lineBreakMode: .byTruncatingTail)
    }
    let natural = TextLayout(text, font: font, lineLimit: 1, lineBreakMode: .byClipping)
    guard self.font.typeface != selectedFont.typeface, natural.width > 0 else { return natural }
    // Another face has other widths: the change of the face is not to be one of width, too.
    return TextLayout(
      text, font: font.withSize(font.size * (width / natural.width)),
      lineLimit: 1, lineBreakMode: .byClipping)
  }

  /// The first baseline of lines in the middle of a height, on whole device pixels.
  private func baseline(of layout: TextLayout, height: Double) -> Double {
    let scale = stage?.scale ?? 1
    func rounded(_ length: Double) -> Double { (length * scale + 0.5).rounded(.down) / scale }
    return rounded(rounded((height - layout.height) / 2) + layout.baseline(ofLine: 0))
  }
}
