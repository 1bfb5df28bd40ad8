import Foundation

/// Makes the files that outside programs and people are asked about, and reads theirs.
@main
struct Samples {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("write-formats", 2): try FormatSamples.write(into: URL(filePath: arguments[1]))
    case ("read-pixmap", 3):
      try FormatSamples.rewrite(URL(filePath: arguments[1]), as: URL(filePath: arguments[2]))
    case ("write-pictures", 2):
      try PictureSamples.write(into: URL(filePath: arguments[1]))
      try FilmSample.write(into: URL(filePath: arguments[1]))
    case ("read", 3...):
      try FileReading.read(
        arguments.dropFirst(2).map { URL(filePath: $0) }, into: URL(filePath: arguments[1]))
    case ("write-systems", 3):
      try SystemSamples.write(count: Int(arguments[2]) ?? 0, to: URL(filePath: arguments[1]))
    case ("write-specimen", 2): try SpecimenSheet.write(to: URL(filePath: arguments[1]))
    default:
      FileHandle.standardError.write(
        Data(
          ("Samples write-formats FOLDER | read-pixmap FILE RESULT | write-specimen FILE"
            + " | write-pictures FOLDER | read FOLDER FILE… | write-systems FILE COUNT\n").utf8))
      exit(64)
    }
  }
}
