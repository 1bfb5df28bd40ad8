public import Compositor
public import Scene

/// The classic mistakes on one sheet: for each a picture as it should be, one with the mistake, what
/// differs, and a sentence.
public struct MistakeSheet: Hashable, Sendable {
  private static let margin = 32.0
  private static let header = 92.0
  private static let gap = 16.0
  private static let textWidth = 330.0
  private static let rowGap = 24.0
  private static let ink = Color(white: 0.12)
  private static let paleInk = Color(white: 0.42)

  private let mistakes: [Mistake]

  /// Takes the mistakes that are shown, one under the other.
  public init(_ mistakes: [Mistake] = Mistake.allCases) {
    self.mistakes = mistakes
  }

  /// The size in points.
  public var size: Size {
    let panel = MistakeScene.size
    let rows = Double(mistakes.count) * (panel.height + Self.rowGap)
    return Size(
      width: 2 * Self.margin + Self.textWidth + 3 * (panel.width + Self.gap),
      height: Self.header + rows - Self.rowGap + Self.margin)
  }

  /// The picture of the sheet.
  ///
  /// - Parameter scale: Device pixels a point.
  /// - Returns: The sheet.
  /// - Throws: Never; the scenes' sizes are ones that pictures have.
  public func picture(scale: Double = 1) throws(ImageError) -> DisplayList {
    let stage = Stage(size: size, scale: scale, background: Color(white: 0.97))
    addHeader(to: stage.root)
    for (row, mistake) in mistakes.enumerated() {
      let top = Self.header + Double(row) * (MistakeScene.size.height + Self.rowGap)
      try addRow(mistake, at: top, to: stage.root)
    }
    return stage.displayList()
  }

  // MARK: - Parts

  private func addHeader(to root: View) {
    let title = text("Classic mistakes", .system(size: 26, weight: .bold), Self.ink)
    title.frame = Rect(x: Self.margin, y: 26, width: Self.textWidth, height: 36)
    root.addSubview(title)
    for (place, name) in ["right", "wrong", "difference"].enumerated() {
      let heading = text(name, .system(size: 15, weight: .medium), Self.paleInk)
      heading.frame = Rect(x: panel(place, 0).minX, y: 60, width: 200, height: 22)
      root.addSubview(heading)
    }
  }

  private func addRow(_ mistake: Mistake, at top: Double, to root: View) throws(ImageError) {
    let scene = MistakeScene(mistake)
    let (right, wrong) = (try scene.picture(), try scene.wrongPicture())
    let difference = PictureDifference(right, wrong)
    for (place, words) in [right.words, wrong.words, difference.words].enumerated() {
      let image = try Image(width: right.width, height: right.height, words: words)
      let view = ImageView(image: image)
      view.magnificationFilter = .nearest
      view.frame = panel(place, top)
      let frame = View(frame: view.frame.insetBy(dx: -1, dy: -1))
      frame.backgroundColor = Color(white: 0.78)
      root.addSubview(frame)
      root.addSubview(view)
    }
    addWords(of: scene, difference.factor, at: top, to: root)
  }

  private func addWords(
    of scene: MistakeScene, _ factor: Int, at top: Double, to root: View
  ) {
    var note = scene.caption
    if scene.zoom > 1 { note += "; enlarged \(scene.zoom) times" }
    if factor > 1 { note += "; difference \(factor) times as strong" }
    let mistake = scene.mistake
    let words: [(text: String, font: Font, color: Color)] = [
      (mistake.title, .system(size: 17, weight: .bold), Self.ink),
      (mistake.name, .system(size: 13), Self.paleInk),
      (mistake.explanation, .system(size: 14), Self.ink),
      (note + ".", .system(size: 12), Self.paleInk),
    ]
    var y = top - 4
    for (text, font, color) in words {
      let label = self.text(text, font, color)
      let height = label.sizeThatFits(Size(width: Self.textWidth, height: .infinity)).height
      label.frame = Rect(x: Self.margin, y: y, width: Self.textWidth, height: height)
      root.addSubview(label)
      y += height + 4
    }
  }

  private func text(_ text: String, _ font: Font, _ color: Color) -> Label {
    let label = Label(text: text, font: font)
    label.textColor = color
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    return label
  }

  /// The place of a panel: 0 right, 1 wrong, 2 what differs.
  private func panel(_ place: Int, _ top: Double) -> Rect {
    let size = MistakeScene.size
    return Rect(
      x: Self.margin + Self.textWidth + Self.gap + Double(place) * (size.width + Self.gap), y: top,
      width: size.width, height: size.height)
  }
}
