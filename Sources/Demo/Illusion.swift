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
    if options.isAsInThePost {
      slidePost(on: stage)
    } else {
      slideControl(on: stage)
    }
    return Frames(stage.frames(duration: options.duration, rate: pictures.rate))
  }

  private func slideControl(on stage: Stage) {
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
  }

  private func slidePost(on stage: Stage) {
    let strip = PostedStrip(titles: options.titles)
    strip.frame = stage.bounds
    strip.duration = options.duration
    strip.curve = options.curve
    stage.root.addSubview(strip)
    // Where everything lies at first is no motion.
    stage.layoutIfNeeded()
    stage.performWithoutAnimation { strip.layerViewDidAnimate(strip.offset(of: options.from)) }

    strip.layerViewDidAnimate(strip.offset(of: options.to))
  }
}
