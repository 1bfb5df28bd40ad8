import Raster
import Scene
import Teaching

/// The command `buildup`: a scene's picture after each thing that is drawn.
struct BuildUp: Command {
  static let name = "buildup"

  static let help = """
    buildup SCENE: the picture after 1, 2, 3 … contributions, under each other,
    each with what was added. The scene's own options go along.

      --time T              seconds from the beginning, as in 0.13 or 8/60      (0)
      --limit N             how many steps at most                             (40)
      --to FILE             the file                (Output/buildup/buildup.png)
    """

  static let pictureOptions: Set<PictureOption> = [.scale, .font]

  let scene: any SceneCommand
  let time: Double
  let limit: Int
  let file: String?

  init(arguments: [String]) throws(Failure) {
    let given = try SceneArguments(
      arguments, of: Self.self, names: ["--time", "--limit", "--to"], flags: [])
    scene = given.scene
    time = try given.time("--time")
    limit =
      try given.values["--limit"].map { (value) throws(Failure) in
        try OptionValue.index("--limit", value)
      } ?? 40
    guard (1...1000).contains(limit) else {
      throw .usage("--limit \(limit): it must be 1 … 1000")
    }
    file = try given.values["--to"].map { (value) throws(Failure) in
      try OptionValue.still("--to", value)
    }
  }

  func run() throws(Failure) {
    let picture = BuildUpPicture(try scene.frame(at: time), limit: limit).picture()
    try StillOptions(file: file ?? "Output/buildup/buildup.png").write(
      picture, blaming: "--size, --scale and --limit")
  }
}
