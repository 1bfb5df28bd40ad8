import Scene

/// Pictures of one size beside and under each other.
struct StillSheet {
  private static let gap = 4.0
  private static let captionHeight = 32.0
  private static let paper = Color(white: 0.85)

  /// The size of each picture, in its own pixels.
  let area: Size
  /// How many pixels wide and high each of them becomes.
  let enlargement: Double
  let columns: Int
  let hasCaptions: Bool
  private var pictures: [(image: Image, caption: String)] = []

  /// A sheet without pictures.
  init(area: Size, enlargement: Double, columns: Int, hasCaptions: Bool) {
    self.area = area
    self.enlargement = enlargement
    self.columns = columns
    self.hasCaptions = hasCaptions
  }

  /// Adds a picture behind the last.
  mutating func add(_ image: Image, caption: String) { pictures.append((image, caption)) }

  /// The sheet, 1 pixel a point.
  func picture() -> DisplayList {
    let count = Double(min(columns, pictures.count))
    let rows = Double((pictures.count + columns - 1) / columns)
    var builder = DisplayListBuilder(
      size: Size(
        width: Self.gap + count * (cell.width + Self.gap),
        height: Self.gap + rows * (cell.height + captionHeight + Self.gap)),
      background: Self.paper)
    for (place, picture) in pictures.enumerated() {
      draw(picture.image, picture.caption, at: origin(of: place), &builder)
    }
    return builder.build()
  }

  private var cell: Size {
    Size(width: area.width * enlargement, height: area.height * enlargement)
  }

  private var captionHeight: Double { hasCaptions ? Self.captionHeight : 0 }

  private func origin(of place: Int) -> Point {
    Point(
      x: Self.gap + Double(place % columns) * (cell.width + Self.gap),
      y: Self.gap + Double(place / columns) * (cell.height + captionHeight + Self.gap))
  }

  private func draw(
    _ image: Image, _ caption: String, at origin: Point, _ builder: inout DisplayListBuilder
  ) {
    if hasCaptions {
      let font = Font.system(size: 22)
      let baseline = Point(x: origin.x + 2, y: origin.y + (Self.captionHeight + font.capHeight) / 2)
      builder.fill(font.glyphRun(for: caption, at: baseline), color: Color(white: 0.25))
    }
    let place = Rect(
      origin: Point(x: origin.x, y: origin.y + captionHeight), size: cell)
    var placed = PlacedImage(image, rect: place)
    placed.magnificationFilter = .nearest
    builder.draw(image, as: placed)
  }
}
