import Foundation
import Testing

@testable import Demo

/// Options that are refused: the message names the one that was given, and what is allowed.
@Suite struct OptionMessageTests {
  /// Runs a command in this process; it is not to get as far as writing something.
  private func message(_ line: String) -> String {
    let words = line.split(separator: " ").map { $0 == "\"\"" ? "" : String($0) }
    do throws(Failure) {
      guard case .command(let command) = try Program.request(words) else { return "no command" }
      try command.run()
      return "it is taken"
    } catch {
      return error.status == 64 ? error.message ?? "" : "status \(error.status)"
    }
  }

  @Test(
    "a message begins with the option that is wrong",
    arguments: [
      ("explode illusion --spacing 1e9", "--spacing: "),
      ("explode illusion --spacing 1e9 --turn", "--spacing: "),
      ("explode illusion --size 1x30000", "--size and --scale: "),
      ("stills illusion --enlarge 1000", "--enlarge, --columns, --times and --size: "),
      (
        "stills illusion --times 0,1,2,3,4 --enlarge 70",
        "--enlarge, --columns, --times and --size: "
      ),
      ("specimen --scale 100", "--width and --scale: "),
      ("stills illusion --to \"\"", "--to \"\": "), ("explode illusion --to \"\"", "--to \"\": "),
      ("buildup illusion --to \"\"", "--to \"\": "), ("mistakes --to \"\"", "--to \"\": "),
      ("lesson --to \"\"", "--to \"\": "), ("illusion --output \"\"", "--output \"\": "),
      ("explain illusion --at 1,1 --picture \"\"", "--picture \"\": "),
      ("diff a b --html \"\"", "--html \"\": "), ("diff a b --output \"\"", "--output \"\": "),
      ("join x --output \"\"", "--output \"\": "),
    ])
  func named(line: String, beginning: String) {
    #expect(message(line).hasPrefix(beginning), "\(message(line))")
  }

  @Test(
    "a name that promises another format than is written is refused, with those that there are",
    arguments: [
      "explode illusion --to x.gif", "buildup illusion --to x.apng", "stills illusion --to x.jpg",
      "mistakes --to x.webp", "explain illusion --at 1,1 --picture x.y4m",
      "specimen --output x.jpeg", "specimen --output a.b/x.svg", "diff a b --output x.gif",
    ])
  func otherFormats(line: String) {
    let told = message(line)
    let name = line.split(separator: " ").last ?? ""
    #expect(told.contains("\(name)\": ") && told.contains(".png, .bmp"), "\(told)")
  }

  @Test("a film is not called as another film or a picture is")
  func otherFilms() {
    for name in ["x.png", "x.jpg", "x.PNG"] {
      #expect(message("join folder --output \(name)").hasPrefix("--output \"\(name)\": "))
      #expect(message("explode illusion --turn --to \(name)").hasPrefix("--to \"\(name)\": "))
    }
  }

  @Test(
    "what is told on standard output shares it with no file",
    arguments: [
      "explain illusion --at 1,1 --picture -", "explain illusion --at 1,1 --json --picture -",
      "diff a b --output -", "diff a b --html -",
    ])
  func shared(line: String) {
    let told = message(line)
    #expect(told.contains(" -: ") && told.contains("standard output"), "\(told)")
  }
}
