import Raster

/// The command `join`: pictures that were drawn in parts become one file.
struct Join: Command {
  static let name = "join"

  static let help = """
    join DIR: makes one file of the pictures frame-00 … of a folder, which may
    have been drawn by several runs with --frames.

      --format F            \(FilmFormat.names)                     (gif)
      --fps N               pictures a second                                (60)
      --hold T              as below                                          (1)
      --output FILE         the file, or - for standard output          (in DIR)
    """

  static let pictureOptions: Set<PictureOption> = [.hold]

  let folder: String
  private(set) var format: FilmFormat
  private(set) var rate = 60.0
  private(set) var hold = 1.0
  /// The file, or - for standard output.
  private(set) var output: String

  init(arguments: [String]) throws(Failure) {
    var rest = arguments
    guard let first = rest.first, !first.hasPrefix("-"), !first.isEmpty else {
      throw .usage("join needs a folder, as in join Output/illusion --format gif")
    }
    rest.removeFirst()
    var format: FilmFormat?
    var output: String?
    var scanner = OptionScanner(
      rest, names: ["--format", "--fps", "--hold", "--output"], flags: [])
    while let (name, value) = try scanner.next() {
      switch name {
      case "--format": format = try OptionValue.film(value)
      case "--fps": rate = try OptionValue.number(name, value)
      case "--hold": hold = try OptionValue.number(name, value, orZero: true)
      default: output = try OptionValue.output(name, value)
      }
    }
    folder = first
    if format == nil, let output { format = try Self.format(of: output) }
    self.format = format ?? .gif
    self.output = output ?? Self.place(in: first, self.format)
  }

  /// The format that a name stands for; one that stands for none is that of a GIF.
  private static func format(of name: String) throws(Failure) -> FilmFormat {
    if let format = FilmFormat(naming: name) { return format }
    guard OutputFile.ending(of: name) == nil else {
      throw .usage(
        "--output \"\(name)\": a film's name ends in .gif, .apng or .y4m, unless there is --format")
    }
    return .gif
  }

  /// The file that is written unless another is named: in the folder, and called as it is.
  private static func place(in folder: String, _ format: FilmFormat) -> String {
    let scene = folder.split(separator: "/").last { $0 != "." && $0 != ".." } ?? "film"
    let name = PictureName.film(String(scene), format)
    // A folder may be called as its first picture is, which shall not be replaced.
    let isPicture = PictureName.frameNumber(name) != nil
    return folder + "/" + (isPicture ? PictureName.film("film", format) : name)
  }

  func run() throws(Failure) {
    let files = try FrameFolder(path: folder)
    guard output != "-" else {
      try join(files) { (bytes) throws(Failure) in try StandardFile.output.write(bytes) }
      return
    }
    var bytes: [UInt8] = []
    try join(files) { bytes += $0 }
    try OutputFile.write(bytes, to: output)
    let pictures = files.count == 1 ? "1 picture" : "\(files.count) pictures"
    try Words.say(["\(pictures) of \(folder) in \(output)."])
  }

  /// Hands on the bytes of the film as soon as they are ready.
  private func join(
    _ files: FrameFolder, _ take: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let first = try files.picture(0)
    let (width, height) = (first.width, first.height)
    var film = Film(format, width: width, height: height, rate: rate, hold: hold)
    for index in 0..<files.count {
      let bitmap = index == 0 ? first : try files.picture(index)
      guard bitmap.width == width, bitmap.height == height else {
        throw .usage(
          "\(files.name(index)): it has \(bitmap.width) x \(bitmap.height) pixels, and the first "
            + "picture \(width) x \(height)")
      }
      try film.append(Picture(bitmap: bitmap, index: index, count: files.count))
      try take(film.takeBytes())
    }
    try take(film.finish())
  }
}
