import Foundation
import Scene

/// The fonts that `--font` chooses: the first is drawn with, the others stand in for what it lacks.
struct FontChoice: Hashable {
  /// The faces in the order of the options; none is the embedded face.
  private(set) var typefaces: [Typeface] = []
  /// How each was asked for.
  private(set) var names: [String] = []

  /// Takes the value of an option: a file, perhaps with # and the number of a face in it, or a name.
  mutating func add(_ value: String) throws(Failure) {
    typefaces.append(try Self.typeface(value))
    names.append(value)
  }

  /// A face at a size in points.
  ///
  /// Of a font with an axis of weight the asked one is taken, of others what there is.
  func font(size: Double, weight: Font.Weight = .regular) -> Font {
    guard let first = typefaces.first else { return .system(size: size, weight: weight) }
    let others = typefaces.dropFirst().map { Self.varied($0, weight) }
    return Font(Self.varied(first, weight), size: size, fallbacks: others)
  }

  private static func varied(_ typeface: Typeface, _ weight: Font.Weight) -> Typeface {
    guard typeface.variationAxes.contains(where: { $0.tag == "wght" }) else { return typeface }
    let value: Double =
      switch weight {
      case .regular: 400
      case .medium: 500
      case .bold: 700
      }
    return typeface.varied(["wght": value])
  }

  private static func typeface(_ value: String) throws(Failure) -> Typeface {
    guard !value.isEmpty else {
      throw .usage("--font \"\": it must be a file, as in --font Some.ttf, or a font's name")
    }
    if isFile(value) { return try FontFile(path: value).typeface(at: 0) }
    if let mark = value.lastIndex(of: "#") {
      let path = String(value[..<mark])
      let number = String(value[value.index(after: mark)...])
      if isFile(path) {
        return try FontFile(path: path).typeface(at: OptionValue.index("--font \(path)#", number))
      }
    }
    // What looks like a path is not looked for among names.
    guard !value.contains("/"), !FontFolders.isFont(URL(filePath: value)) else {
      guard !FileManager.default.fileExists(atPath: value) else {
        return try FontFile(path: value).typeface(at: 0)
      }
      throw .cannotRead("cannot read \(value): there is no such file")
    }
    let entry = try FontCatalogue.system.find(value)
    return try FontFile(path: entry.path).typeface(at: entry.index)
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
