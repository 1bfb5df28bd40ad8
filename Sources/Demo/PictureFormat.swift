import Raster

/// The formats of the written pictures.
enum PictureFormat: String, CaseIterable {
  case ppm
  case ppmAscii = "ppm-ascii"
  case pam

  /// The end of a file's name, without the dot.
  var fileExtension: String { self == .pam ? "pam" : "ppm" }

  /// The bytes of a file.
  func encode(_ bitmap: Bitmap) -> [UInt8] {
    switch self {
    case .ppm: PPM.encode(bitmap)
    case .ppmAscii: PPM.encodeText(bitmap)
    case .pam: PAM.encode(bitmap)
    }
  }
}
