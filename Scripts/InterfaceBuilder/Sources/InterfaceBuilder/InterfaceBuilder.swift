import Foundation

/// Lays out the views of Interface Builder files, and compares with the frames recorded in them.
@main
struct InterfaceBuilder {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let folder = arguments.first, arguments.count <= 2 else {
      FileHandle.standardError.write(Data("InterfaceBuilder FOLDER [--conflicts]\n".utf8))
      exit(64)
    }
    let report = try Corpus(URL(filePath: folder)).check()
    if arguments.last == "--conflicts" { report.diagnostics.forEach { print($0) } }
    report.lines.forEach { print($0) }
  }
}
