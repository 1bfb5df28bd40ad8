import Scene

/// An image of opaque greys, row by row.
func greyImage(_ rows: [[UInt32]], scale: Double = 1) throws -> Image {
  try wordImage(rows.map { $0.map { 0xFF00_0000 | $0 * 0x1_0101 } }, scale: scale)
}

/// An image of premultiplied words, row by row.
func wordImage(_ rows: [[UInt32]], scale: Double = 1) throws -> Image {
  try Image(
    width: rows.first?.count ?? 0, height: rows.count, words: rows.flatMap { $0 }, scale: scale)
}

/// Noise, always the same: opaque, or with all opacities there are.
func noiseImage(_ width: Int, _ height: Int, isOpaque: Bool = true) throws -> Image {
  var state: UInt64 = 1
  var words: [UInt32] = []
  for _ in 0..<width * height {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let word = UInt32(truncatingIfNeeded: state >> 29)
    words.append(isOpaque ? word | 0xFF00_0000 : word)
  }
  return try Image(width: width, height: height, words: words)
}

/// A list that draws an image in a rectangle.
func imageList(
  _ width: Double, _ height: Double, scale: Double = 1, background: Color = .white, _ image: Image,
  in rect: Rect, transform: AffineTransform = .identity,
  change: (inout PlacedImage) -> Void = { _ in }
) -> DisplayList {
  var builder = DisplayListBuilder(
    size: Size(width: width, height: height), scale: scale, background: background)
  var placed = PlacedImage(index: 0, rect: rect, part: image.pixelBounds)
  change(&placed)
  builder.draw(image, as: placed, transform: transform)
  return builder.build()
}
