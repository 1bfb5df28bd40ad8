/// The names of the written files.
enum PictureName {
  /// The name of a picture among `count`: as many digits as the last needs, at least two.
  static func frame(_ index: Int, of count: Int, _ format: PictureFormat) -> String {
    let digits = max(2, String(max(count - 1, 0)).count)
    let number = String(index)
    let zeros = String(repeating: "0", count: max(0, digits - number.count))
    return "frame-\(zeros)\(number).\(format.fileExtension)"
  }

  /// The name of the picture of all pictures.
  static func filmstrip(_ format: PictureFormat) -> String {
    "filmstrip.\(format.fileExtension)"
  }

  /// Whether this program, with whatever options, would give a file that name.
  static func isOurs(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "ppm" || parts[1] == "pam" else { return false }
    if parts[0] == "filmstrip" { return true }
    guard parts[0].hasPrefix("frame-") else { return false }
    let number = parts[0].dropFirst("frame-".count)
    return number.count >= 2 && number.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
