import Foundation
import Raster

/// Pictures as the terminal kitty, and those that took it over from it, are sent pixels.
///
/// - Source: "Terminal graphics protocol" in kitty's documentation.
enum KittyEncoder {
  /// The greatest number of characters of a piece.
  private static let pieceLimit = 4096

  /// Takes away all pictures on the screen.
  static let clearing = Array("\u{1B}_Ga=d,q=2\u{1B}\\".utf8)

  /// What a terminal is sent for a picture, where its cursor is: a PNG in pieces, to be shown at once,
  /// and not answered.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - replaces: Whether it takes the place of the one before; then the cursor stays.
  /// - Returns: The sequences.
  static func encode(_ bitmap: Bitmap, replaces: Bool) -> [UInt8] {
    let text = Array(Data(PNG.encode(bitmap)).base64EncodedData())
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: pieceLimit) {
      let end = min(start + pieceLimit, text.count)
      let isFirst = start == 0
      let keys = isFirst ? "a=T,f=100,q=2," + (replaces ? "i=1,p=1,C=1," : "") : ""
      bytes += Array("\u{1B}_G\(keys)m=\(end < text.count ? 1 : 0);".utf8)
      bytes += text[start..<end]
      bytes += Array("\u{1B}\\".utf8)
    }
    return bytes
  }
}
