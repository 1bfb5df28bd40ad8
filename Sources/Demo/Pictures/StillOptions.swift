import Raster
import Scene

/// How a single picture is made and where it goes: the options that all commands of one picture share.
struct StillOptions: Hashable {
  /// What the options are called.
  static let names: Set<String> = ["--scale", "--format", "--output", "--font"]

  var scale = 2.0
  /// What `--format` says; without it the name of the file does.
  var format: StillFormat?
  /// What texts are written in.
  var fonts = FontChoice()
  /// The file, or - for standard output.
  var output: String

  /// What holds without arguments, for a file of its own.
  init(file: String) { output = file }

  /// Takes an option, if it is one of these.
  ///
  /// - Returns: Whether it was.
  mutating func take(_ name: String, _ value: String) throws(Failure) -> Bool {
    switch name {
    case "--scale": scale = try OptionValue.number(name, value)
    case "--format": format = try OptionValue.still(value)
    case "--font": try fonts.add(value)
    case "--output": output = try OptionValue.file(name, value)
    default: return false
    }
    return true
  }

  /// Refuses a name that promises another format, unless one is asked for.
  func check() throws(Failure) {
    if format == nil { _ = try OptionValue.still("--output", output) }
  }

  /// The format of the file: the one that is asked for, else that of its name, else PNG.
  var fileFormat: StillFormat { format ?? StillFormat(naming: output) ?? .png }

  /// Draws a picture, and writes it; if it is too large, some options are to blame.
  func write(_ list: DisplayList, blaming cause: String) throws(Failure) {
    let bitmap: Bitmap
    do {
      bitmap = try Renderer().render(list)
    } catch {
      throw .usage("\(cause): \(error)")
    }
    try OutputFile.write(
      fileFormat.encode(bitmap), to: output,
      saying: "1 picture, \(bitmap.width) x \(bitmap.height) pixels")
  }
}
