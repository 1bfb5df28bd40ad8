import Scene

/// A frame of the segmented control, its pill between two titles: the labels in dark on white, and
/// in the pill's window again in white.
struct Strip {
  static let size = Size(width: 750, height: 88)
  static let background = Color(220, 220, 224)

  private let bounds = RoundedRect(
    rect: Rect(x: 0, y: 0, width: 750, height: 88), radius: 20)
  private let pill = RoundedRect(
    rect: Rect(x: 62.37, y: 0, width: 250, height: 88), radius: 20)
  private let labels: [GlyphRun]

  init(_ typeface: Typeface) {
    let font = Font(typeface, size: 18)
    labels = [("First", 103.0), ("Second", 343), ("Third", 602)].map { text, x in
      font.glyphRun(for: text, at: Point(x: x, y: 50))
    }
  }

  func record(_ list: inout DisplayListBuilder) {
    list.fill(.roundedRect(bounds), color: .white)
    for label in labels { list.fill(label, color: Color(40, 40, 48)) }
    list.beginGroup(clip: .rect(pill.rect))
    list.fill(.roundedRect(pill), color: Color(220, 40, 50))
    for label in labels { list.fill(label, color: .white) }
    list.endGroup()
  }
}
