import Raster
public import Scene

/// A picture as it comes to be: after its first contribution, its second, and so on, one under the
/// other, each with what was added; in several columns, if one would be too high to be looked at.
public struct BuildUpPicture: Hashable, Sendable {
  private static let captionHeight = 24.0
  private static let gap = 10.0
  private static let margin = 16.0
  /// The height of a column at most, if there is more than one.
  private static let columnHeight = 4000.0

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
    let width = max(Double(list.pixelWidth), 320) + Self.margin
    let height = Double(list.pixelHeight) + Self.captionHeight + Self.gap
    let most = max(1, Int(Self.columnHeight / height))
    let columns = max(1, (steps.count + most - 1) / most)
    let rows = (steps.count + columns - 1) / columns
    var builder = DisplayListBuilder(
      size: Size(
        width: Double(columns) * width + Self.margin,
        height: Double(rows) * height + 2 * Self.margin),
      scale: 1, background: Color(white: 0.93))
    for (step, place) in steps.enumerated() {
      let corner = Point(
        x: Self.margin + Double(step / rows) * width,
        y: Self.margin + Double(step % rows) * height)
      drawCaption("\(step + 1).", list.name(ofCommand: place), at: corner, &builder)
      let below = Point(x: corner.x, y: corner.y + Self.captionHeight)
      drawStep(upTo: place, at: below, &builder)
    }
    return builder.build()
  }

  /// Writes a number and a name, of which the end says more than the beginning.
  private func drawCaption(
    _ number: String, _ name: String, at corner: Point, _ builder: inout DisplayListBuilder
  ) {
    let font = Font.system(size: 14)
    let color = Color(white: 0.25)
    let baseline = Point(x: corner.x, y: corner.y + font.ascender)
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
