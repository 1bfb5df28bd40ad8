/// The names of the written files.
enum PictureName {
  /// The name of the picture of all pictures.
  static let filmstrip = "filmstrip.png"

  /// The name of a picture among `count`: as many digits as the last needs, at least two.
  static func frame(_ index: Int, of count: Int, _ format: StillFormat) -> String {
    let digits = max(2, String(max(count - 1, 0)).count)
    let number = String(index)
    let zeros = String(repeating: "0", count: max(0, digits - number.count))
    return "frame-\(zeros)\(number).\(format.fileExtension)"
  }

  /// The name of the file that holds all pictures of a scene.
  static func film(_ scene: String, _ format: FilmFormat) -> String {
    "\(scene).\(format.fileExtension)"
  }

  /// The number of a picture by its name, and the end of that; `nil` if it is no picture's name.
  static func frameNumber(_ name: String) -> (number: Int, fileExtension: String)? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasPrefix("frame-") else { return nil }
    guard StillFormat.allCases.contains(where: { $0.fileExtension == parts[1] }) else { return nil }
    let digits = parts[0].dropFirst("frame-".count)
    guard digits.count >= 2, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      let number = Int(digits)
    else { return nil }
    return (number, String(parts[1]))
  }

  /// Whether a command that draws a scene, with whatever options, would give a file that name.
  static func isOurs(_ name: String, of scene: String) -> Bool {
    if frameNumber(name) != nil || FilmFormat.allCases.contains(where: { film(scene, $0) == name })
    {
      return true
    }
    return StillFormat.allCases.contains { "filmstrip.\($0.fileExtension)" == name }
  }
}
