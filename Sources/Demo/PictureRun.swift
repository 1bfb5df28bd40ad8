import Raster
import Scene

/// Draws the pictures of a command's scene and writes them.
struct PictureRun {
  private let command: any Command
  private var options: PictureOptions { command.pictures }

  init(_ command: any Command) {
    self.command = command
  }

  /// Draws and writes all pictures.
  func run() throws(Failure) {
    switch options.destination {
    case .folder(let path): try write(to: OutputFolder(path: path))
    case .standardOutput: try writeStream()
    }
  }

  // MARK: - Where the pictures go

  private func write(to folder: OutputFolder) throws(Failure) {
    let format = options.format
    let step = max(command.filmstripStep, 1)
    var names: Set<String> = []
    var filmstrip = Filmstrip(options.pixelSize, count: (command.frames().count - 1) / step + 1)
    let count = try draw { (index, count, bitmap) throws(Failure) in
      let name = PictureName.frame(index, of: count, format)
      try folder.write(format.encode(bitmap), to: name)
      names.insert(name)
      if index % step == 0 { filmstrip?.append(bitmap) }
    }
    if let picture = filmstrip?.picture {
      let name = PictureName.filmstrip(format)
      try folder.write(format.encode(picture), to: name)
      names.insert(name)
    }
    folder.removePictures(except: names)
    try Words.say(report(count, folder: folder.path, hasFilmstrip: filmstrip != nil))
  }

  private func writeStream() throws(Failure) {
    let count = try draw { (_, _, bitmap) throws(Failure) in
      try StandardFile.output.write(options.format.encode(bitmap))
    }
    Words.complain("\(summary(count)), written to standard output.")
  }

  /// Draws each picture and hands it on.
  ///
  /// - Returns: How many there were.
  private func draw(
    _ write: (_ index: Int, _ count: Int, Bitmap) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let renderer = Renderer()
    let frames = command.frames()
    let count = frames.count
    var bar = ProgressBar(total: count)
    defer { bar.finish() }
    var index = 0
    for frame in frames {
      let bitmap: Bitmap
      do {
        bitmap = try renderer.render(frame)
      } catch {
        throw .usage("\(error)")
      }
      try write(index, count, bitmap)
      index += 1
      bar.update(index)
    }
    return index
  }

  // MARK: - What is said

  /// What was drawn, as the beginning of a sentence.
  private func summary(_ count: Int) -> String {
    let (width, height) = options.pixelSize
    let pictures = count == 1 ? "1 picture" : "\(count) pictures"
    return "\(pictures) of \(width) x \(height) pixels"
  }

  /// What was written, and what to look at.
  private func report(_ count: Int, folder: String, hasFilmstrip: Bool) -> [String] {
    let first = PictureName.frame(0, of: count, options.format)
    let last = PictureName.frame(count - 1, of: count, options.format)
    let strip = PictureName.filmstrip(options.format)
    let names = count == 1 ? first : "\(first) … \(last)"
    var lines = ["\(summary(count)) in \(folder): \(names)"]
    if hasFilmstrip {
      let step = command.filmstripStep
      let what = step > 1 ? "every \(step)th" : "all"
      lines[0] += ", and \(what) under each other: \(strip)."
    } else {
      lines[0] += "; for one picture of all they are too many."
    }
    lines += ["", "Look at \(hasFilmstrip ? strip : "any of them"), enlarged:"]
    return lines + command.advice
  }
}
