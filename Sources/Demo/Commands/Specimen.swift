import Scene

/// The command `specimen`: a sheet that shows what a font can do.
struct Specimen: Command {
  static let name = "specimen"

  static let help = """
    specimen: a sheet of one font or several: sizes, weights, characters,
    kerning pairs and ligatures; without --font of the embedded face.

      --font FONT           as below; each font after the first is a face to compare
      --text TEXT           what the sizes and faces are shown with    (a pangram)
      --width W             of the sheet, in points                          (640)
      --scale S             pixels a point                                     (2)
      --format F            \(StillFormat.names)  (by the name)
      --output FILE         the file, or - for standard output
                                                     (Output/specimen/specimen.png)
    """

  static let pictureOptions: Set<PictureOption> = [.font]

  private(set) var text: String?
  private(set) var width = 640.0
  private(set) var picture = StillOptions(file: "Output/specimen/specimen.png")

  init(arguments: [String]) throws(Failure) {
    var scanner = OptionScanner(
      arguments, names: StillOptions.names.union(["--text", "--width"]), flags: [])
    while let (name, value) = try scanner.next() {
      if try picture.take(name, value) { continue }
      if name == "--text" { text = value } else { width = try OptionValue.number(name, value) }
    }
    guard width >= 200, width <= 4000 else {
      throw .usage("--width \(width): it must be 200 … 4000")
    }
    try picture.check()
  }

  func run() throws(Failure) {
    try picture.write(
      SpecimenSheet(picture.fonts, text: text).stage(width: width, scale: picture.scale)
        .displayList(), blaming: "--width and --scale")
  }
}
