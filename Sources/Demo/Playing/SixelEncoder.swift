import Raster

/// Pictures as the terminals of DEC, and those that took it over from them, are sent pixels.
///
/// A character is a column of six pixels, each there or not, in the colour that was chosen last; so each
/// band of six rows is gone through once for each of its colours. A colour is told in hundredths. What
/// has more than 256 of them is shown in the 240 that all terminals have (`IndexedPalette`).
///
/// - Source: DEC, VT330/VT340 Programmer Reference Manual, volume 2, chapter 14.
enum SixelEncoder {
  /// Red, green and blue in hundredths.
  private struct Color: Hashable {
    let red: Int
    let green: Int
    let blue: Int

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      func hundredths(_ value: UInt8) -> Int { (Int(value) * 200 + 255) / 510 }
      (self.red, self.green, self.blue) = (hundredths(red), hundredths(green), hundredths(blue))
    }
  }

  /// What a terminal is sent for a picture on white, where its cursor is.
  static func encode(_ bitmap: Bitmap) -> [UInt8] {
    let (colors, registers) = registers(of: bitmap)
    var text = "\u{1B}P0;1;0q\"1;1;\(bitmap.width);\(bitmap.height)"
    for (register, color) in colors.enumerated() {
      text += "#\(register);2;\(color.red);\(color.green);\(color.blue)"
    }
    var bytes = Array(text.utf8)
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      let band = registers[top * bitmap.width..<min(top + 6, bitmap.height) * bitmap.width]
      append(band, width: bitmap.width, colorCount: colors.count, to: &bytes)
      bytes.append(UInt8(ascii: "-"))
    }
    return bytes + Array("\u{1B}\\".utf8)
  }

  /// The colours of a picture in the order in which they appear, and the place of each pixel's.
  private static func registers(of bitmap: Bitmap) -> (colors: [Color], places: [Int]) {
    registers(of: bitmap, limit: 256) { pixel in
      let pixel = pixel.onWhite
      return Color(pixel.red, pixel.green, pixel.blue)
    }
      ?? registers(of: bitmap, limit: .max) { pixel in
        let color = IndexedPalette.color(IndexedPalette.nearest(to: pixel))
        return Color(color.red, color.green, color.blue)
      } ?? ([], [])
  }

  private static func registers(
    of bitmap: Bitmap, limit: Int, color: (Pixel) -> Color
  ) -> (colors: [Color], places: [Int])? {
    var colors: [Color] = []
    var found: [Color: Int] = [:]
    // Most pixels are what the one before was.
    var last: (pixel: Pixel, place: Int)?
    var places: [Int] = []
    places.reserveCapacity(bitmap.width * bitmap.height)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        if let last, last.pixel == pixel {
          places.append(last.place)
          continue
        }
        let color = color(pixel)
        let place = found[color] ?? colors.count
        if place == colors.count {
          guard place < limit else { return nil }
          colors.append(color)
          found[color] = place
        }
        last = (pixel, place)
        places.append(place)
      }
    }
    return (colors, places)
  }

  /// Adds up to six rows: a line for each colour in them, one over the other.
  private static func append(
    _ band: ArraySlice<Int>, width: Int, colorCount: Int, to bytes: inout [UInt8]
  ) {
    var lines = [[UInt8]](repeating: [], count: colorCount)
    var used: [Int] = []
    for (place, register) in band.enumerated() {
      if lines[register].isEmpty {
        lines[register] = [UInt8](repeating: 0, count: width)
        used.append(register)
      }
      lines[register][place % width] |= 1 << UInt8(place / width)
    }
    for (count, register) in used.enumerated() {
      if count > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += Array("#\(register)".utf8)
      append(lines[register], to: &bytes)
    }
  }

  /// Adds a line: equal columns are counted, empty ones at the end left out.
  private static func append(_ line: [UInt8], to bytes: inout [UInt8]) {
    var rest = line[..<((line.lastIndex { $0 != 0 } ?? -1) + 1)]
    while let first = rest.first {
      let count = rest.prefix { $0 == first }.count
      let character = 63 + first
      if count > 3 {
        bytes += Array("!\(count)".utf8) + [character]
      } else {
        bytes += [UInt8](repeating: character, count: count)
      }
      rest = rest.dropFirst(count)
    }
  }
}
