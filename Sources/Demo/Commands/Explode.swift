import Raster
import Scene
import Teaching

/// The command `explode`: a scene's views as sheets in space.
struct Explode: Command {
  static let name = "explode"

  static let help = """
    explode SCENE: the views of a scene as sheets one above the other, seen from
    the side: clips are dashed, what they cut away is pale. The scene's own
    options go along.

      --time T              seconds from the beginning, as in 0.13 or 8/60      (0)
      --spacing S           pixels between two sheets     (more for higher pictures)
      --turn                a film in which they turn to and fro: apng, gif or y4m
      --to FILE             the file               (Output/explode/explode.png, or
                                                     explode.apng of what turns)
    """

  static let pictureOptions: Set<PictureOption> = [.scale, .font]

  let scene: any SceneCommand
  let time: Double
  let spacing: Double?
  let turns: Bool
  let file: String?

  init(arguments: [String]) throws(Failure) {
    let given = try SceneArguments(
      arguments, of: Self.self, names: ["--time", "--spacing", "--to"], flags: ["--turn"])
    scene = given.scene
    time = try given.time("--time")
    spacing =
      try given.values["--spacing"].map { (value) throws(Failure) in
        try OptionValue.number("--spacing", value, orZero: true)
      }
    turns = given.flags.contains("--turn")
    let isFilm = turns
    file = try given.values["--to"].map { (value) throws(Failure) in
      isFilm ? try Self.film(value) : try OptionValue.still("--to", value)
    }
  }

  func run() throws(Failure) {
    let list = try scene.frame(at: time)
    guard turns else {
      let picture = ExplodedPicture(list, camera: .init(spacing: spacing)).picture()
      return try StillOptions(file: file ?? "Output/explode/explode.png").write(
        picture, blaming: blamed)
    }
    try turn(list, to: file ?? "Output/explode/explode.apng")
  }

  /// What makes the picture too large, if anything does.
  private var blamed: String { spacing == nil ? "--size and --scale" : "--spacing" }

  // MARK: - Turning

  private static func film(_ value: String) throws(Failure) -> String {
    guard FilmFormat(naming: value) != nil else {
      throw .usage(
        "--to \"\(value)\": what turns is a film, so it must end in .apng, .gif or .y4m")
    }
    return value
  }

  /// Pictures a turn; the last is followed by the first.
  private static let turnCount = 36

  private func turn(_ list: DisplayList, to path: String) throws(Failure) {
    let format = FilmFormat(naming: path) ?? .apng
    let views = (0..<Self.turnCount).map { turn in
      let swing = ElementaryFunctions.sine(2 * .pi * Double(turn) / Double(Self.turnCount))
      return ExplodedPicture(list, camera: .init(yaw: -0.5 + 0.45 * swing, spacing: spacing))
    }
    let size = views.reduce(Size.zero) { largest, view in
      Size(
        width: max(largest.width, view.size.width), height: max(largest.height, view.size.height))
    }
    var film = Film(
      format, width: Int(size.width), height: Int(size.height), rate: 15, hold: 0)
    let renderer = Renderer()
    for (index, view) in views.enumerated() {
      let bitmap: Bitmap
      do {
        bitmap = try renderer.render(view.picture(size: size))
      } catch {
        throw .usage("\(blamed): \(error)")
      }
      try film.append(Picture(bitmap: bitmap, index: index, count: views.count))
    }
    try OutputFile.write(
      film.finish(), to: path, saying: "\(views.count) pictures, \(film.format.rawValue)")
  }
}
