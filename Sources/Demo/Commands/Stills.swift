import Raster
import Scene

/// The command `stills`: pictures of a scene at some times, on one sheet.
struct Stills: Command {
  static let name = "stills"

  static let help = """
    stills SCENE: pictures of a scene at some times, on one sheet. The scene's own
    options go along.

      --times T,T,…         seconds from the beginning, as in 0.13 or 8/60      (0)
      --crop X,Y,WxH        only these pixels of each
      --enlarge N           a square of N x N for each of their pixels          (1)
      --columns N           how many stand side by side                         (1)
      --captions            the time above each
      --to FILE             the file                  (Output/stills/stills.png)
    """

  static let pictureOptions: Set<PictureOption> = [.scale, .font]

  let scene: any SceneCommand
  let times: [Double]
  /// Which part of each picture; `nil` is all of it.
  let crop: PixelRect?
  let enlargement: Int
  let columns: Int
  let hasCaptions: Bool
  let file: String?

  init(arguments: [String]) throws(Failure) {
    let given = try SceneArguments(
      arguments, of: Self.self, names: ["--times", "--crop", "--enlarge", "--columns", "--to"],
      flags: ["--captions"])
    scene = given.scene
    times = try OptionValue.times("--times", given.values["--times"] ?? "0")
    crop = try given.values["--crop"].map { (value) throws(Failure) in
      try OptionValue.area("--crop", value)
    }
    enlargement = try OptionValue.count("--enlarge", given.values["--enlarge"] ?? "1")
    columns = try OptionValue.count("--columns", given.values["--columns"] ?? "1")
    hasCaptions = given.flags.contains("--captions")
    file = try given.values["--to"].map { (value) throws(Failure) in
      try OptionValue.still("--to", value)
    }
  }

  func run() throws(Failure) {
    let (width, height) = scene.pictures.pixelSize
    let area = crop ?? PixelRect(x: 0, y: 0, width: width, height: height)
    var sheet = StillSheet(
      area: Size(width: Double(area.width), height: Double(area.height)),
      enlargement: Double(enlargement), columns: columns, hasCaptions: hasCaptions)
    let renderer = Renderer()
    for time in times {
      let list = try scene.frame(at: time)
      do {
        sheet.add(
          Image(try renderer.render(list, tile: area)), caption: scene.toldTime(at: time) + " s")
      } catch {
        throw .usage("--crop: \(error)")
      }
    }
    try StillOptions(file: file ?? "Output/stills/stills.png").write(
      sheet.picture(), blaming: "--enlarge, --columns, --times and --size")
  }
}
