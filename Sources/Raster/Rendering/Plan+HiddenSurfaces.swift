// From front to back: a step whose pixels all lie under one opaque rectangle in front of it is dropped.
// Only a few of the largest rectangles are remembered, so that the search stays short.

extension Plan {
  /// How many rectangles are remembered.
  private static let occluderLimit = 8

  /// Drops steps and groups that later opaque rectangles hide.
  mutating func removeHidden() {
    var occluders: [PixelBounds] = []
    var index = commands.count - 1
    /// How many groups are open at the step; what is inside one hides nothing outside it.
    var depth = 0
    while index >= 0 {
      let command = commands[index]
      let isHidden =
        !command.bounds.isEmpty && occluders.contains { $0.contains(command.bounds) }
      switch command.kind {
      case .endGroup:
        if isHidden {
          for inner in command.match...index { commands[inner].kind = .nothing }
          index = command.match
        } else {
          depth += 1
        }
      case .beginGroup, .beginOutlineClip, .beginEdgeClip: depth -= 1
      case .outline where !isHidden && depth == 0 && isOpaque(command):
        Self.remember(command.outline.interior.intersection(command.bounds), &occluders)
      case .nothing: break
      default: if isHidden { commands[index].kind = .nothing }
      }
      if isHidden && command.kind == .outline { commands[index].kind = .nothing }
      index -= 1
    }
  }

  /// Whether nothing shows through where a step covers pixels wholly.
  private func isOpaque(_ command: PlannedCommand) -> Bool {
    guard command.alpha == 255 else { return false }
    return !command.hasImage || images[command.paint].isOpaque
  }

  private static func remember(_ bounds: PixelBounds, _ occluders: inout [PixelBounds]) {
    guard !bounds.isEmpty else { return }
    guard occluders.count == occluderLimit else { return occluders.append(bounds) }
    var least = 0
    for index in occluders.indices where area(occluders[index]) < area(occluders[least]) {
      least = index
    }
    if area(bounds) > area(occluders[least]) { occluders[least] = bounds }
  }

  private static func area(_ bounds: PixelBounds) -> Double {
    Double(bounds.x1 - bounds.x0) * Double(bounds.y1 - bounds.y0)
  }
}
