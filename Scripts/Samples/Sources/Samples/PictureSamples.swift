import Foundation
import Raster

/// Pictures that stand still, one for each way in which a writer may choose to write them.
enum PictureSamples {
  /// Writes each picture in each format.
  ///
  /// NAME.rgba has the premultiplied pixels as they are; besides it there are NAME.png, .bmp, .pam and
  /// .ppm, and a .gif of what a palette can hold. `pictures.txt` has a line a picture: name, width,
  /// height.
  static func write(into folder: URL) throws {
    var lines = ""
    for sample in try all() {
      let base = folder.appending(path: sample.name).path
      try write(sample.bitmap.bytes, base + ".rgba")
      try write(PNG.encode(sample.bitmap), base + ".png")
      try write(BMP.encode(sample.bitmap), base + ".bmp")
      try write(PAM.encode(sample.bitmap), base + ".pam")
      try write(PPM.encode(sample.bitmap), base + ".ppm")
      if sample.fitsGIF { try write(GIF.encode(sample.bitmap), base + ".gif") }
      lines += "\(sample.name) \(sample.bitmap.width) \(sample.bitmap.height)\n"
    }
    try Data(lines.utf8).write(to: folder.appending(path: "pictures.txt"))
  }

  private static func write(_ bytes: [UInt8], _ path: String) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }

  private struct Sample {
    var name: String
    var bitmap: Bitmap
    /// Whether a palette holds it: at most 256 colours, each opaque or not there.
    var fitsGIF: Bool
  }

  private static func all() throws -> [Sample] {
    var samples: [Sample] = []
    func add(
      _ name: String, _ width: Int, _ height: Int, fitsGIF: Bool = true,
      _ pixel: (Int, Int) -> Pixel
    ) throws {
      var bitmap = try Bitmap(width: width, height: height)
      for y in 0..<height { for x in 0..<width { bitmap[x, y] = pixel(x, y) } }
      samples.append(Sample(name: name, bitmap: bitmap, fitsGIF: fitsGIF))
    }
    for (depth, count) in [(1, 2), (2, 4), (4, 16), (8, 256)] {
      try add("grey-\(depth)", 37, 19) { x, y in grey((x * 7 + y * 5) % count * 255 / (count - 1)) }
      try add("palette-\(depth)", 53, 21) { x, y in color((x * 3 + y * 11) % count) }
    }
    try add("one-pixel", 1, 1) { _, _ in color(5) }
    try add("column", 1, 65) { _, y in color(y / 3) }
    try add("row", 259, 1) { x, _ in color(x % 256) }
    try add("palette-with-a-hole", 40, 30) { x, y in
      (x / 5 + y / 5) % 3 == 0 ? clear : color(x % 16)
    }
    try add("palette-full-with-a-hole", 64, 64) { x, y in
      (x + y) % 9 == 0 ? clear : color((x * 64 + y) % 255)
    }
    try add("palette-with-opacities", 64, 16, fitsGIF: false) { x, y in
      faded(color(x % 8), alpha: y * 17)
    }
    try add("grey-with-opacities", 300, 70, fitsGIF: false) { x, y in
      faded(grey(x % 256), alpha: (x / 2 + y * 3) % 256)
    }
    try add("colors", 320, 200, fitsGIF: false) { x, y in
      Pixel(red: byte(x), green: byte(y), blue: byte(x * y / 7))
    }
    try add("colors-with-opacities", 256, 97, fitsGIF: false) { x, y in
      faded(Pixel(red: byte(y * 3), green: byte(x ^ y), blue: byte(x * y)), alpha: x)
    }
    return samples
  }

  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  static func byte(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: value) }

  static func grey(_ level: Int) -> Pixel {
    Pixel(red: byte(level), green: byte(level), blue: byte(level))
  }

  /// One of 256 different opaque colours, the first of which are far from each other.
  static func color(_ index: Int) -> Pixel {
    Pixel(red: byte(index * 101 + 30), green: byte(index * 57 + 200), blue: byte(index * 31))
  }

  /// An opaque pixel at an opacity.
  static func faded(_ pixel: Pixel, alpha: Int) -> Pixel {
    func part(_ level: UInt8) -> UInt8 { UInt8((Int(level) * alpha + 127) / 255) }
    return Pixel(
      red: part(pixel.red), green: part(pixel.green), blue: part(pixel.blue), alpha: byte(alpha))
  }
}
