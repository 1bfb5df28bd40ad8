import Foundation
import Scene
import TestSupport
import Testing

@testable import Demo

/// What `--font` chooses, with fonts that the tests make.
@Suite struct FontChoiceTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "Fonts-\(UUID().uuidString)")
    let inner = folder.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try write("Plain", "Regular", weight: 400, to: "zzz.ttf")
    try write("Plain", "Black", weight: 900, to: "aaa.ttf")
    try write("Other Face", "Bold", weight: 700, to: "inner/other.OTF")
    try Data("no font".utf8).write(to: folder.appending(path: "broken.ttf"))
    try Data("no font".utf8).write(to: folder.appending(path: "readme.txt"))
    try Data().write(to: folder.appending(path: "empty.ttf"))
    try Data(FontBuilder.sample.bytes.prefix(11)).write(to: folder.appending(path: "short.ttf"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "endless").path, withDestinationPath: "/dev/zero")
  }

  private func write(_ family: String, _ style: String, weight: Int, to name: String) throws {
    var font = FontBuilder.sample
    font.tables["name"] = FontBuilder.names([
      1: family, 2: style, 4: "\(family) \(style)", 6: "\(family)-\(style)".filter { $0 != " " },
    ])
    font.tables["OS/2"] = FontBytes(4, 500, weight, 5)
    font.tables["OS/2"]?.append([UInt8](repeating: 0, count: 88))
    try Data(font.bytes).write(to: folder.appending(path: name))
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }

  @Test("a font is found by its full name, its PostScript name or its family, whatever the case")
  func names() throws {
    defer { remove() }
    let catalogue = FontCatalogue(folders: [folder])
    #expect(catalogue.entries.count == 3)
    #expect(try catalogue.find("plain black").path == path("aaa.ttf"))
    #expect(try catalogue.find("Plain-Black").path == path("aaa.ttf"))
    #expect(try catalogue.find("OTHERFACE").path == path("inner/other.OTF"))
    // Of a family the face for running text, though another comes first.
    #expect(try catalogue.find("Plain").path == path("zzz.ttf"))
  }

  @Test("what is called as fonts are and is no file is not opened: it might never end")
  func noFiles() throws {
    defer { remove() }
    try FileManager.default.createSymbolicLink(
      atPath: path("device.ttf"), withDestinationPath: "/dev/zero")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder.ttf"), withIntermediateDirectories: true)
    let catalogue = FontCatalogue(folders: [folder])
    #expect(catalogue.entries.count == 3)
  }

  @Test("signs alone are no name, not even that of a font without one")
  func signs() throws {
    defer { remove() }
    try Data(FontBuilder.sample.bytes).write(to: folder.appending(path: "0.ttf"))
    #expect(throws: Failure.self) { try FontCatalogue(folders: [folder]).find("-") }
  }

  @Test("fonts are found below a link to a folder, too")
  func links() throws {
    defer { remove() }
    let link = FileManager.default.temporaryDirectory.appending(path: "Link-\(UUID().uuidString)")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
    defer { try? FileManager.default.removeItem(at: link) }
    #expect(FontCatalogue(folders: [link]).entries.count == 3)
    #expect(FontCatalogue(folders: [link, folder]).entries.count == 3)
  }

  @Test("a name that no font has is refused with the names that are like it")
  func unknown() throws {
    defer { remove() }
    let catalogue = FontCatalogue(folders: [folder])
    let near = try #require(throws: Failure.self) { try catalogue.find("Plane") }
    #expect(near.message?.contains("there is Plain, Other Face") == true)
    let far = try #require(throws: Failure.self) { try catalogue.find("plai") }
    #expect(far.message?.contains("there is Plain") == true)
    let empty = FontCatalogue(folders: [])
    let none = try #require(throws: Failure.self) { try empty.find("Plain") }
    #expect(none.message?.contains("are empty") == true)
  }

  @Test("files are chosen by their paths, and those after the first stand in for it")
  func files() throws {
    defer { remove() }
    var choice = FontChoice()
    #expect(choice.font(size: 12, weight: .bold) == Font(size: 12, weight: .bold))
    try choice.add(path("zzz.ttf"))
    try choice.add(path("inner/other.OTF") + "#0")
    let font = choice.font(size: 12)
    #expect(font.typeface.familyName == "Plain" && font.fallbacks.count == 1)
    #expect(font.fallbacks.first?.familyName == "Other Face" && font.size == 12)
  }

  @Test(
    "what is no font, is not there, or has no such face is refused in words",
    arguments: [
      ("broken.ttf", "no font"), ("gone.ttf", "there is no such file"),
      ("zzz.ttf#1", "face 1: the file has 1"), ("zzz.ttf#x", "it must be a whole number"),
      ("zzz.ttf#-1", "face -1"), ("", "it is a folder"), ("inner", "it is a folder"),
      ("empty.ttf", "it has no bytes"), ("short.ttf", "12 bytes at 0 of table 'file'"),
      ("endless", "it is a device"),
    ])
  func refused(value: String, words: String) throws {
    defer { remove() }
    var choice = FontChoice()
    let failure = try #require(throws: Failure.self) { try choice.add(path(value)) }
    #expect(failure.message?.contains(words) == true, "\(failure)")
    #expect(choice == FontChoice())
  }
}
