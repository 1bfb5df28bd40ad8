/// The one file that a command writes; - is standard output.
enum OutputFile {
  /// Writes it, and says what was written: on standard error if the file is standard output.
  static func write(
    _ bytes: [UInt8], to path: String, saying what: String
  ) throws(Failure) {
    guard path != "-" else {
      try StandardFile.output.write(bytes)
      return Words.complain("\(what), written to standard output.")
    }
    try write(bytes, to: path)
    try Words.say(["\(what): \(path)."])
  }

  /// Writes a file, and makes its folder.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let place = OutputFolder.place(of: path)
    try OutputFolder(path: place.folder, isShared: true).write(bytes, to: place.name)
  }

  /// What stands behind the last dot of a file's name, if there is something before it.
  static func ending(of path: String) -> Substring? {
    let name = OutputFolder.place(of: path).name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return name[name.index(after: dot)...]
  }
}
