import Foundation

/// The folders where systems keep fonts.
enum FontFolders {
  /// The folders that there are, the user's own first.
  static var all: [URL] {
    let home =
      ProcessInfo.processInfo.environment["HOME"].map { URL(filePath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser
    return (own(home: home) + shared).filter { isFolder($0) }
  }

  private static func own(home: URL) -> [URL] {
    let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].map { URL(filePath: $0) }
    return [
      (data ?? home.appending(path: ".local/share")).appending(path: "fonts"),
      home.appending(path: ".fonts"),
      home.appending(path: "Library/Fonts"),
      home.appending(path: "AppData/Local/Microsoft/Windows/Fonts"),
    ]
  }

  private static var shared: [URL] {
    let windows = ProcessInfo.processInfo.environment["WINDIR"] ?? "C:/Windows"
    return [
      "/usr/local/share/fonts", "/usr/share/fonts", "/Library/Fonts", "/System/Library/Fonts",
      windows + "/Fonts",
    ].map { URL(filePath: $0) }
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }

  private static func isFile(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
  }

  /// The files of fonts below some folders, by their endings; each once, in an order that is always
  /// the same.
  static func files(in folders: [URL]) -> [URL] {
    var files: [URL] = []
    var seen: Set<String> = []
    for folder in folders {
      // Nothing is found below a link to a folder.
      let found = FileManager.default.enumerator(
        at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
      var here: [URL] = []
      while let file = found?.nextObject() as? URL {
        if isFont(file) { here.append(file) }
      }
      for file in here.sorted(by: { $0.path < $1.path }) {
        let real = file.resolvingSymlinksInPath()
        // What is no file might let a reader wait for ever.
        if isFile(real), seen.insert(real.path).inserted { files.append(file) }
      }
    }
    return files
  }

  /// Whether a file is called as fonts are.
  static func isFont(_ file: URL) -> Bool {
    ["ttf", "otf", "ttc", "otc"].contains(file.pathExtension.lowercased())
  }
}
