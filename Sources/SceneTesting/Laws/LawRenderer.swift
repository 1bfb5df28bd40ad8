package import Raster
package import Scene

/// Who draws the pictures of laws: our renderer, or one with a fault, to see that laws notice.
package struct LawRenderer {
  /// Draws a part of a list.
  package typealias Drawing = (DisplayList, PixelRect) throws(BitmapError) -> Bitmap

  /// Makes a renderer that has drawn nothing yet, for a number of threads.
  package let make: (Int) -> Drawing

  /// Creates a renderer that is made by a function.
  package init(make: @escaping (Int) -> Drawing) {
    self.make = make
  }

  /// The renderer of this package.
  package static var ours: LawRenderer {
    LawRenderer { threads in
      let renderer = Renderer(threads: threads)
      return { (list, tile) throws(BitmapError) in try renderer.render(list, tile: tile) }
    }
  }

  /// Draws a whole list with a new renderer.
  func draw(_ list: DisplayList, threads: Int = 1) throws(BitmapError) -> Bitmap {
    try make(threads)(list, list.area)
  }
}

extension DisplayList {
  /// All pixels of the picture.
  var area: PixelRect { PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight) }
}
