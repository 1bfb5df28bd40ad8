/// Something drawn over what is there: how much of each pixel it covers, and with what.
package struct Contribution: Sendable {
  /// What fills a shape.
  package enum Paint: Sendable {
    /// One colour, without its opacity.
    case color(PremultipliedPixel)
    /// An image.
    case image(SampledImage)

    /// What it stores in a pixel of the picture, and how much of that, in 255ths.
    ///
    /// An image that is tinted gives no colours, only how much of the tint there is.
    func pixel(_ x: Int, _ y: Int) -> (pixel: PremultipliedPixel, mask: UInt8) {
      switch self {
      case .color(let pixel): return (pixel, 255)
      case .image(let image):
        let sample = image.sample(x: x, y: y).pixel
        guard let tint = image.tint else { return (sample, 255) }
        return (PremultipliedPixel(opaque: tint), sample.alpha)
      }
    }
  }

  /// The shape in device pixels.
  package let shape: DeviceShape
  /// The area of each pixel that it covers, or of what clips leave of it.
  package let areas: AreaMap
  /// What it is filled with.
  package let paint: Paint
  /// Its opacity, 0 … 1.
  package let opacity: Double
}
