import Raster
package import Scene
import SnapshotReports

extension DisplayList {
  /// The smallest list that one comes to by leaving out commands while the rest still fails.
  ///
  /// It is what to look at first when a picture is wrong. Large groups go first, then smaller ones, then
  /// single shapes and the ends of groups, until nothing can go, or `trialLimit` lists were tried.
  ///
  /// - Units: device pixels.
  package func shrunk(
    trialLimit: Int = .max, while fails: (DisplayList) -> Bool
  ) -> DisplayList {
    var smallest = copy(commands: commands)
    guard fails(smallest) else { return self }
    var size = smallest.commands.count / 2
    var trials = 0
    while true {
      let count = smallest.commands.count
      var start = 0
      while start < smallest.commands.count {
        guard trials < trialLimit else { return smallest }
        let candidates = smallest.deletions(at: start, atLeast: size)
        trials += candidates.count
        if let next = candidates.first(where: fails) {
          smallest = next
        } else {
          start += 1
        }
      }
      if size == 0, smallest.commands.count == count { return smallest }
      size /= 2
    }
  }

  /// The list without what may be left out at a place: a whole group, a group's two ends, one shape;
  /// of groups only such as hold at least so many commands.
  private func deletions(at start: Int, atLeast size: Int) -> [DisplayList] {
    switch commands[start] {
    case .fill, .image: return size > 1 ? [] : [without(start...start)]
    case .endGroup: return []
    case .beginGroup:
      guard let end = end(ofGroupAt: start), end - start >= size else { return [] }
      var unwrapped = commands
      unwrapped.remove(at: end)
      unwrapped.remove(at: start)
      return [without(start...end), copy(commands: unwrapped)]
    }
  }

  /// The place of the end of the group that begins at a place.
  package func end(ofGroupAt start: Int) -> Int? {
    var depth = 0
    for place in start..<commands.count {
      switch commands[place] {
      case .beginGroup: depth += 1
      case .endGroup: depth -= 1
      case .fill, .image: break
      }
      if depth == 0 { return place }
    }
    return nil
  }

  private func without(_ places: ClosedRange<Int>) -> DisplayList {
    var rest = commands
    rest.removeSubrange(places)
    return copy(commands: rest)
  }

  /// The commands, one a line, each with the views that it comes from.
  package var listing: String {
    var lines = ["\(pixelWidth) x \(pixelHeight) on \(Pixel(background).spelling)"]
    var depth = 0
    for command in commands {
      if case .endGroup = command { depth = max(0, depth - 1) }
      let indent = String(repeating: "  ", count: min(depth, 20))
      switch command {
      case .fill(let shape, let color, let transform, let source):
        lines.append(
          indent
            + "fill \(text(of: shape)) \(Pixel(color).spelling)\(transform.suffix)\(origin(source))"
        )
      case .image(let placed, let transform, let source):
        lines.append(
          indent + "image \(text(of: placed))\(transform.suffix)\(origin(source))")
      case .beginGroup(let clip, let alpha, let transform, let source):
        let text = clip.map { " clip \(self.text(of: $0))" } ?? ""
        lines.append(
          indent + "group\(text) alpha \(alpha)\(transform.suffix)\(origin(source))")
        depth += 1
      case .endGroup: lines.append(indent + "end")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func origin(_ source: Int) -> String {
    let path = viewPath(of: source)
    return path.isEmpty ? "" : "  of " + path
  }

  private func text(of placed: PlacedImage) -> String {
    var text = placed.rect.short
    if images.indices.contains(placed.index) {
      let image = images[placed.index]
      text += " of \(image.width) x \(image.height)"
      if placed.part != image.pixelBounds { text += " part \(placed.part.short)" }
    }
    if placed.caps != .zero { text += " caps \(placed.caps) at \(placed.capScale)" }
    if placed.magnificationFilter == .nearest { text += " enlarged by nearest" }
    if placed.minificationFilter == .nearest { text += " reduced by nearest" }
    if placed.alpha != 1 { text += " alpha \(placed.alpha)" }
    if let tint = placed.tint { text += " tint \(Pixel(tint).spelling)" }
    return text
  }

  private func text(of shape: Shape) -> String {
    switch shape {
    case .rect(let rect): rect.short
    case .roundedRect(let rounded): "\(rounded.rect.short) radius \(rounded.radius)"
    case .ring(let outer, let inner):
      "ring from \(outer.rect.short) radius \(outer.radius) to \(inner.rect.short) "
        + "radius \(inner.radius)"
    case .path(let index, let rule): "path \(rule) \(paths[index].elements)"
    case .glyphs(let index): "\(glyphRuns[index].items.count) glyphs"
    }
  }
}

extension Rect {
  /// Place and size in a few characters.
  fileprivate var short: String {
    "(\(origin.x), \(origin.y)) \(size.width) x \(size.height)"
  }
}

extension AffineTransform {
  /// What there is to say of the map after a shape.
  fileprivate var suffix: String {
    if isIdentity { return "" }
    return isTranslation ? " moved by (\(tx), \(ty))" : " by [\(a) \(b) \(c) \(d) \(tx) \(ty)]"
  }
}
