import Compositor
public import Raster
public import Scene

/// Draws display lists by the compositor, and counts at each pixel how much rounding it may owe.
public enum ReferenceRenderer {
  /// Draws a list.
  ///
  /// - Throws: `BitmapError.sizeOutOfRange` as `Renderer`.
  public static func render(_ list: DisplayList) throws(BitmapError) -> ReferencePicture {
    var bitmap = try Bitmap(width: list.pixelWidth, height: list.pixelHeight)
    guard var composition = try? Composition(of: list) else {
      return ReferencePicture(bitmap: bitmap, contributions: [])
    }
    var counter = RoundingCounter(list: list)
    for command in list.commands {
      switch command {
      case .fill, .image:
        for contribution in composition.contributions(of: command) {
          counter.count(contribution, in: composition)
          composition.draw(contribution)
        }
      case .beginGroup: composition.draw(command)
      case .endGroup:
        if let group = composition.groups.last {
          counter.count(group, drawn: composition.picture)
        }
        composition.draw(command)
      }
    }
    for (index, pixel) in composition.picture.pixels.enumerated() {
      bitmap[index % bitmap.width, index / bitmap.width] = Pixel(
        red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
    }
    return ReferencePicture(bitmap: bitmap, contributions: counter.contributions)
  }
}
