extension Bitmap {
  /// The least rectangle that holds every pixel that differs from another bitmap of the same size;
  /// empty if none does, and everything if the sizes differ.
  func changedBounds(from other: Bitmap) -> PixelBounds {
    guard width == other.width, height == other.height else {
      return PixelBounds(x0: 0, y0: 0, x1: width, y1: height)
    }
    var bounds = PixelBounds.empty
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      guard let first = row.first(where: { words[$0] != other.words[$0] }) else { continue }
      let last = row.last { words[$0] != other.words[$0] } ?? first
      bounds = bounds.union(
        PixelBounds(x0: first - row.lowerBound, y0: y, x1: last - row.lowerBound + 1, y1: y + 1))
    }
    return bounds
  }
}
