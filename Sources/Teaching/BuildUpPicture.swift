import Raster
public import Scene

/// A picture as it comes to be: after its first contribution, its second, and so on, one under the
/// other, each with what was added.
public struct BuildUpPicture: Hashable, Sendable {
  private static let captionHeight = 24.0
  private static let gap = 10.0
  private static let margin = 16.0

  private let list: DisplayList
  /// The places of the commands that are shown as steps.
  private let steps: [Int]

  /// Takes a picture apart in time.
  ///
  /// - Parameters:
  ///   - list: The picture.
  ///   - limit: How many steps there are at most, at least 1; of more contributions each step adds
  ///     several.
  public init(_ list: DisplayList, limit: Int = 40) {
    self.list = list
    let places = list.commands.indices.filter { place in
      switch list.commands[place] {
      case .fill, .image: true
      case .beginGroup, .endGroup: false
      }
    }
    let limit = max(1, limit)
    let stride = max(1, (places.count + limit - 1) / limit)
    steps = places.indices.filter { ($0 + 1) % stride == 0 || $0 == places.count - 1 }
      .map { places[$0] }
  }

  /// The number of steps.
  public var stepCount: Int { steps.count }

  /// The strip, 1 pixel a point.
  public func picture() -> DisplayList {
    let (width, height) = (Double(list.pixelWidth), Double(list.pixelHeight))
    let rowHeight = height + Self.captionHeight + Self.gap
    var builder = DisplayListBuilder(
      size: Size(
        width: max(width, 320) + 2 * Self.margin,
        height: Double(steps.count) * rowHeight + 2 * Self.margin),
      scale: 1, background: Color(white: 0.93))
    for (row, place) in steps.enumerated() {
      let top = Self.margin + Double(row) * rowHeight
      drawCaption("\(row + 1).", list.name(ofCommand: place), at: top, &builder)
      drawStep(upTo: place, at: Point(x: Self.margin, y: top + Self.captionHeight), &builder)
    }
    return builder.build()
  }

  /// Writes a number and a name, of which the end says more than the beginning.
  private func drawCaption(
    _ number: String, _ name: String, at top: Double, _ builder: inout DisplayListBuilder
  ) {
    let font = Font.system(size: 14)
    let color = Color(white: 0.25)
    let baseline = Point(x: Self.margin, y: top + font.ascender)
    let indent = 24.0
    builder.fill(font.glyphRun(for: number, at: baseline), color: color)
    let line = TextLine(name, font: font)
      .truncated(to: max(Double(list.pixelWidth), 320) - indent, mode: .byTruncatingHead)
    builder.fill(line.run(at: Point(x: baseline.x + indent, y: baseline.y)), color: color)
  }

  /// Draws the picture up to a command, the background first.
  private func drawStep(
    upTo place: Int, at origin: Point, _ builder: inout DisplayListBuilder
  ) {
    let map = AffineTransform.identity.translatedBy(x: origin.x, y: origin.y)
    let screen = Rect(
      x: 0, y: 0, width: Double(list.pixelWidth), height: Double(list.pixelHeight))
    builder.beginGroup(clip: .rect(screen), transform: map)
    builder.fill(.rect(screen), color: list.background, transform: map)
    let copier = CommandCopier(list: list)
    var open = 0
    for command in list.commands[...place] {
      copier.copy(command, map, into: &builder)
      if case .beginGroup = command { open += 1 }
      if case .endGroup = command { open -= 1 }
    }
    for _ in 0...open { builder.endGroup() }
  }
}
