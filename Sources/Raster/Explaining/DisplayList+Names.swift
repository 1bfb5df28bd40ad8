public import Scene

extension DisplayList {
  /// What a command draws and for which view: the views from the root down, then the shape.
  ///
  /// - Parameter place: The place in `commands`.
  /// - Returns: A text like `View > Label "title": glyphs`; an empty one if there is no such command.
  public func name(ofCommand place: Int) -> String {
    guard commands.indices.contains(place) else { return "" }
    switch commands[place] {
    case .fill(let shape, _, _, let source): return path(ofSource: source) + ": " + shape.name
    case .image(_, _, let source): return path(ofSource: source) + ": image"
    case .beginGroup(let clip, _, _, let source):
      return path(ofSource: source) + ": group" + (clip.map { " cut by a " + $0.name } ?? "")
    case .endGroup: return "end of a group"
    }
  }

  /// The views down to a source, from the root.
  ///
  /// - Parameter source: The place in `sources`.
  /// - Returns: Names of types, each with the view's own name if it has one; `picture` for what no view
  ///   asked for.
  public func path(ofSource source: Int) -> String {
    var names: [String] = []
    var place = source
    // A list made by hand may have a circle of parents.
    while sources.indices.contains(place), names.count < sources.count {
      let view = sources[place]
      names.append(view.name.isEmpty ? view.typeName : "\(view.typeName) \"\(view.name)\"")
      place = view.parent
    }
    return names.isEmpty ? "picture" : names.reversed().joined(separator: " > ")
  }
}

extension Shape {
  /// What it is called in sentences.
  fileprivate var name: String {
    switch self {
    case .rect: "rectangle"
    case .roundedRect: "rounded rectangle"
    case .ring: "border"
    case .path: "path"
    case .glyphs: "glyph"
    }
  }
}
