import Testing

@testable import Demo

/// The help of a command and what it takes are the same.
@Suite struct OptionHelpTests {
  /// The options of pictures, each with a value that makes sense.
  private static let samples = [
    "--scale": "1", "--fps": "30", "--frames": "0..<1", "--hold": "2", "--format": "png",
    "--font": "", "--output": "x.png",
  ]

  /// The least that a command needs.
  private static func arguments(_ name: String) -> [String] {
    switch name {
    case "explain": ["illusion", "--at", "1,1"]
    case "stills", "explode", "buildup", "play": ["illusion"]
    case "join", "approve": ["folder"]
    case "diff": ["a", "b"]
    default: []
    }
  }

  private static func help(_ name: String) throws -> String {
    guard case .help(let text) = try Program.request([name, "--help"]) else { return "" }
    return text
  }

  @Test("an option of pictures is in a command's help where it is taken, and nowhere else")
  func sameOptions() throws {
    for command in Program.commands {
      let help = try Self.help(command.name)
      for (option, value) in Self.samples where option != "--font" {
        // An own option of that name may want another value.
        let isTaken =
          (try? command.init(arguments: Self.arguments(command.name) + [option, value])) != nil
          || (try? command.init(arguments: Self.arguments(command.name) + [option, "gif"])) != nil
        #expect(
          help.contains("\n  \(option) ") == isTaken, "\(command.name) \(option): \(isTaken)")
      }
    }
  }

  @Test("the demo's whole help has all of them")
  func all() {
    for option in Self.samples.keys { #expect(Program.help.contains("\n  \(option) ")) }
  }

  @Test(
    "an option without effect is refused, and the one that has it is named",
    arguments: [
      ("explode --output q.png", "--to"), ("explode --format png", "--to"),
      ("explode --frames 0..<2", "--time"), ("explain --at 1,1 --fps 30", "--time"),
      ("stills --output=q.png", "--to"),
      ("stills --frames 0..<2", "--times"), ("buildup --format=ppm", "--to"),
      ("explain --at 1,1 --output q.png", "--picture"), ("play --format gif", "--as"),
      ("play --output q", "illusion"),
    ])
  func refused(line: String, instead: String) throws {
    var words = line.split(separator: " ").map(String.init)
    words.insert("illusion", at: 1)
    let failure = try #require(throws: Failure.self) { try Program.request(words) }
    let message = try #require(failure.message)
    #expect(failure.status == 64 && message.contains("\(words[0]) takes no --"), "\(message)")
    #expect(message.contains("; \(instead) "), "\(message)")
  }
}
