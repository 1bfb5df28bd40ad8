package import Raster
package import Scene

/// The layers that made a pixel, the lowest first.
package struct Blame {
  /// One step of a display list that reaches the pixel.
  package struct Layer {
    /// The views down to the one that drew it.
    package let path: String
    /// How much of the pixel it covers, 0 … 1, as cut by all clips.
    package let coverage: Double
    /// Its colour; of an image what it shows in the pixel.
    package let color: Color
    /// The product of the opacities of the groups that it is in.
    package let groupOpacity: Double
    /// What the pixel is once it is drawn.
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
  /// So many commands are drawn again at most, to bound the time.
  private static let commandLimit = 200_000

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
  ///
  /// Each shape is drawn alone, white on black, within its clips: so its grey is its coverage.
  package init(of list: DisplayList, x: Int, y: Int) {
    (self.x, self.y) = (x, y)
    background = Pixel(list.background)
    let tracer = Tracer(list: list, x: x, y: y)
    let groups = Self.groups(of: list)
    var work = 0
    for place in list.commands.indices.reversed() {
      guard let (color, source) = tracer.paint(of: list.commands[place]) else { continue }
      work += 1
      guard layers.count < Self.layerLimit, work < Self.commandLimit else {
        end = .limit
        break
      }
      guard tracer.coverage(of: list.commands[place], in: []) > 0 else { continue }
      let (clips, opacity) = Self.chain(of: groups[place], groups, list)
      work += clips.count
      let coverage = tracer.coverage(of: list.commands[place], in: clips)
      guard coverage > 0 else { continue }
      layers.append(
        Layer(
          path: list.viewPath(of: source), coverage: coverage, color: color,
          groupOpacity: opacity, result: tracer.result(upTo: place, depth: clips.count)))
      guard coverage < 1 || opacity < 1 || color.alpha < 1 else {
        end = .hidden
        break
      }
    }
    layers.reverse()
  }

  /// For each command the place of the group that it is in, or -1.
  private static func groups(of list: DisplayList) -> [Int] {
    var open: [Int] = []
    return list.commands.enumerated().map { place, command in
      switch command {
      case .fill, .image: return open.last ?? -1
      case .beginGroup:
        defer { open.append(place) }
        return open.last ?? -1
      case .endGroup:
        open.removeLast()
        return open.last ?? -1
      }
    }
  }

  /// A group and those round it, the outermost first, without their opacities; and the product of these.
  private static func chain(
    of group: Int, _ groups: [Int], _ list: DisplayList
  ) -> (clips: [DisplayList.Command], opacity: Double) {
    var (clips, opacity, place) = ([DisplayList.Command](), 1.0, group)
    while place >= 0 {
      if case .beginGroup(let clip, let alpha, let transform, let source) = list.commands[place] {
        clips.append(.beginGroup(clip: clip, alpha: 1, transform: transform, source: source))
        opacity *= alpha
      }
      place = groups[place]
    }
    return (clips.reversed(), opacity)
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
  /// Colour, coverage and opacity in a few words.
  package var detail: String {
    let share = Int(coverage * 100 + 0.5)
    let covers = share == 0 ? "under 1 %" : share == 100 && coverage < 1 ? "99 %" : "\(share) %"
    var text = "\(Pixel(color).spelling), covers \(covers)"
    if groupOpacity < 1 {
      text += ", in groups of opacity \(Double(Int(groupOpacity * 1000)) / 1000)"
    }
    return text
  }
}

/// Draws one pixel of parts of a list.
private struct Tracer {
  let list: DisplayList
  let tile: PixelRect
  private let renderer = Renderer()

  init(list: DisplayList, x: Int, y: Int) {
    self.list = list
    tile = PixelRect(x: x, y: y, width: 1, height: 1)
  }

  /// How much of the pixel a shape covers within groups, 0 … 1.
  func coverage(of command: DisplayList.Command, in groups: [DisplayList.Command]) -> Double {
    var commands = groups
    switch command {
    case .fill(let shape, _, let transform, let source):
      commands.append(.fill(shape, color: .white, transform: transform, source: source))
    case .image(let placed, let transform, let source):
      commands.append(
        .fill(.rect(placed.rect), color: .white, transform: transform, source: source))
    case .beginGroup, .endGroup: return 0
    }
    for _ in groups { commands.append(.endGroup) }
    return Double(pixel(commands, on: .black).red) / 255
  }

  /// What a command draws with, and what asked for it; `nil` if it draws nothing.
  func paint(of command: DisplayList.Command) -> (color: Color, source: Int)? {
    switch command {
    case .fill(_, let color, _, let source): return (color, source)
    case .image(_, _, let source):
      let shown = pixel([command], on: .clear).straight
      return (Color(shown.red, shown.green, shown.blue, alpha: shown.alpha), source)
    case .beginGroup, .endGroup: return nil
    }
  }

  /// The pixel once the commands up to a place are drawn, inside so many groups.
  func result(upTo place: Int, depth: Int) -> Pixel {
    let ends = Array(repeating: DisplayList.Command.endGroup, count: depth)
    return pixel(list.commands[...place] + ends, on: list.background)
  }

  private func pixel(_ commands: [DisplayList.Command], on background: Color) -> Pixel {
    let part = list.copy(commands: commands, background: background)
    return (try? renderer.render(part, tile: tile))?[0, 0] ?? Pixel(.clear)
  }
}
