// What differs between two pictures: the steps that both begin with and those that both end with draw
// the same, so only the pixels that the steps between them touch, in either picture, can differ.

extension Plan {
  /// The least rectangle of pixels outside which this picture has the bytes of an older one.
  func changes(since old: Plan) -> PixelBounds {
    guard
      target == old.target, background == old.background,
      glyphGeneration == old.glyphGeneration
    else { return target }
    var first = 0
    while first < commands.count, first < old.commands.count,
      draws(commands[first], as: old.commands[first], of: old)
    {
      first += 1
    }
    var (end, oldEnd) = (commands.count, old.commands.count)
    while end > first, oldEnd > first,
      draws(commands[end - 1], as: old.commands[oldEnd - 1], of: old)
    {
      end -= 1
      oldEnd -= 1
    }
    var changed = PixelBounds.empty
    for command in commands[first..<end] { changed = changed.union(command.bounds) }
    for command in old.commands[first..<oldEnd] { changed = changed.union(command.bounds) }
    return changed
  }

  /// Whether a step draws what a step of another plan does, wherever in the tables its parts lie.
  private func draws(
    _ command: PlannedCommand, as other: PlannedCommand, of plan: Plan
  ) -> Bool {
    guard
      command.kind == other.kind, command.bounds == other.bounds, command.color == other.color,
      command.alpha == other.alpha, command.outline == other.outline,
      command.inner == other.inner, command.rule == other.rule,
      command.clipDepth == other.clipDepth,
      command.range.count == other.range.count, command.hasImage == other.hasImage
    else { return false }
    if command.hasImage, !images[command.paint].draws(as: plan.images[other.paint]) {
      return false
    }
    switch command.kind {
    case .edges, .beginEdgeClip:
      return edges.edges[command.range].elementsEqual(plan.edges.edges[other.range])
    case .glyphs: return glyphs[command.range].elementsEqual(plan.glyphs[other.range])
    default: return true
    }
  }
}
