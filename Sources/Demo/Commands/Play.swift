import Foundation

/// The command `play`: a scene moves in the terminal.
struct Play: Command {
  static let name = "play"

  static let help = """
    play SCENE: shows the pictures in the terminal as they follow each other, until
    q is pressed. Space pauses, arrows (or , and .) step, + and - change the speed,
    r begins again. Into a pipe or a file it writes them once. The scene's own
    options go along.

      --as FORM             24bit: two pixels a character; 256: the same in 256
                            colours; plain: characters without colours
                                     (what COLORTERM, TERM and NO_COLOR say);
                            kitty or sixel: pixels, where the terminal knows how
      --speed X             0.1 … 4                                             (1)
      --once                ends behind the last picture
      --width COLUMNS       at most so many characters wide   (the terminal's; 80)
      --zoom N              up to N times as large, where there is room         (1)
    """

  static let pictureOptions: Set<PictureOption> = [.scale, .rate, .frames, .hold, .font]

  let scene: any SceneCommand
  /// As what the pictures are shown; chosen by the environment if it is not given.
  let form: PlayForm?
  /// Seconds of the scene a second.
  let speed: Double
  let isOnce: Bool
  let width: Int?
  let zoom: Int

  init(arguments: [String]) throws(Failure) {
    let given = try SceneArguments(
      arguments, of: Self.self, names: ["--as", "--speed", "--width", "--zoom"], flags: ["--once"])
    scene = given.scene
    form = try given.values["--as"].map { (value) throws(Failure) in
      guard let form = PlayForm(rawValue: value) else {
        throw .usage("--as \"\(value)\": it must be \(PlayForm.names)")
      }
      return form
    }
    isOnce = given.flags.contains("--once")
    speed =
      try given.values["--speed"].map { (value) throws(Failure) in
        try OptionValue.number("--speed", value)
      } ?? 1
    guard PlaybackClock.speeds.contains(speed) else {
      throw .usage("--speed \(speed): it must be 0.1 … 4")
    }
    width = try given.values["--width"].map { (value) throws(Failure) in
      try Self.number("--width", value, upTo: 10_000)
    }
    zoom =
      try given.values["--zoom"].map { (value) throws(Failure) in
        try Self.number("--zoom", value, upTo: 100)
      } ?? 1
  }

  private static func number(
    _ name: String, _ value: String, upTo limit: Int
  ) throws(Failure) -> Int {
    let number = try OptionValue.index(name, value)
    guard (1...limit).contains(number) else {
      throw .usage("\(name) \(number): it must be 1 … \(limit)")
    }
    return number
  }

  func run() throws(Failure) {
    var player = try Player(self)
    try player.run()
  }
}
