/// The formats of files that hold all pictures of a scene.
enum FilmFormat: String, CaseIterable {
  case gif
  case apng
  case y4m
  case ppmStream = "ppm-stream"

  /// What there is, as a part of a sentence.
  static var names: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// The end of a file's name, without the dot.
  var fileExtension: String { self == .ppmStream ? "ppm" : rawValue }

  /// Whether a file of this format may be called so.
  func names(_ path: String) -> Bool {
    path.hasSuffix("." + fileExtension) || (self == .apng && path.hasSuffix(".png"))
  }

  /// The format that the end of a file's name stands for; pixmaps alone are no film.
  init?(naming path: String) {
    let format = Self.allCases.first { $0 != .ppmStream && path.hasSuffix("." + $0.fileExtension) }
    guard let format else { return nil }
    self = format
  }

  /// Whether it is shown again and again, so that its end has to be seen for a while.
  var isLoop: Bool { self == .gif || self == .apng }
}
