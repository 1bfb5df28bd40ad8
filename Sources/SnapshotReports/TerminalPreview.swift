package import Raster

/// A few pixels of two pictures in characters, for the message of a failure.
package struct TerminalPreview {
  /// The lines.
  package let text: String

  /// Draws what is expected beside what is there.
  ///
  /// With colours a character is two pixels, one above the other, and 24-bit escape sequences of
  /// terminals are used; without, a character is a pixel, and `#` is one that differs.
  ///
  /// - Parameters:
  ///   - expected: What should be there.
  ///   - actual: What is there.
  ///   - place: What must be seen; a part of it, from the upper left, if it is too large.
  ///   - hasColors: Whether a terminal shows 24-bit colours.
  package init(expected: Bitmap, actual: Bitmap, around place: PixelRect, hasColors: Bool) {
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    let left = max(0, place.x - 2)
    let top = max(0, place.y - 2)
    let right = min(width, place.x + place.width + 2, left + (hasColors ? 32 : 64))
    let bottom = min(height, place.y + place.height + 2, top + (hasColors ? 24 : 12))
    let area = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    let header = "pixels from (\(left), \(top)), \(area.width) x \(area.height), "
    let lines =
      hasColors
      ? Self.colored(expected, actual, area) : Self.plain(expected, actual, area)
    text =
      ([header + (hasColors ? "expected and actual:" : "# differs:")] + lines)
      .joined(separator: "\n")
  }

  /// Whether the environment says that colours are shown.
  package static func hasColors(_ environment: [String: String], isTerminal: Bool) -> Bool {
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    switch environment["COLORTERM"] {
    case "truecolor", "24bit": return true
    default: return isTerminal && environment["TERM"]?.hasSuffix("-direct") == true
    }
  }

  private static func plain(_ expected: Bitmap, _ actual: Bitmap, _ area: PixelRect) -> [String] {
    (area.y..<area.y + area.height).map { y in
      let row = (area.x..<area.x + area.width).map { x in
        expected.pixel(x, y) == actual.pixel(x, y) ? "." : "#"
      }
      return "  " + row.joined()
    }
  }

  private static func colored(
    _ expected: Bitmap, _ actual: Bitmap, _ area: PixelRect
  ) -> [String] {
    stride(from: area.y, to: area.y + area.height, by: 2).map { y in
      let panels = [expected, actual].map { bitmap in
        (area.x..<area.x + area.width).map { x in
          let upper = "\u{1B}[38;2;" + code(bitmap.pixel(x, y))
          let isLast = y + 1 == area.y + area.height
          let lower =
            isLast ? "\u{1B}[49m" : "\u{1B}[48;2;" + code(bitmap.pixel(x, y + 1))
          return upper + lower + "\u{2580}"
        }.joined() + "\u{1B}[0m"
      }
      return "  " + panels.joined(separator: "  ")
    }
  }

  /// A pixel on white as a terminal wants it.
  private static func code(_ pixel: Pixel?) -> String {
    guard let pixel else { return "128;128;128m" }
    let rest = 255 - Int(pixel.alpha)
    return "\(Int(pixel.red) + rest);\(Int(pixel.green) + rest);\(Int(pixel.blue) + rest)m"
  }
}

extension Bitmap {
  /// The pixel at a place, or `nil` outside the picture.
  fileprivate func pixel(_ x: Int, _ y: Int) -> Pixel? {
    x < width && y < height ? self[x, y] : nil
  }
}
