import Raster

/// The files of a run in a folder: a file a picture, all under each other, and films.
struct PictureFiles {
  /// The greatest number of pixels of a film that nobody asked for.
  static let filmPixelLimit = 268_435_456
  /// The longest time of a picture of such a film in seconds: a GIF can say no more.
  static let filmFrameLimit = 655.35

  /// What was written.
  private(set) var names: Set<String> = []
  private let folder: OutputFolder
  private let command: any SceneCommand
  private let stills: StillFormat?
  private var filmstrip: Filmstrip?
  private var films: [Film] = []
  private var frameNames: [String] = []
  private var scene: String { type(of: command).name }

  /// Prepares the files of some pictures of a scene.
  init(_ folder: OutputFolder, of command: any SceneCommand, pictures count: Int) {
    self.folder = folder
    self.command = command
    let options = command.pictures
    if let format = options.film {
      stills = nil
      films = [Film(format, options)]
      return
    }
    stills = options.stillFormat
    // A part of the pictures is one of several runs: what shows all of them is made afterwards.
    guard options.range == nil else { return }
    filmstrip = Filmstrip(options.pixelSize, count: (count - 1) / step + 1)
    let (width, height) = options.pixelSize
    let isShort = 1 / options.rate + options.hold <= Self.filmFrameLimit
    if options.format == nil && isShort && count <= Self.filmPixelLimit / (width * height) {
      films = [Film(.gif, options), Film(.apng, options)]
    }
  }

  private var step: Int { max(command.filmstripStep, 1) }

  /// Takes the next picture.
  mutating func take(_ picture: Picture) throws(Failure) {
    if let stills {
      let name = PictureName.frame(picture.index, of: picture.count, stills)
      try write(stills.encode(picture.bitmap), to: name)
      frameNames.append(name)
    }
    if picture.index % step == 0 { filmstrip?.append(picture.bitmap) }
    for index in films.indices { try films[index].append(picture) }
  }

  /// Writes what holds all pictures.
  mutating func finish() throws(Failure) {
    if let picture = filmstrip?.picture {
      try write(PNG.encode(picture), to: PictureName.filmstrip)
    }
    for index in films.indices {
      try write(films[index].finish(), to: PictureName.film(scene, films[index].format))
    }
  }

  private mutating func write(_ bytes: [UInt8], to name: String) throws(Failure) {
    try folder.write(bytes, to: name)
    names.insert(name)
  }

  // MARK: - What is said

  /// What was written, as the end of a sentence.
  var summary: String {
    var parts: [String] = []
    if let first = frameNames.first, let last = frameNames.last {
      parts.append(first == last ? first : "\(first) … \(last)")
    }
    if filmstrip != nil {
      let what = step > 1 ? "every \(step)th" : "all"
      parts.append("\(what) under each other: \(PictureName.filmstrip)")
    }
    if !films.isEmpty {
      let names = films.map { PictureName.film(scene, $0.format) }
      parts.append((stills == nil ? "" : "moving: ") + names.joined(separator: ", "))
    }
    return parts.joined(separator: "; ") + "."
  }

  /// What to look at, in lines; nothing of a part of the pictures.
  var advice: [String] {
    guard command.pictures.range == nil else { return [] }
    let moving = films.first.map { PictureName.film(scene, $0.format) }
    let what = filmstrip != nil ? PictureName.filmstrip : moving ?? "any of them"
    return ["", "Look at \(what), enlarged:"] + command.advice
  }
}
