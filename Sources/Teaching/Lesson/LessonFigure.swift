public import Compositor
public import Raster
public import Scene

/// One picture of the lesson on a page: a scene, its values, and what the reader does with it.
///
/// The engine that draws it is the one that draws everything else, unless a mistake is to be shown:
/// that one cannot make any, and the compositor for reading draws in its place.
public final class LessonFigure {
  /// What is shown.
  public let scene: LessonScene
  /// The value of each parameter.
  public private(set) var values: [Double]
  /// What is done wrong; nothing at first.
  public var mistake: Mistake? { didSet { mistakeDidChange(from: oldValue) } }
  /// The size of exploded pictures in pixels: always the same, so that nothing jumps.
  public let explodedSize: Size

  private let renderer = Renderer()
  private var live: LiveHighlight?
  /// The views for the values, until one changes that is not a time.
  private var stage: Stage?

  /// A figure with its scene's initial values.
  public init(_ scene: LessonScene) {
    self.scene = scene
    values = scene.initialValues
    let camera = ExplodedPicture.Camera(spacing: Self.greatestSpacing(of: scene))
    explodedSize = ExplodedPicture(scene.displayList(values), camera: camera).size
  }

  /// Sets one of the numbers; what is out of range is the nearest allowed value.
  ///
  /// NaN, and a place without a parameter, change nothing. The time of a live scene ends what the user
  /// did with it.
  public func set(_ value: Double, at index: Int) {
    guard values.indices.contains(index), !value.isNaN else { return }
    values[index] = scene.parameters[index].clamped(value)
    let isTime = scene == .illusion && index == 0
    if isTime { live = nil } else { stage = nil }
    setLiveMistakes()
  }

  private func mistakeDidChange(from oldMistake: Mistake?) {
    guard mistake != oldMistake else { return }
    if mistake?.maker == .scene || oldMistake?.maker == .scene { stage = nil }
    setLiveMistakes()
  }

  private func setLiveMistakes() {
    guard let live else { return }
    let values = shownValues
    IllusionScene.setMistakes(of: live.control, counterOffset: values[1], clip: values[2])
  }

  /// The values, with those that a mistake in the views changes.
  private var shownValues: [Double] {
    guard mistake == .noCounterOffset,
      let place = scene.parameters.firstIndex(where: { $0.name == "counterOffset" })
    else { return values }
    var values = self.values
    values[place] = 0
    return values
  }

  /// What is to be seen now.
  public var displayList: DisplayList {
    live?.displayList ?? film.displayList(at: scene.time(in: values))
  }

  /// The views as the values have them.
  private var film: Stage {
    let stage = self.stage ?? scene.stage(shownValues)
    self.stage = stage
    return stage
  }

  // MARK: - Pictures

  /// Draws what is to be seen now, with the mistake, if one is made; `nil` if that cannot be drawn.
  public func draw() -> Bitmap? {
    guard let mistake, mistake.maker == .compositor else {
      return (try? renderer.draw(displayList)) == nil ? nil : renderer.bitmap
    }
    guard let picture = try? Compositor(mistake: mistake).picture(of: displayList),
      let image = try? Image(width: picture.width, height: picture.height, words: picture.words)
    else { return nil }
    return Bitmap(image)
  }

  /// Draws the sheets of the picture, apart in space.
  ///
  /// - Parameters:
  ///   - yaw: As of `ExplodedPicture.Camera`, in radians; beyond -1.2 … 1.2 counts as that.
  ///   - pitch: Likewise; within 0.1 … 1.4.
  ///   - spacing: 0 leaves the sheets one on the other, 1 draws them farthest apart.
  /// - Returns: A bitmap of `explodedSize`.
  public func drawExploded(yaw: Double, pitch: Double, spacing: Double) -> Bitmap? {
    let camera = ExplodedPicture.Camera(
      yaw: yaw.isNaN ? 0 : min(max(yaw, -1.2), 1.2),
      pitch: pitch.isNaN ? 0.75 : min(max(pitch, 0.1), 1.4),
      spacing: (spacing.isNaN ? 0 : min(max(spacing, 0), 1)) * Self.greatestSpacing(of: scene))
    let picture = ExplodedPicture(displayList, camera: camera).picture(size: explodedSize)
    // It is looked at now and then: what a renderer keeps for the next picture is not worth its memory.
    return try? Renderer().render(picture)
  }

  private static func greatestSpacing(of scene: LessonScene) -> Double {
    scene.size.height > 60 ? 72 : 130
  }

  // MARK: - The user

  /// A finger or the pointer, in points of the scene; scenes that are not live do not hear of it.
  public func touch(_ phase: Touch.Phase, at point: Point) {
    guard let live = liveHighlight() else { return }
    switch phase {
    case .began: live.begin(at: point)
    case .moved: live.move(to: point)
    case .ended: live.end(at: point, isCancelled: false)
    case .cancelled: live.end(at: point, isCancelled: true)
    }
  }

  /// Selects the title that lies `step` after the selected one, or before it; beyond the last and the
  /// first there is nothing to select.
  public func selectNext(_ step: Int) {
    guard let live = liveHighlight() else { return }
    let last = live.control.titles.count - 1
    let step = min(max(step, -last), last)
    live.select(min(max(live.control.selectedIndex + step, 0), last))
  }

  /// Lets time go on by some seconds; whether something still moves.
  public func advance(by seconds: Double) -> Bool { live?.advance(by: seconds) ?? false }

  /// Where the highlight of a live scene is, 0 on the first title.
  public var position: Double {
    if let live { return live.position }
    guard scene.isLive, let control = film.root.subviews.first as? HighlightSegmentedControl
    else { return 0 }
    return IllusionScene.position(of: control, at: scene.time(in: values))
  }

  private func liveHighlight() -> LiveHighlight? {
    guard scene.isLive else { return nil }
    if let live { return live }
    let new = LiveHighlight()
    live = new
    setLiveMistakes()
    return new
  }

  // MARK: - Why

  /// Why a pixel has its colour: what the demo's command `explain` prints.
  ///
  /// - Parameters:
  ///   - x: The column, in device pixels.
  ///   - y: The row.
  /// - Returns: Lines; in each the pixel's colour so far as `#RRGGBB`, or as many blanks, then a tab,
  ///   then the text.
  public func explanation(x: Int, y: Int) -> String {
    let list = displayList
    let ledger = PixelLedger(list, x: x, y: y)
    var lines = ["\(ledger.value.text)\tpixel \(ledger.x),\(ledger.y): \(ledger.value.text)"]
    for line in ledger.lines(of: list) {
      lines.append((line.value?.text ?? "       ") + "\t" + line.text)
    }
    return lines.joined(separator: "\n")
  }
}
