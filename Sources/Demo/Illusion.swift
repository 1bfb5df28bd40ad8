import Scene

/// The command `illusion`: a highlight slides from one title to another.
struct Illusion: Command {
  let options: IllusionOptions

  var pictures: PictureOptions { options.pictures }

  init(_ options: IllusionOptions) {
    self.options = options
  }

  init(arguments: [String]) throws(Failure) {
    self.init(try IllusionOptions(arguments: arguments))
  }

  /// The pictures, each made when it is asked for.
  func frames() -> Frames {
    let stage = pictures.stage()
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
    return Frames(stage.frames(duration: options.duration, rate: pictures.rate))
  }
}
