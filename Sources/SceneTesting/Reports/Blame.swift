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

  /// So many layers are told, the uppermost of them.
  private static let layerLimit = 24
  /// So many commands are drawn again at most, to bound the time.
  private static let commandLimit = 1_000_000

  /// The column of the pixel.
  package let x: Int
  /// The row of the pixel.
  package let y: Int
  /// What lies behind all layers.
  package let background: Pixel
  /// The layers, the lowest first.
  package private(set) var layers: [Layer] = []
  /// The number of layers below those.
  package private(set) var omittedCount = 0

  /// Finds the layers of a pixel.
  ///
  /// Each shape is drawn alone, white on black, within its clips: so its grey is its coverage.
  package init(of list: DisplayList, x: Int, y: Int) {
    (self.x, self.y) = (x, y)
    background = Pixel(list.background)
    let tracer = Tracer(list: list, x: x, y: y)
    var groups: [DisplayList.Command] = []
    var opacity: [Double] = [1]
    var touching: [(place: Int, coverage: Double, opacity: Double, depth: Int)] = []
    var work = 0
    for (place, command) in list.commands.enumerated() where work < Self.commandLimit {
      switch command {
      case .beginGroup(let clip, let alpha, let transform, let source):
        groups.append(.beginGroup(clip: clip, alpha: 1, transform: transform, source: source))
        opacity.append((opacity.last ?? 1) * alpha)
      case .endGroup:
        groups.removeLast()
        opacity.removeLast()
      case .fill, .image:
        work += 1
        guard tracer.coverage(of: command, in: []) > 0 else { continue }
        work += groups.count
        let coverage = tracer.coverage(of: command, in: groups)
        guard coverage > 0 else { continue }
        touching.append((place, coverage, opacity.last ?? 1, groups.count))
      }
    }
    omittedCount = max(0, touching.count - Self.layerLimit)
    for layer in touching.suffix(Self.layerLimit) {
      guard let (color, source) = tracer.paint(of: list.commands[layer.place]) else { continue }
      layers.append(
        Layer(
          path: list.viewPath(of: source), coverage: layer.coverage, color: color,
          groupOpacity: layer.opacity,
          result: tracer.result(upTo: layer.place, depth: layer.depth)))
    }
  }

  /// A line for each layer, the lowest first.
  package var text: String {
    var lines = ["layers at (\(x), \(y)), the lowest first:"]
    lines.append("  background \(background.components)")
    if omittedCount > 0 { lines.append("  … \(omittedCount) more …") }
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
