import Raster
import Scene

/// The bytes of files, and what is read from them.
extension DigestScene {
  static var files: [DigestScene] {
    [
      DigestScene("gif") { gif(colorCount: 40, dithers: false) },
      DigestScene("gif-reduced") { gif(colorCount: 4096, dithers: false) },
      DigestScene("gif-dithered") { gif(colorCount: 4096, dithers: true) },
      DigestScene("y4m", bytes: video),
      DigestScene("bmp", bytes: bmp),
      DigestScene("netpbm", bytes: netpbm),
      DigestScene("png", bytes: png),
      DigestScene("apng", bytes: apng),
    ]
  }

  /// A gradient that moves to the right, of about so many colours, with a hole.
  private static func picture(_ step: Int, colorCount: Int) -> Bitmap? {
    guard var bitmap = try? Bitmap(width: 48, height: 40) else { return nil }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let hole = (x - 10 - step) * (x - 10 - step) + (y - 20) * (y - 20)
        guard hole > 30 else { continue }
        let place = ((x + 3 * step) * 85 + y * y * 3) % colorCount
        bitmap[x, y] = Pixel(
          red: UInt8(place % 16 * 16), green: UInt8(place / 16 % 256), blue: UInt8(place % 251))
      }
    }
    return bitmap
  }

  private static func gif(colorCount: Int, dithers: Bool) -> [UInt8] {
    var writer = GIF.Writer(width: 48, height: 40, playCount: 3, dithers: dithers)
    do throws(AnimationError) {
      for step in 0..<6 {
        guard let bitmap = picture(step, colorCount: colorCount) else { return [] }
        try writer.append(bitmap, duration: 1 / 60)
      }
      let file = try writer.finish()
      guard let read = try? GIF.decode(file) else { return [] }
      return read.frames.reduce(file) { $0 + Bitmap($1.image).bytes }
    } catch {
      return []
    }
  }

  /// Files of several types of colour, and what is read from them and from their changed versions.
  private static func png() -> [UInt8] {
    var bytes: [UInt8] = []
    for colorCount in [2, 200, 4096] {
      guard let bitmap = picture(0, colorCount: colorCount) else { return [] }
      let file = PNG.encode(bitmap)
      bytes += file
      for index in 0..<file.count where index % 3 == 0 {
        var changed = file
        changed[index] ^= 4
        do throws(PNG.ParsingError) {
          bytes += Bitmap(try PNG.decode(changed, pixelLimit: 1 << 20)).bytes
        } catch {
          bytes += Array(error.description.utf8)
        }
      }
    }
    return bytes
  }

  private static func apng() -> [UInt8] {
    var writer = APNG.Writer(width: 48, height: 40, playCount: 2)
    do throws(AnimationError) {
      for step in 0..<6 {
        guard let bitmap = picture(step, colorCount: step < 3 ? 40 : 4096) else { return [] }
        try writer.append(bitmap, duration: 1 / 60)
      }
      let file = try writer.finish()
      guard let read = try? APNG.decode(file) else { return [] }
      return read.frames.reduce(file) { $0 + Bitmap($1.image).bytes }
    } catch {
      return []
    }
  }

  private static func video() -> [UInt8] {
    var writer = Y4M.Writer(width: 48, height: 40, rate: Y4M.Rate(59.94))
    do throws(AnimationError) {
      for step in 0..<3 {
        guard let bitmap = picture(step, colorCount: 4096) else { return [] }
        try writer.append(bitmap, duration: 1 / 59.94)
      }
      return try writer.finish()
    } catch {
      return []
    }
  }

  /// A file with opacity, and the pictures of its changed versions.
  private static func bmp() -> [UInt8] {
    guard let bitmap = picture(0, colorCount: 4096) else { return [] }
    let file = BMP.encode(bitmap)
    var bytes = file
    for index in 0..<122 {
      var changed = file
      changed[index] ^= 4
      if let read = try? BMP.decode(changed) { bytes += Bitmap(read).bytes }
    }
    return bytes
  }

  private static func netpbm() -> [UInt8] {
    guard let bitmap = picture(0, colorCount: 4096) else { return [] }
    let streams = [
      PAM.encode(bitmap), PPM.encodeText(bitmap), PPM.encode(bitmap) + PAM.encode(bitmap),
      Array("P2 3 1 65535 99 32768 40000\nP1 3 1 101".utf8),
      // Sizes that no memory holds, least of all one of 32 bits.
      Array("P6 65535 4096 65535\n".utf8), Array("P4 99999999 99999999\n".utf8),
    ]
    var bytes: [UInt8] = []
    for stream in streams {
      do throws(Netpbm.ParsingError) {
        for image in try Netpbm.decodeAll(stream) { bytes += Bitmap(image).bytes }
      } catch {
        bytes += Array(error.description.utf8)
      }
    }
    return bytes
  }
}
