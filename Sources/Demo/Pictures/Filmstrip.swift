import Raster

/// All pictures of a run under each other.
struct Filmstrip {
  /// The greatest number of pixels: a quarter of a gigabyte.
  static let pixelLimit = 67_108_864

  private(set) var picture: Bitmap
  private var row = 0

  /// An empty strip; `nil` if it would be larger than the limit, or than a bitmap may be.
  init?(_ size: (width: Int, height: Int), count: Int) {
    guard count <= Bitmap.sideLimit / size.height,
      size.width * size.height <= Self.pixelLimit / max(count, 1),
      let picture = try? Bitmap(width: size.width, height: size.height * count)
    else { return nil }
    self.picture = picture
  }

  /// Adds a picture below the last; what does not fit is left out.
  mutating func append(_ bitmap: Bitmap) {
    for y in 0..<min(bitmap.height, picture.height - row) {
      for x in 0..<min(bitmap.width, picture.width) { picture[x, row + y] = bitmap[x, y] }
    }
    row += bitmap.height
  }
}
