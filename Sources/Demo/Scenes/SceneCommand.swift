/// A command that draws a scene.
protocol SceneCommand: Command {
  /// How the pictures are made and where they go.
  var pictures: PictureOptions { get }
  /// Of how many pictures one goes into the filmstrip.
  var filmstripStep: Int { get }
  /// What is to be seen, in lines for people.
  var advice: [String] { get }

  /// The pictures, from the beginning.
  func frames() -> Frames
}

extension SceneCommand {
  /// All of them.
  static var pictureOptions: Set<PictureOption> { Set(PictureOption.allCases) }

  /// All of them go into the filmstrip.
  var filmstripStep: Int { 1 }

  /// Draws the pictures and writes them.
  func run() throws(Failure) {
    try PictureRun(self).run()
  }
}
