/// How numbers of layout tables vary at a place on the axes of a face.
struct LayoutVariation: Sendable {
  /// The differences.
  let store: ItemVariationStore
  /// The place on each axis, -1 … 1.
  let coordinates: [Double]

  /// The change of a number that is told by two indices; 0 if it cannot be read.
  func delta(outer: Int, inner: Int) -> Double {
    (try? store.delta(outer: outer, inner: inner, at: coordinates)) ?? 0
  }
}
