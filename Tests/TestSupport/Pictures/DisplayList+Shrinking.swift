public import Scene

extension DisplayList {
  /// The smallest list that one comes to by leaving out commands while the rest still fails.
  ///
  /// It is what to look at first when a picture is wrong.
  ///
  /// - Units: device pixels.
  public func shrunk(while fails: (DisplayList) -> Bool) -> DisplayList {
    var smallest = moved(x: 0, y: 0)
    guard fails(smallest) else { return self }
    var index = 0
    while index < smallest.commands.count {
      let candidates = smallest.deletions(at: index).map { smallest.without($0) }
      if let next = candidates.first(where: fails) {
        smallest = next
        index = 0
      } else {
        index += 1
      }
    }
    return smallest
  }

  /// What may be left out at a place: a whole group, a group's two ends, or one shape.
  private func deletions(at index: Int) -> [Set<Int>] {
    switch commands[index] {
    case .fill: return [[index]]
    case .endGroup: return []
    case .beginGroup:
      var depth = 0
      for end in index..<commands.count {
        switch commands[end] {
        case .beginGroup: depth += 1
        case .endGroup: depth -= 1
        case .fill: break
        }
        if depth == 0 { return [Set(index...end), [index, end]] }
      }
      return []
    }
  }

  private func without(_ places: Set<Int>) -> DisplayList {
    var copy = builder()
    let kept = commands.indices.filter { !places.contains($0) }
    append(to: &copy, places: kept)
    return copy.build()
  }

  /// The commands, one a line, with the paths they name.
  public var listing: String {
    var lines = ["\(pixelWidth) x \(pixelHeight) on \(background)"]
    for command in commands {
      switch command {
      case .fill(let shape, let color, let transform, _):
        lines.append("fill \(text(of: shape)) \(color.bytes) by \(transform)")
      case .beginGroup(let clip, let alpha, let transform, _):
        let text = clip.map { self.text(of: $0) } ?? "nothing"
        lines.append("group clip \(text) alpha \(alpha) by \(transform)")
      case .endGroup: lines.append("end")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func text(of shape: Shape) -> String {
    switch shape {
    case .path(let index, let rule): "path \(rule) \(paths[index].elements)"
    case .glyphs(let index): "\(glyphRuns[index])"
    default: "\(shape)"
    }
  }
}
