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
    case "--output": output = try OptionValue.output(value)
    default: return false
    }
    return true
  }

  /// The format of the file: the one that is asked for, else that of its name, else PNG.
  var fileFormat: StillFormat {
    if let format { return format }
    let name = OutputFolder.place(of: output).name
    return StillFormat.allCases.first { name.hasSuffix(".\($0.fileExtension)") } ?? .png
  }

  /// Draws what a stage shows, and writes it.
  func write(_ stage: Stage) throws(Failure) { try write(stage.displayList()) }

  /// Draws a picture, and writes it.
  func write(_ list: DisplayList) throws(Failure) {
    let bitmap: Bitmap
    do {
      bitmap = try Renderer().render(list)
    } catch {
      throw .usage("--scale: \(error)")
    }
    let bytes = fileFormat.encode(bitmap)
    let size = "1 picture, \(bitmap.width) x \(bitmap.height) pixels"
    guard output != "-" else {
      try StandardFile.output.write(bytes)
      return Words.complain("\(size), written to standard output.")
    }
    let place = OutputFolder.place(of: output)
    let folder = try OutputFolder(path: place.folder, isShared: true)
    try folder.write(bytes, to: place.name)
    try Words.say(["\(size): \(output)."])
  }
}
