public import Scene

/// The portable pixmap of netpbm: three bytes a pixel and a header of a few words.
///
/// It has no opacity, so a picture is put over a colour.
///
/// - Source: netpbm, ppm(5).
public enum PPM {
  /// Writes a binary pixmap (P6) of 8 bits a component.
  ///
  /// - Parameters:
  ///   - bitmap: Any bitmap.
  ///   - background: What shows through; its own opacity does not count.
  /// - Returns: The bytes of a file.
  public static func encode(_ bitmap: Bitmap, over background: Color = .white) -> [UInt8] {
    let behind = Pixel(opaque: background)
    var bytes = header("P6", of: bitmap)
    bytes.reserveCapacity(bytes.count + bitmap.words.count * 3)
    for word in bitmap.words {
      let pixel = Pixel(word: word).composited(over: behind)
      bytes.append(pixel.red)
      bytes.append(pixel.green)
      bytes.append(pixel.blue)
    }
    return bytes
  }

  /// Writes a pixmap as text (P3), to be read by people: at most five pixels a line, numbers aligned.
  ///
  /// Each row of the picture begins a line, and no line is longer than 70 characters.
  ///
  /// - Parameters:
  ///   - bitmap: Any bitmap.
  ///   - background: What shows through; its own opacity does not count.
  /// - Returns: The bytes of a file.
  public static func encodeText(_ bitmap: Bitmap, over background: Color = .white) -> [UInt8] {
    let behind = Pixel(opaque: background)
    var bytes = header("P3", of: bitmap)
    for (index, word) in bitmap.words.enumerated() {
      let pixel = Pixel(word: word).composited(over: behind)
      let column = index % bitmap.width
      appendAligned(pixel.red, to: &bytes)
      bytes.append(space)
      appendAligned(pixel.green, to: &bytes)
      bytes.append(space)
      appendAligned(pixel.blue, to: &bytes)
      if column % 5 == 4 || column == bitmap.width - 1 {
        bytes.append(newline)
      } else {
        bytes.append(space)
        bytes.append(space)
      }
    }
    return bytes
  }

  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")

  private static func header(_ magic: String, of bitmap: Bitmap) -> [UInt8] {
    Array((magic + "\n" + String(bitmap.width) + " " + String(bitmap.height) + "\n255\n").utf8)
  }

  /// Appends a number right-aligned in three columns.
  private static func appendAligned(_ value: UInt8, to bytes: inout [UInt8]) {
    let zero = UInt8(ascii: "0")
    bytes.append(value >= 100 ? zero + value / 100 : space)
    bytes.append(value >= 10 ? zero + value / 10 % 10 : space)
    bytes.append(zero + value % 10)
  }
}
