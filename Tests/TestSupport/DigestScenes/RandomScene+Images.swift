import Scene

extension RandomScene {
  /// Draws an image in a box: mostly all of it, at times enlarged, reduced, as a template or with caps.
  mutating func addImage(in box: Rect, transform: AffineTransform) {
    let image = image()
    let bounds = image.pixelBounds
    var placed = PlacedImage(index: 0, rect: box, part: bounds)
    if style == .wholePixels {
      // As many pixels as the device has there.
      placed.part = Rect(
        x: 0, y: 0, width: box.width * transform.a * 2, height: box.height * transform.d * 2)
    } else if numbers.chance(30) {
      placed.part = Rect(
        x: numbers.dyadic(in: 0...bounds.width / 2), y: numbers.dyadic(in: 0...bounds.height / 2),
        width: numbers.dyadic(in: 0.5...bounds.width / 2),
        height: numbers.dyadic(in: 0.5...bounds.height / 2))
    }
    if style != .wholePixels, numbers.chance(20) {
      placed.caps = EdgeInsets(
        top: Double(numbers.below(4)), left: Double(numbers.below(4)),
        bottom: Double(numbers.below(4)), right: Double(numbers.below(4)))
      placed.capScale = Double(1 + numbers.below(2))
    }
    if numbers.chance(25) { placed.alpha = numbers.unit() }
    if numbers.chance(15) { placed.tint = Color(200, 40, 90, alpha: UInt8(numbers.below(256))) }
    // Mirrored pictures pick other pixels where a middle lies between two.
    if style != .upright, numbers.chance(20) { placed.magnificationFilter = .nearest }
    if style != .upright, numbers.chance(10) { placed.minificationFilter = .nearest }
    builder.draw(image, as: placed, transform: transform)
  }

  /// Noise, opaque or not.
  private mutating func image() -> Image {
    let largest = numbers.chance(20) ? 70 : 12
    let (width, height) = (1 + numbers.below(largest), 1 + numbers.below(largest))
    let isOpaque = numbers.chance(60)
    var words: [UInt32] = []
    for _ in 0..<width * height {
      let word = UInt32(truncatingIfNeeded: numbers.next() >> 20)
      words.append(isOpaque ? word | 0xFF00_0000 : word)
    }
    do throws(ImageError) {
      return try Image(width: width, height: height, words: words)
    } catch {
      preconditionFailure("the image has as many pixels as its size says")
    }
  }
}
