import Foundation
import Raster

/// Pictures in each format.
enum FormatSamples {
  /// Writes NAME.ppm, NAME.text.ppm and NAME.pam for opaque and for translucent pictures of several
  /// sizes, and pixmaps with headers of all kinds as header-*.ppm.
  static func write(into folder: URL) throws {
    for (width, height) in [(1, 1), (1, 7), (5, 1), (6, 2), (23, 31), (320, 44)] {
      for translucent in [false, true] {
        let bitmap = try picture(width: width, height: height, translucent: translucent)
        let kind = translucent ? "translucent" : "opaque"
        let base = folder.appending(path: "\(kind)-\(width)x\(height)").path
        try Data(PPM.encode(bitmap)).write(to: URL(filePath: base + ".ppm"))
        try Data(PPM.encodeText(bitmap)).write(to: URL(filePath: base + ".text.ppm"))
        try Data(PAM.encode(bitmap)).write(to: URL(filePath: base + ".pam"))
      }
    }
    for (index, header) in headers.enumerated() {
      let file = folder.appending(path: "header-\(index).ppm")
      try Data(Array(header.utf8) + [35, 10, 3, 4, 5, 6]).write(to: file)
    }
  }

  /// Reads a pixmap and writes it again; refused, it writes nothing and ends with status 1.
  static func rewrite(_ file: URL, as result: URL) throws {
    do {
      try Data(PPM.encode(PPM.decode(Array(Data(contentsOf: file))))).write(to: result)
    } catch let error as Netpbm.ParsingError {
      print("refused: \(error)")
      exit(1)
    }
  }

  /// Headers of two pixels that the grammar allows, and some that it does not.
  private static let headers = [
    "P6\n2 1\n255\n", "P6 2 1 255 ", "P6\t1\r2\n\n 255\r", "P6\n# by hand\n2 1\n255\n",
    "P6#c\n2 1 255\n", "P6\n2# two\n1#one\r255#all\n", "P6\n0002 01 0255\n", "P6 ## #\n#\n2 1 255 ",
    "P6\n-2 1 255\n", "P6\n2 1 0\n", "P6\n2 2 255\n", "P6\n2 1", "P6\n2 1 # 255\n",
  ]

  /// Seeded noise: all levels occur, and no component is above its opacity.
  private static func picture(width: Int, height: Int, translucent: Bool) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height)
    var state = UInt32(truncatingIfNeeded: width * 1000 + height)
    func next(below limit: UInt32) -> UInt8 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8((state >> 16) % limit)
    }
    for y in 0..<height {
      for x in 0..<width {
        let alpha = translucent ? next(below: 256) : 255
        let limit = UInt32(alpha) + 1
        bitmap[x, y] = Pixel(
          red: next(below: limit), green: next(below: limit), blue: next(below: limit),
          alpha: alpha)
      }
    }
    return bitmap
  }
}
