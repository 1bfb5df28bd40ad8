import Raster
import Scene

/// The command `illusion`: a highlight slides from one title to another.
struct Illusion {
  let options: IllusionOptions

  init(_ options: IllusionOptions) {
    self.options = options
  }

  /// Draws the pictures and writes them.
  func run() throws(Failure) {
    switch options.destination {
    case .folder(let path): try write(to: OutputFolder(path: path))
    case .standardOutput: try writeStream()
    }
  }

  /// The pictures, each made when it is asked for.
  func frames() -> StageFrames {
    let stage = Stage(size: options.size, scale: options.scale)
    let control = HighlightSegmentedControl(titles: options.titles)
    control.frame = stage.bounds
    control.spacing = options.spacing
    control.clipMode = options.clipMode
    control.mistakes = options.mistakes
    control.animationDuration = options.duration
    control.animationCurve = options.curve
    stage.root.addSubview(control)

    control.select(options.from, animated: false)
    control.select(options.to, animated: true)
    return stage.frames(duration: options.duration, rate: options.rate)
  }

  // MARK: - Where the pictures go

  private func write(to folder: OutputFolder) throws(Failure) {
    let format = options.format
    var names: Set<String> = []
    var filmstrip = Filmstrip(options.pixelSize, count: frames().count)
    let count = try draw { (index, count, bitmap) throws(Failure) in
      let name = PictureName.frame(index, of: count, format)
      try folder.write(format.encode(bitmap), to: name)
      names.insert(name)
      filmstrip?.append(bitmap)
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
    let frames = frames()
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
}
