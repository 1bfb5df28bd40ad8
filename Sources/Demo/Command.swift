/// A command of the program: a scene that it draws.
///
/// A new one is a type of its own, and an entry of `Program.commands`.
protocol Command {
  /// The word that asks for it.
  static var name: String { get }
  /// What `--help` says of it: what it draws, and its own options.
  static var help: String { get }

  /// Reads the arguments after the name.
  init(arguments: [String]) throws(Failure)

  /// How the pictures are made and where they go.
  var pictures: PictureOptions { get }
  /// Of how many pictures one goes into the filmstrip.
  var filmstripStep: Int { get }
  /// What is to be seen, in lines for people.
  var advice: [String] { get }

  /// The pictures, from the beginning.
  func frames() -> Frames
}

extension Command {
  /// All of them go into the filmstrip.
  var filmstripStep: Int { 1 }
}
