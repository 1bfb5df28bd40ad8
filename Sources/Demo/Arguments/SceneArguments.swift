/// Takes the options of a command apart from those of the scene that it shows.
struct SceneArguments {
  let scene: any SceneCommand
  /// The command's own options.
  private(set) var values: [String: String] = [:]
  private(set) var flags: Set<String> = []

  /// Reads the arguments after a command's name: the scene's name, and options of both.
  init(
    _ arguments: [String], of command: any Command.Type, names: Set<String>, flags: Set<String>
  ) throws(Failure) {
    let scenes = Program.scenes.map { $0.name }
    guard let name = arguments.first,
      let scene = Program.scenes.first(where: { $0.name == name })
    else {
      let given = arguments.first.map { "\"\($0)\" is no scene" } ?? "it needs a scene"
      throw .usage("\(command.name): \(given); there is \(scenes.joined(separator: ", "))")
    }
    var own: [String] = []
    var rest = arguments.dropFirst()
    var others: [String] = []
    while let argument = rest.popFirst() {
      let option = String(argument.prefix { $0 != "=" })
      if flags.contains(option) || names.contains(option) {
        own.append(argument)
        if names.contains(argument), let value = rest.popFirst() { own.append(value) }
      } else {
        others.append(argument)
      }
    }
    try Self.check(others, of: command, names: names, scene: name)
    var scanner = OptionScanner(own, names: names, flags: flags)
    while let (name, value) = try scanner.next() {
      if flags.contains(name) { self.flags.insert(name) } else { values[name] = value }
    }
    self.scene = try scene.init(arguments: others)
  }

  /// Refuses what the scene takes, and the command does nothing with.
  private static func check(
    _ arguments: [String], of command: any Command.Type, names: Set<String>, scene: String
  ) throws(Failure) {
    for argument in arguments {
      guard let option = PictureOption(rawValue: String(argument.prefix { $0 != "=" })),
        !command.pictureOptions.contains(option)
      else { continue }
      let other = option.others.first { names.contains($0) }
      let advice = other.map { "\($0) is for that" } ?? "\(scene) takes it"
      throw .usage("\(command.name) takes no \(option.rawValue); \(advice)")
    }
  }

  /// The value of an option as a time in seconds; 0 if it is not given.
  func time(_ name: String) throws(Failure) -> Double {
    guard let value = values[name] else { return 0 }
    return try OptionValue.seconds(name, value)
  }
}
