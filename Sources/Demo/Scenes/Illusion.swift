import Scene

/// The command `illusion`: a highlight slides from one title to another.
struct Illusion: SceneCommand {
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
    if options.isDrivenByPager { return pagedFrames() }
    let stage = pictures.stage()
    if options.isAsInThePost {
      slidePost(on: stage)
    } else {
      slideControl(on: stage)
    }
    return Frames(stage, rate: pictures.rate, duration: options.duration)
  }

  private func control() -> HighlightSegmentedControl {
    let control = HighlightSegmentedControl(titles: options.titles)
    control.font = pictures.fonts.font(size: 20)
    control.spacing = options.spacing
    control.clipMode = options.clipMode
    control.mistakes = options.mistakes
    return control
  }

  private func slideControl(on stage: Stage) {
    let control = control()
    control.frame = stage.bounds
    control.animationDuration = options.duration
    control.animationCurve = options.curve
    stage.root.addSubview(control)

    control.select(options.from, animated: false)
    control.select(options.to, animated: true)
  }

  private func slidePost(on stage: Stage) {
    let strip = PostedStrip(titles: options.titles, font: pictures.fonts.font(size: 20))
    strip.frame = stage.bounds
    strip.duration = options.duration
    strip.curve = options.curve
    stage.root.addSubview(strip)
    // Where everything lies at first is no motion.
    stage.layoutIfNeeded()
    stage.performWithoutAnimation { strip.layerViewDidAnimate(strip.offset(of: options.from)) }

    strip.layerViewDidAnimate(strip.offset(of: options.to))
  }

  // MARK: - With a pager

  /// The screen of the program that came with the post: a pager moves the highlight over it.
  private func pagedFrames() -> Frames {
    let control = control()
    control.frame = Rect(x: 0, y: 100, width: pictures.size.width, height: 44)
    let screen = PagedScreen(pictures, under: control, titles: options.titles)
    screen.pager.currentPage = options.from
    control.follow(screen.pager)
    let script = pagedScript
    return Frames(screen.stage, playing: script, rate: pictures.rate, duration: script.duration)
  }

  /// What the finger does.
  var pagedScript: TouchScript {
    let size = pictures.size
    let tap = size.width * (0.5 + Double(options.to)) / Double(options.titles.count)
    return PagedScreen.script(
      tap: Point(x: tap, y: 122),
      pages: Rect(x: 0, y: 144, width: size.width, height: max(size.height - 144, 0)))
  }
}
