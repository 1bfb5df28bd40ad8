import Scene

/// A view whose content has the size that a file records.
final class RecordedView: View {
  private let content: Size
  private let insets: EdgeInsets
  private var firstBaseline: View?
  private var lastBaseline: View?

  override var typeName: StaticString { "RecordedView" }
  override var alignmentRectInsets: EdgeInsets { insets }
  override var intrinsicContentSize: Size { content }
  override var forFirstBaselineLayout: View { firstBaseline ?? self }
  override var forLastBaselineLayout: View { lastBaseline ?? self }

  /// - Parameters:
  ///   - content: The size of the alignment rect that the content asks for.
  ///   - insets: By how much the alignment rect is smaller than the frame.
  init(content: Size, insets: EdgeInsets) {
    func outer(_ length: Double, _ inset: Double) -> Double {
      length == View.noIntrinsicMetric ? length : length + inset
    }
    self.content = Size(
      width: outer(content.width, insets.left + insets.right),
      height: outer(content.height, insets.top + insets.bottom))
    self.insets = insets
    super.init()
  }

  /// Says where the baselines of a view with text of the system's typeface lie.
  ///
  /// The first line of a label lies at its top, the last one at its bottom, unless there is but one;
  /// others have one line, in the middle. Ascender and descender count in whole points.
  func setBaselines(of element: Element, height: Double) {
    guard let size = element.fontSize else { return }
    let (ascender, descender) = ((0.9526 * size).rounded(), (0.2412 * size).rounded())
    let isLabel = element.name == "label"
    let isOneLine = (element["numberOfLines"] ?? "1") == "1"
    let first = isLabel ? ascender : (height + ascender - descender) / 2
    firstBaseline = mark(at: first)
    lastBaseline = mark(at: isOneLine ? first : height - descender)
  }

  /// A view of no size, whose edges are a baseline.
  private func mark(at y: Double) -> View {
    let mark = View(frame: Rect(x: 0, y: y, width: 0, height: 0))
    addSubview(mark)
    return mark
  }
}

extension Element {
  /// The size of the text, for kinds of views that have one line or more of it.
  fileprivate var fontSize: Double? {
    let usual: [String: Double] = ["label": 17, "button": 15, "textField": 17]
    guard let usual = usual[name] else { return nil }
    let font = child("fontDescription", key: "fontDescription")
    let styles = [
      "Title1": 28.0, "Title2": 22, "Title3": 20, "Headline": 17, "Body": 17, "Callout": 16,
      "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11,
    ]
    let style = font?["style"]?.replacing("UICTFontTextStyle", with: "")
    return font?.number("pointSize") ?? style.flatMap { styles[$0] } ?? usual
  }
}
