package import Raster

/// A picture compared with a drawing of it.
package struct PixelArtCheck {
  /// What is wrong, and the drawing that would pass; `nil` if nothing is.
  package let message: String?

  package init(_ bitmap: Bitmap, _ art: PixelArt, legend: PixelLegend) {
    guard let problem = Self.problem(of: bitmap, art, legend) else {
      message = nil
      return
    }
    message = problem + "\n" + Self.advice(for: bitmap, legend)
  }

  private static func problem(
    of bitmap: Bitmap, _ art: PixelArt, _ legend: PixelLegend
  ) -> String? {
    if let problem = art.problem(legend: legend) { return problem }
    let (width, height) = (art.rows.first?.count ?? 0, art.rows.count)
    guard bitmap.width == width, bitmap.height == height else {
      return "the picture has \(bitmap.width) x \(bitmap.height) pixels, "
        + "the drawing \(width) x \(height)"
    }
    var (count, first) = (0, "")
    for (y, row) in art.rows.enumerated() {
      for (x, character) in row.enumerated() where !legend.matches(bitmap[x, y], character) {
        count += 1
        if first.isEmpty { first = text(of: bitmap[x, y], x, y, character, legend) }
      }
    }
    guard count > 0 else { return nil }
    return (count == 1 ? "1 pixel is" : "\(count) pixels are") + " not as drawn; first: " + first
  }

  private static func text(
    of pixel: Pixel, _ x: Int, _ y: Int, _ character: Character, _ legend: PixelLegend
  ) -> String {
    let own = legend.character(for: pixel).map { "\"\($0)\", " } ?? ""
    return "(\(x), \(y)) is \(own)\(pixel.components), not \"\(character)\""
  }

  /// The drawing that would pass, with what the legend lacked.
  private static func advice(for bitmap: Bitmap, _ legend: PixelLegend) -> String {
    var complete = legend.problem == nil ? legend : [:]
    guard let art = PixelArt(bitmap, legend: &complete) else {
      return "the picture is too large or has too many colours to be drawn; take a snapshot of it"
    }
    return "this would pass:\n\"\"\"\n\(art.text)\n\"\"\"\nlegend: \(complete)"
  }
}
