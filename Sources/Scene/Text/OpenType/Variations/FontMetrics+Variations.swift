extension FontMetrics {
  /// Changes the measures as the table `MVAR` says for a place of a variable font, to whole units.
  ///
  /// What cannot be read changes nothing.
  ///
  /// - Source: OpenType 1.9, `MVAR`.
  mutating func vary(_ mvar: FontTable, coordinates: [Double]) {
    guard let size = try? mvar.uint16(at: 6), let count = try? mvar.uint16(at: 8), size >= 8,
      let place = try? mvar.uint16(at: 10), let table = try? mvar.part(at: place),
      let store = try? ItemVariationStore(table)
    else { return }
    // The first record of a measure counts, so that there are as many steps as measures.
    var seen: Set<FontTag> = []
    for index in 0..<min(count, max(0, mvar.count - 12) / size) {
      let record = 12 + index * size
      guard let tag = try? mvar.tag(at: record), isVaried(tag), seen.insert(tag).inserted,
        let place = try? mvar.uint32(at: record + 4),
        let difference = try? store.delta(place, at: coordinates)
      else { continue }
      add((difference + 0.5).rounded(.down), to: tag)
    }
  }

  private func isVaried(_ tag: FontTag) -> Bool {
    switch tag {
    case "hasc", "hdsc", "hlgp", "cpht", "xhgt", "undo", "unds", "stro", "strs": true
    default: false
    }
  }

  private mutating func add(_ difference: Double, to tag: FontTag) {
    switch tag {
    case "hasc": ascender += difference
    case "hdsc": descender += difference
    case "hlgp": lineGap = max(0, lineGap + difference)
    case "cpht": capHeight = capHeight.map { $0 + difference }
    case "xhgt": xHeight = xHeight.map { $0 + difference }
    case "undo": underlinePosition += difference
    case "unds": underlineThickness = max(0, underlineThickness + difference)
    case "stro": strikethroughPosition += difference
    case "strs": strikethroughThickness = max(0, strikethroughThickness + difference)
    default: break
    }
  }
}
