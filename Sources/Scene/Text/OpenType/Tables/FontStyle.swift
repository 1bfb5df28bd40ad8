/// How a face says it looks beside others of its family, of the tables `OS/2` and `head`.
struct FontStyle: Hashable, Sendable {
  /// How heavy it is: 1 … 1000, 400 is regular and 700 bold.
  var weightClass: Int
  /// How wide it is: 1 … 9, 5 is normal.
  var widthClass = 5
  /// Whether it leans.
  var isItalic: Bool

  /// Reads what the tables say; without them a face is regular and upright.
  init(head: FontTable, os2: FontTable?) {
    let style = (try? head.uint16(at: 44)) ?? 0
    weightClass = style & 1 != 0 ? 700 : 400
    isItalic = style & 2 != 0
    guard let os2 else { return }
    if let weight = try? os2.uint16(at: 4), weight > 0 {
      // Some old fonts count from 1 to 9.
      weightClass = weight < 10 ? weight * 100 : min(weight, 1000)
    }
    if let width = try? os2.uint16(at: 6), (1...9).contains(width) { widthClass = width }
    // Bit 0 is italic, bit 9 oblique.
    if let selection = try? os2.uint16(at: 62) { isItalic = selection & 0x0201 != 0 }
  }

  /// Takes weight and slant from the place in a variable font.
  mutating func vary(_ axes: [VariationAxes.Axis], _ values: [Double]) {
    for (axis, value) in zip(axes, values) {
      switch axis.tag {
      case "wght": weightClass = Int((min(max(value, 1), 1000) + 0.5).rounded(.down))
      case "slnt", "ital": isItalic = value != 0
      default: break
      }
    }
  }
}
