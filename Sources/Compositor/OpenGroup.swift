/// A group that has begun and not ended.
package struct OpenGroup: Sendable {
  /// What cuts a group.
  package struct Clip: Sendable {
    /// The clip in device pixels.
    package let shape: DeviceShape
    /// The area of the clip in each pixel, by itself.
    let areas: AreaMap
    /// The same where clips around it cut: the part of what they leave.
    package let visibleAreas: AreaMap
    /// The visible areas in 255ths.
    private let coverages: [UInt8]
    /// The rows in which the clip covers a pixel partly.
    let edgeRows: Range<Int>

    init(shape: DeviceShape, areas: AreaMap, visibleAreas: AreaMap, coverages: [UInt8]) {
      self.shape = shape
      self.areas = areas
      self.visibleAreas = visibleAreas
      self.coverages = coverages
      let edges = coverages.indices.filter { coverages[$0] > 0 && coverages[$0] < 255 }
      let (first, columns) = (visibleAreas.box.rows.lowerBound, visibleAreas.box.columns.count)
      edgeRows =
        edges.isEmpty
        ? 0..<0
        : first + edges[0] / columns..<first + edges[edges.count - 1] / columns + 1
    }

    /// How much of a pixel the clip leaves, in 255ths.
    func coverage(_ x: Int, _ y: Int) -> UInt8 {
      guard let index = visibleAreas.box.index(x, y) else { return 0 }
      return coverages[index]
    }
  }

  /// The picture before the group.
  package let backdrop: [PremultipliedPixel]
  /// The opacity in 255ths.
  package let opacity: UInt8
  /// What cuts the group, or `nil`.
  package internal(set) var clip: Clip?

  /// How much of a pixel the group's clip leaves, in 255ths; all of it if there is none.
  package func coverage(_ x: Int, _ y: Int) -> UInt8 { clip?.coverage(x, y) ?? 255 }
}
