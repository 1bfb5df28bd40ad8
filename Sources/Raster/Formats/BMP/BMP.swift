/// The bitmap of Windows: pixels without compression, rows from below.
///
/// - Source: Microsoft, BITMAPFILEHEADER, BITMAPINFOHEADER, BITMAPV4HEADER.
public enum BMP {
  /// Writes a file of 24 bits a pixel if the bitmap is opaque, else of 32 bits with straight colours and
  /// opacity.
  ///
  /// The latter has a header of the fourth version, whose masks say where the opacity is.
  public static func encode(_ bitmap: Bitmap) -> [UInt8] {
    let isOpaque = bitmap.words.allSatisfy { $0 >= 0xFF00_0000 }
    let headerSize = isOpaque ? 40 : 108
    let rowSize = isOpaque ? (bitmap.width * 3 + 3) & ~3 : bitmap.width * 4
    let pixelSize = rowSize * bitmap.height
    var bytes = Array("BM".utf8)
    bytes.reserveCapacity(14 + headerSize + pixelSize)
    append([14 + headerSize + pixelSize, 0, 14 + headerSize], to: &bytes)
    append([headerSize, bitmap.width, bitmap.height], to: &bytes)
    // One plane; bits a pixel; 3 for masks; 2835 pixels a metre are 72 an inch.
    bytes += [1, 0, isOpaque ? 24 : 32, 0]
    append([isOpaque ? 0 : 3, pixelSize, 2835, 2835, 0, 0], to: &bytes)
    if !isOpaque {
      bytes += [0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255]
      bytes += Array("BGRs".utf8) + [UInt8](repeating: 0, count: 48)
    }
    for y in (0..<bitmap.height).reversed() {
      for word in bitmap.words[y * bitmap.width..<(y + 1) * bitmap.width] {
        let pixel = Pixel(word: word).straight
        bytes.append(pixel.blue)
        bytes.append(pixel.green)
        bytes.append(pixel.red)
        if !isOpaque { bytes.append(pixel.alpha) }
      }
      while isOpaque, (bytes.count - 14 - headerSize) % 4 != 0 { bytes.append(0) }
    }
    return bytes
  }

  /// Appends numbers of four bytes, the low one first; each is below 2³¹.
  private static func append(_ numbers: [Int], to bytes: inout [UInt8]) {
    for number in numbers {
      for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
  }
}
