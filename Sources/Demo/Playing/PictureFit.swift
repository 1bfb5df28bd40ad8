import Raster

/// How large a picture is shown where there is so much room.
struct PictureFit: Hashable {
  /// Pixels of the terminal beside each other.
  let width: Int
  /// Pixels under each other; `nil` if there is no end to them.
  let height: Int?
  /// How many times as large a picture may become; by a whole number, as far as there is room.
  let zoom: Int

  /// Creates a fit; sides of less than a pixel are a pixel.
  init(width: Int, height: Int?, zoom: Int = 1) {
    self.width = min(max(1, width), Bitmap.sideLimit)
    self.height = height.map { min(max(1, $0), Bitmap.sideLimit) }
    self.zoom = max(1, zoom)
  }

  /// The room that a pipe or a file has, which say nothing of it: 80 columns, or for pixels no end.
  static func pipe(_ form: PlayForm, width: Int?, zoom: Int) -> PictureFit {
    guard form.isGraphics else { return PictureFit(width: width ?? 80, height: nil, zoom: zoom) }
    let pixels = width.map { $0 * TerminalSize.defaultCell.width }
    return PictureFit(width: pixels ?? Bitmap.sideLimit, height: nil, zoom: zoom)
  }

  /// The size that a picture of a size gets: its own, a multiple of it, or the largest that fits.
  func size(of width: Int, _ height: Int) -> (width: Int, height: Int) {
    let room = self.height ?? Bitmap.sideLimit
    if width <= self.width, height <= room {
      let factor = min(zoom, self.width / width, room / height)
      return (width * factor, height * factor)
    }
    if width * room >= height * self.width {
      return (self.width, max(1, (2 * height * self.width + width) / (2 * width)))
    }
    return (max(1, (2 * width * room + height) / (2 * height)), room)
  }

  /// The picture in that size.
  func fitted(_ bitmap: Bitmap) throws(BitmapError) -> Bitmap {
    let (width, height) = size(of: bitmap.width, bitmap.height)
    return width > bitmap.width
      ? try bitmap.enlarged(by: width / bitmap.width)
      : try bitmap.reduced(width: width, height: height)
  }
}
