import Scene

extension Planner {
  /// Whether the box of what a command draws, or clips by, holds a pixel, whatever is around it.
  mutating func reaches(
    _ command: DisplayList.Command, _ list: DisplayList, _ pixel: PixelBounds
  ) -> Bool {
    scissor = pixel
    switch command {
    case .fill(.glyphs, _, _, _):
      make(single(command, of: list), target: pixel)
      return !plan.commands.isEmpty
    case .fill(let shape, _, let transform, _), .beginGroup(let shape?, _, let transform, _):
      return !classified(shape, transform, list).bounds.intersection(pixel).isEmpty
    case .image(let placed, let transform, _):
      let box = classified(RoundedRect(rect: placed.rect, radius: 0), transform)
      return !box.bounds.intersection(pixel).isEmpty
    case .beginGroup(nil, _, _, _), .endGroup: return true
    }
  }

  private func single(_ command: DisplayList.Command, of list: DisplayList) -> DisplayList {
    list.copy(commands: [command])
  }
}
