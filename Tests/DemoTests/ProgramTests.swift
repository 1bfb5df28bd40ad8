import Testing

@testable import Demo

@Suite struct ProgramTests {
  private func command(_ arguments: String...) throws -> (any Command)? {
    guard case .command(let command) = try Program.request(arguments) else { return nil }
    return command
  }

  /// The help that arguments ask for.
  private func help(_ arguments: String...) throws -> String? {
    guard case .help(let text) = try Program.request(arguments) else { return nil }
    return text
  }

  @Test("the first word may name the command; without one it is the illusion")
  func requests() throws {
    #expect(try (command() as? Illusion)?.options == IllusionOptions())
    #expect(try (command("illusion") as? Illusion)?.options == IllusionOptions())
    var options = IllusionOptions()
    options.to = 1
    #expect(try (command("illusion", "--to", "1") as? Illusion)?.options == options)
    #expect(throws: Failure.self) { try Program.request(["illusion", "illusion"]) }
    for scene in Program.scenes { #expect(try command(scene.name) != nil) }
    #expect(try command("join", "folder") is Join)
  }

  @Test("a command that there is not is refused with the names of those that there are")
  func unknown() throws {
    let failure = try #require(throws: Failure.self) { try Program.request(["delusion"]) }
    let message = try #require(failure.message)
    #expect(failure.status == 64 && message.contains("\"delusion\""))
    for command in Program.commands { #expect(message.contains(command.name)) }
  }

  @Test("help and version win over everything; of a command that is named, help says its own")
  func wins() throws {
    #expect(try help("--bogus", "--help") == Program.help)
    #expect(try help("-h") == Program.help)
    #expect(try help("delusion", "--help") == Program.help)
    #expect(try help("illusion", "--help")?.contains("--no-clip") == true)
    guard case .version = try Program.request(["illusion", "--version"]) else {
      Issue.record("no version")
      return
    }
  }

  @Test("the help names every option, in lines of at most 80 characters")
  func help() {
    for option in [
      "--titles", "--from", "--to", "--size", "--scale", "--fps", "--duration", "--curve",
      "--spacing", "--clip", "--driven-by-pager", "--colors", "--right-to-left", "--pages",
      "--page", "--as-in-the-post", "--no-counter-offset", "--no-clip", "--format", "--frames",
      "--hold",
      "--output", "--help",
      "--version",
    ] {
      #expect(Program.help.contains(option))
    }
    #expect(Program.help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("each command has a folder of its own, and says what is to be seen")
  func folders() throws {
    for type in Program.scenes {
      let command = try type.init(arguments: [])
      #expect(command.pictures.destination == .folder("Output/\(type.name)"))
      #expect(!command.advice.isEmpty && type.help.hasPrefix("\(type.name): "))
    }
  }
}
