import Raster
import Scene

/// Draws the pictures of a command's scene and writes them.
struct PictureRun {
  private let command: any SceneCommand
  /// How many pictures the scene has.
  private let count: Int
  /// Which of them are drawn.
  private let range: Range<Int>
  private var options: PictureOptions { command.pictures }

  /// Prepares a run.
  ///
  /// - Throws: `Failure.usage` if the scene has none of the pictures that are asked for.
  init(_ command: any SceneCommand) throws(Failure) {
    self.command = command
    count = command.frames().count
    range = try command.pictures.range(of: count)
  }

  /// Draws and writes all pictures, or those that were asked for.
  func run() throws(Failure) {
    switch options.destination {
    case .folder(let path): try write(toFolder: path)
    case .file(let path): try write(toFile: path)
    case .standardOutput: try writeStream()
    }
  }

  // MARK: - Where the pictures go

  private func write(toFolder path: String) throws(Failure) {
    let isPart = options.range != nil
    let folder = try OutputFolder(path: path, isShared: isPart)
    var files = PictureFiles(folder, of: command, pictures: range.count)
    try draw { picture throws(Failure) in try files.take(picture) }
    try files.finish()
    // A part, or a film beside the pictures of another run, takes nothing away.
    if !isPart && options.film == nil {
      folder.removePictures(of: type(of: command).name, except: files.names)
    }
    try Words.say(["\(summary) in \(path): \(files.summary)"] + files.advice)
  }

  private func write(toFile path: String) throws(Failure) {
    let place = OutputFolder.place(of: path)
    let folder = try OutputFolder(path: place.folder, isShared: true)
    var bytes: [UInt8] = []
    try film { bytes += $0 }
    try folder.write(bytes, to: place.name)
    try Words.say(["\(summary) in \(path)."])
  }

  private func writeStream() throws(Failure) {
    if options.film == nil {
      let format = options.stillFormat
      try draw { picture throws(Failure) in
        try StandardFile.output.write(format.encode(picture.bitmap))
      }
    } else {
      try film { (bytes) throws(Failure) in try StandardFile.output.write(bytes) }
    }
    Words.complain("\(summary), written to standard output.")
  }

  /// Draws the film that was asked for, and hands on its bytes as soon as they are ready: a long video
  /// need not fit into memory.
  private func film(_ take: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    var film = Film(options.film ?? .gif, options)
    try draw { picture throws(Failure) in
      try film.append(picture)
      try take(film.takeBytes())
    }
    try take(film.finish())
  }

  // MARK: - Drawing

  /// Draws each picture and hands it on.
  private func draw(_ take: (Picture) throws(Failure) -> Void) throws(Failure) {
    let renderer = Renderer()
    var frames = command.frames()
    var bar = ProgressBar(total: range.count)
    defer { bar.finish() }
    frames.skip(range.lowerBound)
    for index in range {
      guard let frame = frames.next() else { return }
      let bitmap: Bitmap
      do {
        bitmap = try renderer.render(frame)
      } catch {
        throw .usage("\(error)")
      }
      try take(Picture(bitmap: bitmap, index: index, count: count))
      bar.update(index + 1 - range.lowerBound)
    }
  }

  /// What was drawn, as the beginning of a sentence.
  private var summary: String {
    let (width, height) = options.pixelSize
    let pictures = range.count == 1 ? "1 picture" : "\(range.count) pictures"
    let part = range.count < count ? " of \(count)" : ""
    return "\(pictures)\(part), \(width) x \(height) pixels each"
  }
}
