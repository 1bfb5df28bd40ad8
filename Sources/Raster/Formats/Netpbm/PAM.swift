/// The portable arbitrary map of netpbm, with opacity: four bytes a pixel, RGBA.
///
/// - Source: netpbm, pam(5).
public enum PAM {
  /// Writes a map of the tuple type `RGB_ALPHA`, 8 bits a component.
  ///
  /// The colour is straight, as the format wants it: opacity is taken out, rounded half up. A
  /// transparent pixel is four zeros.
  public static func encode(_ bitmap: Bitmap) -> [UInt8] {
    let header =
      "P7\nWIDTH " + String(bitmap.width) + "\nHEIGHT " + String(bitmap.height)
      + "\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
    var bytes = Array(header.utf8)
    bytes.reserveCapacity(bytes.count + bitmap.words.count * 4)
    for word in bitmap.words {
      let pixel = Pixel(word: word).straight
      bytes.append(pixel.red)
      bytes.append(pixel.green)
      bytes.append(pixel.blue)
      bytes.append(pixel.alpha)
    }
    return bytes
  }
}
