import Compositor
import Scene

/// Counts, for each pixel, the stores in which a coverage or an opacity strictly between 0 and 1 has a
/// part: there a renderer may round otherwise than the compositor.
struct RoundingCounter {
  private let width: Int
  private let height: Int
  /// The counts, row by row.
  private(set) var contributions: [Int]

  /// Begins with nothing.
  init(list: DisplayList) {
    width = list.pixelWidth
    height = list.pixelHeight
    contributions = Array(repeating: 0, count: width * height)
  }

  /// Counts a contribution that will be drawn.
  mutating func count(_ contribution: Contribution, in composition: Composition) {
    let (areas, opacity) = (contribution.areas, level(contribution.opacity))
    for y in areas.box.rows {
      for x in areas.box.columns where areas[x, y] > 0 && composition.isOpen(x, y) {
        let isPartial = Self.isPartial(areas[x, y])
        let owes =
          switch contribution.paint {
          case .color: isPartial || opacity > 0 && opacity < 255
          case .image(let image):
            isPartial || opacity < 255 || image.tint != nil || !image.sample(x: x, y: y).isExact
          }
        if owes { contributions[y * width + x] += 1 }
      }
    }
    guard case .color = contribution.paint else { return }
    for index in nearlyTouched(by: contribution.shape) {
      let (x, y) = (index % width, index / width)
      guard composition.isOpen(x, y) else { continue }
      let isTranslucent = areas[x, y] > 0 && opacity > 0 && opacity < 255
      // Else it has been counted above.
      if !Self.isPartial(areas[x, y]) && !isTranslucent { contributions[index] += 1 }
    }
  }

  /// Counts a group that is about to end.
  mutating func count(_ group: OpenGroup, drawn: CompositedPicture) {
    let touched = group.clip.map { nearlyTouched(by: $0.shape) } ?? []
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        let changes = group.backdrop[index] != drawn.pixels[index]
        let area = group.clip.map { $0.visibleAreas[x, y] } ?? 1
        let isTouched = !touched.isEmpty && touched.contains(index)
        if changes {
          let isTranslucent = group.opacity > 0 && group.opacity < 255
          if isTranslucent || isTouched || Self.isPartial(area) { contributions[index] += 1 }
        } else if group.coverage(x, y) == 0 {
          // A polygon for an arc is wrong by so little that it shows only next to where a byte is
          // rounded.
          let isNearHalf = abs(255 * area - 0.5) < 255 * Outline.tolerance
          if isTouched || isNearHalf { contributions[index] += 1 }
        }
      }
    }
  }

  /// The pixels that a curve comes so near to that a polyline for it may enter them.
  ///
  /// Only shapes without an exact rule are drawn by polylines.
  private func nearlyTouched(by shape: DeviceShape) -> Set<Int> {
    var touched: Set<Int> = []
    guard !shape.isExact else { return touched }
    let slack = 1.0 / 128
    func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
      let most = Double(limit)
      let first = Int(min(most, max(0, (low - slack).rounded(.down))))
      return first..<max(first, Int(min(most, max(0, (high + slack).rounded(.up)))))
    }
    for edge in shape.outline.edges where edge.isCurved {
      for row in range(edge.y0, edge.y1, height) {
        for column in range(min(edge.x0, edge.x1), max(edge.x0, edge.x1), width) {
          touched.insert(row * width + column)
        }
      }
    }
    return touched
  }

  private func level(_ part: Double) -> Int { Int(255 * min(1, max(0, part)) + 0.5) }

  /// Whether an area is strictly between none and all, beyond the noise of Doubles.
  private static func isPartial(_ area: Double) -> Bool { area > 1e-9 && area < 1 - 1e-9 }
}
