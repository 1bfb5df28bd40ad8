import Foundation
import Scene

/// The fonts of some folders by their names: each file is read once.
struct FontCatalogue {
  /// What a face calls itself, and where it is.
  struct Entry: Hashable {
    let path: String
    let index: Int
    let family: String
    let style: String
    /// The names that mean this face alone.
    let names: [String]
    /// How far it is from an upright face for running text; the nearest stands for its family.
    let distance: Int

    init(_ typeface: Typeface, path: String, index: Int) {
      self.path = path
      self.index = index
      family = typeface.familyName ?? ""
      style = typeface.styleName ?? ""
      names =
        [typeface.fullName, typeface.postScriptName].compactMap { $0 } + ["\(family) \(style)"]
      distance = abs(typeface.weightClass - 400) + (typeface.isItalic ? 1000 : 0)
    }
  }

  /// The fonts of this system, read when the first of them is asked for by name.
  static let system = FontCatalogue(folders: FontFolders.all)

  let entries: [Entry]

  /// Reads the names of all fonts in some folders; what is no font is left out.
  init(folders: [URL]) {
    entries = FontFolders.files(in: folders).flatMap { url -> [Entry] in
      guard let file = try? FontFile(path: url.path(percentEncoded: false)) else { return [] }
      return file.typefaces.map { Entry($0.typeface, path: file.path, index: $0.index) }
    }
  }

  /// The face of a name: its full name, its PostScript name, or that of a family.
  ///
  /// Of a family the upright face for running text is taken. Blanks, hyphens and case do not count.
  func find(_ name: String) throws(Failure) -> Entry {
    let wanted = Self.letters(of: name)
    guard !wanted.isEmpty else { throw .usage("--font \"\(name)\": \(advice(for: wanted))") }
    if let entry = entries.first(where: { $0.names.contains { Self.letters(of: $0) == wanted } }) {
      return entry
    }
    let family = entries.filter { Self.letters(of: $0.family) == wanted }
    if let entry = family.min(by: { $0.distance < $1.distance }) { return entry }
    throw .usage("--font \"\(name)\": \(advice(for: wanted))")
  }

  /// What there is instead.
  private func advice(for wanted: String) -> String {
    guard !entries.isEmpty else {
      return "there is no such file, and this system's font folders are empty"
    }
    var families: [String] = []
    for entry in entries where !families.contains(entry.family) { families.append(entry.family) }
    let start = wanted.prefix(4)
    let near = families.filter { Self.letters(of: $0).contains(start) }
    let shown = (near.isEmpty ? families : near).prefix(8).joined(separator: ", ")
    return "there is no such file and no font of this name; there is \(shown)"
      + (near.isEmpty && families.count > 8 ? " and \(families.count - 8) families more" : "")
  }

  /// A name in small letters and figures alone.
  static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
