import Foundation
import Raster

/// A picture of a scene that was drawn when the page was made.
struct LessonStill {
  /// The scene's name; a strip of several times is called after it, too.
  let name: String
  let width: Int
  let height: Int
  private let png: [UInt8]

  init(name: String, _ bitmap: Bitmap) {
    self.name = name
    width = bitmap.width
    height = bitmap.height
    png = PNG.encode(bitmap)
  }

  /// The picture in the page.
  func html(class name: String, description: String) -> String {
    "<img class=\"\(name)\" width=\"\(width)\" height=\"\(height)\" alt=\"\(description)\" "
      + "src=\"data:image/png;base64,\(Data(png).base64EncodedString())\">"
  }
}
