import Foundation
import Raster
import Scene

/// Shows the pictures of a scene, each at its time.
struct Player {
  let play: Play
  /// Which of the scene's pictures are shown.
  let range: Range<Int>
  private(set) var shelf: FrameShelf
  private let renderer = Renderer()

  /// Prepares.
  ///
  /// - Throws: `Failure.usage` if the scene has none of the pictures that are asked for.
  init(_ play: Play) throws(Failure) {
    self.play = play
    range = try play.scene.pictures.range(of: play.scene.frames().count)
    shelf = FrameShelf(play.scene)
  }

  /// Shows them.
  mutating func run() throws(Failure) {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = StandardFile.output.isTerminal
    let form = play.form ?? .chosen(by: environment, isTerminal: isTerminal)
    guard isTerminal, PlayForm.isAddressable(environment) else { return try write(as: form) }
    let terminal = try Terminal()
    defer { terminal.close() }
    try show(as: form, in: terminal)
  }

  /// Writes them one after the other, with an empty line between them, and waits for nothing.
  private mutating func write(as form: PlayForm) throws(Failure) {
    let display = Display(form, fit: .pipe(form, width: play.width, zoom: play.zoom))
    for index in range {
      guard let bitmap = try picture(index) else { return }
      let page = try display.page(bitmap)
      try StandardFile.output.write((index > range.lowerBound ? [10] : []) + page)
    }
  }

  /// A picture of the scene, drawn.
  mutating func picture(_ index: Int) throws(Failure) -> Bitmap? {
    guard let list = shelf.picture(index) else { return nil }
    do {
      return try renderer.render(list)
    } catch {
      throw .usage("\(error)")
    }
  }
}
