import Raster
import Scene

/// A pixel's neighbours, enlarged, and beside them what was drawn on it, the uppermost at the top.
struct LedgerPicture {
  /// Pixels on each side of the one that is explained.
  private static let reach = 8
  private static let enlargement = 16.0
  private static let rowHeight = 44.0
  private static let margin = 20.0
  private static let gray = Color(white: 0.4)

  private let ledger: PixelLedger
  private let list: DisplayList

  init(_ ledger: PixelLedger, _ list: DisplayList) {
    self.ledger = ledger
    self.list = list
  }

  /// A stage as large as the picture.
  func stage() throws(Failure) -> Stage {
    let side = Double(2 * Self.reach + 1) * Self.enlargement
    let rows = ledger.entries.filter { $0.kind != .groupBegin }
    let height = max(side, 40 + Double(rows.count) * Self.rowHeight)
    let stage = Stage(
      size: Size(width: side + 560 + 3 * Self.margin, height: height + 2 * Self.margin), scale: 2)
    stage.root.backgroundColor = .white
    let neighbours = try self.neighbours()
    neighbours.frame = Rect(x: Self.margin, y: Self.margin, width: side, height: side)
    stage.root.addSubview(neighbours)
    let left = side + 2 * Self.margin
    let title = label("Pixel \(ledger.x), \(ledger.y) is \(ledger.value.text)", 17, .black)
    title.frame = Rect(x: left, y: Self.margin, width: 560, height: 26)
    stage.root.addSubview(title)
    for (row, entry) in rows.reversed().enumerated() {
      let top = Self.margin + 40 + Double(row) * Self.rowHeight
      add(entry, to: stage.root, at: Point(x: left + Double(entry.depth) * 14, y: top))
    }
    return stage
  }

  // MARK: - Parts

  private func add(_ entry: PixelLedger.Entry, to root: View, at origin: Point) {
    for (place, pixel) in [entry.source, entry.after].enumerated() {
      let swatch = View(
        frame: Rect(x: origin.x + Double(place) * 31, y: origin.y, width: 28, height: 28))
      swatch.backgroundColor = pixel.color
      swatch.borderWidth = 0.5
      swatch.borderColor = Color(white: 0.6)
      swatch.cornerRadius = 4
      root.addSubview(swatch)
    }
    let name = entry.command.map { list.name(ofCommand: $0) } ?? "background"
    // The last parts of a long path say more than the first.
    let what = label(name, 14, .black)
    what.lineBreakMode = .byTruncatingHead
    what.frame = Rect(x: origin.x + 66, y: origin.y - 4, width: 480, height: 19)
    let numbers = label(
      "coverage \(entry.coverage), alpha \(entry.alpha): \(entry.before.text) becomes "
        + entry.after.text, 13, Self.gray)
    numbers.frame = Rect(x: origin.x + 66, y: origin.y + 14, width: 480, height: 18)
    for view in [what, numbers] { root.addSubview(view) }
  }

  private func label(_ text: String, _ size: Double, _ color: Color) -> Label {
    let label = Label(text: text, font: .system(size: size))
    label.textColor = color
    return label
  }

  private func neighbours() throws(Failure) -> View {
    let side = 2 * Self.reach + 1
    let tile = PixelRect(
      x: ledger.x - Self.reach, y: ledger.y - Self.reach, width: side, height: side)
    let image: Image
    do {
      image = Image(try Renderer().render(list, tile: tile))
    } catch {
      throw .usage("\(error)")
    }
    let view = ImageView(image: image)
    view.contentMode = .scaleToFill
    view.magnificationFilter = .nearest
    for outside in outside() { view.addSubview(outside) }
    let middle = Double(Self.reach) * Self.enlargement
    let mark = View(
      frame: Rect(x: middle, y: middle, width: Self.enlargement, height: Self.enlargement)
        .insetBy(dx: -2, dy: -2))
    mark.borderWidth = 2
    mark.borderColor = Color(0, 122, 255)
    view.addSubview(mark)
    return view
  }
}

extension LedgerPicture {
  /// Grey where the neighbourhood reaches beyond the picture.
  private func outside() -> [View] {
    let side = Double(2 * Self.reach + 1)
    func cells(_ length: Int, _ place: Int) -> (before: Double, after: Double) {
      (
        Double(min(max(Self.reach - place, 0), 2 * Self.reach + 1)),
        Double(min(max(place + Self.reach + 1 - length, 0), 2 * Self.reach + 1))
      )
    }
    let across = cells(list.pixelWidth, ledger.x)
    let down = cells(list.pixelHeight, ledger.y)
    let rects = [
      Rect(x: 0, y: 0, width: across.before, height: side),
      Rect(x: side - across.after, y: 0, width: across.after, height: side),
      Rect(x: 0, y: 0, width: side, height: down.before),
      Rect(x: 0, y: side - down.after, width: side, height: down.after),
    ]
    return rects.map { cells in
      let view = View(
        frame: Rect(
          x: cells.minX * Self.enlargement, y: cells.minY * Self.enlargement,
          width: cells.width * Self.enlargement, height: cells.height * Self.enlargement))
      view.backgroundColor = Color(white: 0.82)
      return view
    }
  }
}

extension Pixel {
  /// The pixel as a colour.
  fileprivate var color: Color {
    let pixel = straight
    return Color(pixel.red, pixel.green, pixel.blue, alpha: pixel.alpha)
  }
}
