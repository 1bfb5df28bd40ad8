/// Why a bitmap could not be made.
public enum BitmapError: Error, Hashable, Sendable {
  /// A side is below 1 or over `sideLimit`, or the area is over `pixelLimit`.
  case sizeOutOfRange(width: Int, height: Int, sideLimit: Int, pixelLimit: Int)
}

extension BitmapError: CustomStringConvertible {
  /// One line: what was given and what is allowed.
  public var description: String {
    switch self {
    case .sizeOutOfRange(let width, let height, let sideLimit, let pixelLimit):
      "a bitmap of \(width) x \(height) pixels: each side must be 1 … \(sideLimit), "
        + "and both together at most \(pixelLimit) pixels"
    }
  }
}
