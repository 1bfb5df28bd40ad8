package import Raster
package import Scene

/// The layers that made a pixel, the lowest first: what its ledger tells, in a few lines.
package struct Blame {
  /// One step of the ledger.
  package struct Layer {
    /// The views down to the one that drew it, or whose group ends.
    package let path: String
    /// What was drawn, or what the group's end leaves of it, in a few words.
    package let detail: String
    /// What the pixel is then.
    package let result: Pixel
  }

  /// Why no further layers are told.
  package enum End {
    /// The background lies below.
    case background
    /// The lowest layer told hides what lies below it.
    case hidden
    /// There are more than are worth telling.
    case limit
  }

  /// So many layers are told, the uppermost of them.
  private static let layerLimit = 24

  /// The column of the pixel.
  package let x: Int
  /// The row of the pixel.
  package let y: Int
  /// What lies behind all layers.
  package let background: Pixel
  /// The layers, the lowest first.
  package private(set) var layers: [Layer] = []
  /// What lies below them.
  package private(set) var end = End.background

  /// Finds the layers of a pixel, from the uppermost down to one that hides what is below it.
  package init(of list: DisplayList, x: Int, y: Int) {
    (self.x, self.y) = (x, y)
    background = Pixel(list.background)
    let ledger = PixelLedger(list, x: x, y: y)
    let first = ledger.firstVisibleEntry
    for entry in ledger.entries[first...].reversed() {
      guard let layer = Layer(entry, in: list) else { continue }
      guard layers.count < Self.layerLimit else {
        end = .limit
        break
      }
      layers.append(layer)
    }
    if end == .background, first > 0 { end = .hidden }
    layers.reverse()
  }

  /// A line for each layer, the lowest first.
  package var text: String {
    var lines = ["layers at (\(x), \(y)), the lowest first:"]
    switch end {
    case .background: lines.append("  background \(background.components)")
    case .hidden: break
    case .limit: lines.append("  …")
    }
    for layer in layers {
      let path = layer.path.isEmpty ? "a shape" : layer.path
      lines.append("  \(path): \(layer.detail) -> \(layer.result.components)")
    }
    return lines.joined(separator: "\n")
  }
}

extension Blame.Layer {
  /// Tells an entry; `nil` for one that changes nothing by itself.
  fileprivate init?(_ entry: PixelLedger.Entry, in list: DisplayList) {
    guard let place = entry.command, list.commands.indices.contains(place) else { return nil }
    switch list.commands[place] {
    case .fill(_, let color, _, let source):
      path = list.viewPath(of: source)
      detail = "\(Pixel(color).spelling), covers \(Self.percent(entry.coverage))"
    case .image(_, _, let source):
      path = list.viewPath(of: source)
      detail = "an image's \(entry.source.spelling), covers \(Self.percent(entry.coverage))"
    case .beginGroup(_, _, _, let source):
      guard entry.kind == .groupEnd, (1...254).contains(entry.amount) else { return nil }
      path = list.viewPath(of: source)
      detail = "all of it, of which its clip and opacity leave \(Self.percent(entry.amount))"
    case .endGroup: return nil
    }
    result = entry.after
  }

  /// A number of 255ths in hundredths: neither nothing nor all, if it is not.
  private static func percent(_ part: UInt8) -> String {
    let share = (Int(part) * 200 + 255) / 510
    return share == 0 ? "under 1 %" : share == 100 && part < 255 ? "99 %" : "\(share) %"
  }
}
