/// A command of the program.
///
/// A new one is a type of its own, and an entry of `Program.commands`.
protocol Command {
  /// The word that asks for it.
  static var name: String { get }
  /// What `--help` says of it: what it does, and its own options.
  static var help: String { get }

  /// The options of pictures that it takes; what it has of its own is in its help.
  static var pictureOptions: Set<PictureOption> { get }

  /// Reads the arguments after the name.
  init(arguments: [String]) throws(Failure)

  /// Does it.
  func run() throws(Failure)
}

extension Command {
  /// None of them.
  static var pictureOptions: Set<PictureOption> { [] }
}
