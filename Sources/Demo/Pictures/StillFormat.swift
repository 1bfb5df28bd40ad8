import Raster

/// The formats of files that hold one picture.
enum StillFormat: String, CaseIterable {
  case ppm
  case ppmAscii = "ppm-ascii"
  case pam
  case png
  case bmp

  /// The end of a file's name, without the dot.
  var fileExtension: String { self == .ppmAscii ? "ppm" : rawValue }

  /// What `--format` may be, as a part of a sentence.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The ends of files' names, as a part of a sentence.
  static var endings: String {
    allCases.filter { $0 != .ppmAscii }.map { "." + $0.fileExtension }.joined(separator: ", ")
  }

  /// The format that the end of a file's name stands for; a name without an end is that of a PNG.
  ///
  /// - Returns: `nil` if the end stands for none of them.
  init?(naming path: String) {
    guard let ending = OutputFile.ending(of: path) else {
      self = .png
      return
    }
    guard let format = Self.allCases.first(where: { $0.fileExtension == ending }) else {
      return nil
    }
    self = format
  }

  /// The bytes of a file.
  func encode(_ bitmap: Bitmap) -> [UInt8] {
    switch self {
    case .ppm: PPM.encode(bitmap)
    case .ppmAscii: PPM.encodeText(bitmap)
    case .pam: PAM.encode(bitmap)
    case .png: PNG.encode(bitmap)
    case .bmp: BMP.encode(bitmap)
    }
  }
}
