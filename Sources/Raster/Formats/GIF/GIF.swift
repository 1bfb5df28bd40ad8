public import Scene

/// The graphics interchange format: pictures of at most 256 colours that follow each other.
///
/// A pixel is opaque or not there; delays are whole hundredths of a second.
///
/// - Source: GIF89a specification; the loop block is Netscape's.
public enum GIF {
  /// The greatest delay of a frame, in hundredths of a second.
  static var delayLimit: Int64 { 65_535 }

  /// Writes one picture.
  ///
  /// - Parameters:
  ///   - bitmap: Any bitmap. A fully transparent pixel stays so.
  ///   - dithers: Whether errors are spread where there are more colours than the file may have.
  ///   - background: What partly transparent pixels are put over; its own opacity does not count.
  /// - Returns: The bytes of a file.
  public static func encode(
    _ bitmap: Bitmap, dithers: Bool = false, over background: Color = .white
  ) -> [UInt8] {
    let picture = bitmap.withWholeOpacity(over: Pixel(opaque: background))
    var frames = FrameEncoder(width: bitmap.width, height: bitmap.height, dithers: dithers)
    frames.append(
      picture, in: PixelBounds(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height), delay: 0,
      clears: false)
    return frames.file(loops: nil)
  }
}

extension Bitmap {
  /// The bitmap with pixels that are opaque or four zeros: partly transparent ones are put over a
  /// colour.
  func withWholeOpacity(over background: Pixel) -> Bitmap {
    guard words.contains(where: { $0 < 0xFF00_0000 && $0 != 0 }) else { return self }
    return Bitmap(
      width: width, height: height,
      checkedWords: words.map { word in
        if word >= 0xFF00_0000 { return word }
        return word < 0x0100_0000 ? 0 : Pixel(word: word).composited(over: background).word
      })
  }
}
