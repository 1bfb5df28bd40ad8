import Scene

/// Copies commands of one picture into another, moved, turned or made smaller by a map.
struct CommandCopier {
  /// Where the commands come from.
  let list: DisplayList

  /// Copies one command: one that draws, or the beginning or the end of a group.
  ///
  /// - Parameters:
  ///   - command: A command of the list.
  ///   - map: From device pixels of the list to points of the new picture.
  ///   - builder: The new picture.
  func copy(
    _ command: DisplayList.Command, _ map: AffineTransform,
    into builder: inout DisplayListBuilder
  ) {
    switch command {
    case .fill(.glyphs(let place), let color, let transform, _):
      guard list.glyphRuns.indices.contains(place) else { return }
      builder.fill(list.glyphRuns[place], color: color, transform: transform.concatenating(map))
    case .fill(let shape, let color, let transform, _):
      guard let shape = copied(shape, &builder) else { return }
      builder.fill(shape, color: color, transform: transform.concatenating(map))
    case .image(let placed, let transform, _):
      guard list.images.indices.contains(placed.index) else { return }
      builder.draw(
        list.images[placed.index], as: placed, transform: transform.concatenating(map))
    case .beginGroup(let clip, let alpha, let transform, _):
      let shape = clip.flatMap { copied($0, &builder) }
      builder.beginGroup(clip: shape, alpha: alpha, transform: transform.concatenating(map))
    case .endGroup: builder.endGroup()
    }
  }

  /// A shape whose path lies in the new picture's table.
  private func copied(_ shape: Shape, _ builder: inout DisplayListBuilder) -> Shape? {
    guard case .path(let place, let rule) = shape else { return shape }
    return list.paths.indices.contains(place)
      ? builder.addPath(list.paths[place], rule: rule) : nil
  }
}
