package import Scene

extension DisplayList {
  /// The views down to the one that a command comes from, the nearest four of them.
  package func viewPath(of source: Int) -> String {
    var names: [String] = []
    var place = source
    while sources.indices.contains(place), names.count < 4 {
      let view = sources[place]
      names.append(view.name.isEmpty ? view.typeName : "\(view.typeName) \"\(view.name)\"")
      place = view.parent
    }
    if sources.indices.contains(place) { names.append("…") }
    return names.reversed().joined(separator: " > ")
  }
}
