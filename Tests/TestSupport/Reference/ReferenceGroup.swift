/// A group that the reference renderer has begun and not ended.
struct ReferenceGroup {
  /// The picture before the group.
  let backdrop: [UInt8]
  /// The group's opacity.
  let alpha: UInt8
  /// The coverage of the clip in each pixel, or in the part of it that the clips around it leave.
  private(set) var cover: [UInt8]
  /// The clip, or `nil` if there is none.
  private(set) var clip: ReferenceShape?
  /// The area of the clip in each pixel, by itself.
  private(set) var areas: [Double] = []
  /// The coverage before rounding.
  private var relative: [Double] = []
  /// The pixels that a curve of the clip comes near to.
  private var touched: [Bool] = []
  /// The rows that have an edge of the clip.
  private(set) var edgeRows = 0..<0

  /// Begins a group without a clip.
  init(backdrop: [UInt8], alpha: UInt8) {
    self.backdrop = backdrop
    self.alpha = alpha
    cover = Array(repeating: 255, count: backdrop.count / 4)
  }

  /// Whether the group has a clip, an empty one included.
  var hasClip: Bool { clip != nil }

  /// Gives the group its clip.
  mutating func setClip(
    _ shape: ReferenceShape, areas: [Double], relative: [Double], cover: [UInt8], touched: [Bool],
    width: Int
  ) {
    clip = shape
    self.areas = areas
    self.relative = relative
    self.cover = cover
    self.touched = touched
    let edges = cover.indices.filter { cover[$0] > 0 && cover[$0] < 255 }
    if let first = edges.first, let last = edges.last {
      edgeRows = first / width..<last / width + 1
    }
  }

  /// Whether a pixel is mixed from the backdrop and what was drawn, if that `changes` anything.
  func isPartial(at index: Int, changes: Bool) -> Bool {
    guard changes else {
      guard hasClip, cover[index] == 0 else { return false }
      // A polygon for an arc is wrong by so little that it shows only next to where a byte is rounded.
      let isNearHalf = abs(255 * relative[index] - 0.5) < 255 * Outline.tolerance
      return touched[index] || isNearHalf
    }
    return (alpha > 0 && alpha < 255)
      || (hasClip && (touched[index] || ReferenceRenderer.isPartial(relative[index])))
  }
}
