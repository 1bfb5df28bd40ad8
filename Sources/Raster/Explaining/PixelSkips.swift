import Scene

/// Which commands of a list drew nothing on a pixel, and why.
struct PixelSkips {
  private(set) var skips: [PixelLedger.Skip] = []
  private let list: DisplayList
  private let pixel: PixelBounds
  private let drawn: Set<Int>
  /// The groups whose clips cover nothing of the pixel, though their boxes hold it.
  private let emptyGroups: Set<Int>
  /// The open groups that leave nothing of the pixel, or draw nothing.
  private var closed: [PixelLedger.Skip.Reason?] = []

  /// Looks through a list for what is not among the entries.
  init(_ list: DisplayList, pixel: PixelBounds, drawn entries: [PixelLedger.Entry]) {
    self.list = list
    self.pixel = pixel
    drawn = Set(entries.compactMap { $0.command })
    emptyGroups = Set(
      entries.compactMap { $0.kind == .groupBegin && $0.coverage == 0 ? $0.command : nil })
    for place in list.commands.indices { look(at: place) }
  }

  private mutating func look(at place: Int) {
    let around = closed.last ?? nil
    switch list.commands[place] {
    case .fill(_, let color, _, _):
      guard !drawn.contains(place) else { return }
      note(place, around ?? (color.bytes.alpha == 0 ? .transparent : reason(place)))
    case .image(let placed, _, _):
      guard !drawn.contains(place) else { return }
      let isSeen = Color(white: 0, alpha: placed.alpha).bytes.alpha > 0
      note(place, around ?? (isSeen ? reason(place) : .transparent))
    case .beginGroup(let clip, let alpha, _, _):
      closed.append(around ?? closing(place, clip, alpha))
    case .endGroup:
      closed.removeLast()
    }
  }

  private mutating func note(_ place: Int, _ reason: PixelLedger.Skip.Reason) {
    skips.append(PixelLedger.Skip(command: place, reason: reason))
  }

  /// Why nothing in a group can be seen; `nil` if something can.
  private func closing(_ place: Int, _ clip: Shape?, _ alpha: Double) -> PixelLedger.Skip.Reason? {
    if Color(white: 0, alpha: alpha).bytes.alpha == 0 { return .insideTransparentGroup(place) }
    guard clip != nil else { return nil }
    return reaches(place) && !emptyGroups.contains(place) ? nil : .clipped(by: place)
  }

  private func reason(_ place: Int) -> PixelLedger.Skip.Reason {
    reaches(place) ? .notCovered : .outside
  }

  /// Whether the box of what a command draws, or clips by, holds the pixel.
  private func reaches(_ place: Int) -> Bool {
    var planner = Planner(reusing: Plan(), GlyphMaskCache())
    return planner.reaches(list.commands[place], list, pixel)
  }
}
