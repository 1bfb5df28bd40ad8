import Foundation
import Raster
import Scene

/// Shows the pictures of a scene, each at its time.
struct Player {
  private let play: Play
  private let range: Range<Int>

  /// Prepares.
  ///
  /// - Throws: `Failure.usage` if the scene has none of the pictures that are asked for.
  init(_ play: Play) throws(Failure) {
    self.play = play
    range = try play.scene.pictures.range(of: play.scene.frames().count)
  }

  /// Shows them.
  func run() throws(Failure) {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = StandardFile.output.isTerminal
    let form = play.form ?? .chosen(by: environment, isTerminal: isTerminal)
    try write(as: form)
  }

  /// Writes them one after the other, with an empty line between them, and waits for nothing.
  private func write(as form: PlayForm) throws(Failure) {
    let fit = PictureFit(width: play.width ?? 80, height: nil, zoom: play.zoom)
    let display = Display(form, fit: fit)
    let renderer = Renderer()
    var frames = play.scene.frames()
    frames.skip(range.lowerBound)
    for index in range {
      guard let frame = frames.next() else { return }
      let page = try display.page(renderer.picture(frame))
      try StandardFile.output.write((index > range.lowerBound ? [10] : []) + page)
    }
  }
}

extension Renderer {
  /// The picture of a display list.
  fileprivate func picture(_ list: DisplayList) throws(Failure) -> Bitmap {
    do {
      return try render(list)
    } catch {
      throw .usage("\(error)")
    }
  }
}
