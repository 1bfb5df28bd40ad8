/// Why an image could not be made.
public enum ImageError: Error, Hashable, Sendable {
  /// A side is below 1 or over `Image.sideLimit`, or the area is over `Image.pixelLimit`.
  case sizeOutOfRange(width: Int, height: Int)
  /// There are more or fewer pixels than the size says.
  case wrongPixelCount(given: Int, wanted: Int)
}

extension ImageError: CustomStringConvertible {
  /// One line: what was given and what is allowed.
  public var description: String {
    switch self {
    case .sizeOutOfRange(let width, let height):
      "an image of \(width) x \(height) pixels: each side must be 1 … \(Image.sideLimit), "
        + "and both together at most \(Image.pixelLimit) pixels"
    case .wrongPixelCount(let given, let wanted):
      "an image of \(given) pixels: its size says \(wanted)"
    }
  }
}
