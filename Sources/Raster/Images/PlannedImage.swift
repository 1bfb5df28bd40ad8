/// What fills the shapes of a planned step instead of a colour: an image, ready to be sampled.
struct PlannedImage {
  /// How pixels are found.
  enum Method {
    /// By what its column and its row see.
    case byAxes
    /// Each by itself, since the image is turned.
    case byPixels
  }

  /// Which image it is, or which reduction of one; see `ImageStore`.
  var id: Int
  var method: Method
  var map: ImageMap
  /// From a pixel to the one that the next column sees, and the next row; by pixels, along the image's
  /// x and y axes.
  var columnStep: Int
  var rowStep: Int
  /// Whether its opacities alone count.
  var isTemplate: Bool
  /// Whether every pixel is opaque.
  var isOpaque: Bool
  /// Whether each pixel sees the width of one image pixel both ways.
  var isEnlarged: Bool
  /// Whether each column sees one pixel, the next of the row that its neighbour sees.
  var copiesColumns = false
  /// The column that the taps begin with, and the place of its tap.
  var firstColumn = 0
  var taps = 0
}

extension PlannedImage {
  /// Whether it fills a shape with the same pixels as another.
  func draws(as other: PlannedImage) -> Bool {
    id == other.id && map == other.map && isTemplate == other.isTemplate
  }
}
