import Scene

/// What one view draws, or several that lie side by side in one, with the groups it is drawn in.
struct ExplodedLayer: Hashable, Sendable {
  /// A command that draws, and what is open around it, the outermost first.
  struct Content: Hashable, Sendable {
    var command: DisplayList.Command
    var groups: [DisplayList.Command]
  }

  /// What cuts a layer.
  struct Clip: Hashable, Sendable {
    var shape: Shape
    var transform: AffineTransform

    /// Its outline in its own coordinates.
    func outline(in list: DisplayList) -> Path {
      var path = Path()
      switch shape {
      case .rect(let rect): path.addRect(rect)
      case .roundedRect(let shape): path.addRoundedRect(shape)
      case .path(let place, _) where list.paths.indices.contains(place): path = list.paths[place]
      case .ring, .path, .glyphs: break
      }
      return path
    }
  }

  /// The place of the view among the list's sources.
  var source: Int
  /// What the view is called.
  var name: String
  /// What it draws, in painter's order.
  var contents: [Content] = []
  /// The clips around what it draws, each once.
  var clips: [Clip] = []

  /// The layers of a picture, from the bottom: neighbours in painter's order that one view draws, or
  /// the subviews of one that have none themselves.
  static func layers(of list: DisplayList) -> [ExplodedLayer] {
    let parents = Set(list.sources.map { $0.parent })
    func sheet(of source: Int) -> Int {
      guard list.sources.indices.contains(source), !parents.contains(source) else { return source }
      let parent = list.sources[source].parent
      return parent < 0 ? source : parent
    }
    var layers: [ExplodedLayer] = []
    var open: [DisplayList.Command] = []
    for command in list.commands {
      switch command {
      case .fill(_, _, _, let source), .image(_, _, let source):
        let sheet = sheet(of: source)
        if layers.last?.source != sheet {
          layers.append(ExplodedLayer(source: sheet, name: name(of: sheet, in: list)))
        }
        layers[layers.count - 1].add(command, in: open)
      case .beginGroup: open.append(command)
      case .endGroup: _ = open.popLast()
      }
    }
    return layers
  }

  private mutating func add(_ command: DisplayList.Command, in groups: [DisplayList.Command]) {
    contents.append(Content(command: command, groups: groups))
    for case .beginGroup(let shape?, _, let transform, _) in groups {
      let clip = Clip(shape: shape, transform: transform)
      if !clips.contains(clip) { clips.append(clip) }
    }
  }

  private static func name(of source: Int, in list: DisplayList) -> String {
    guard list.sources.indices.contains(source) else { return "picture" }
    let view = list.sources[source]
    return view.name.isEmpty ? view.typeName : view.name
  }
}
