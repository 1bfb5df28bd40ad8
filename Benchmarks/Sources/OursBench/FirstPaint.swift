import Foundation
import Raster
import Scene

/// How long it takes from a font to the first picture of a label in it.
struct FirstPaint {
  private static let text = "通知 关注 推荐 热榜 Hello"
  private let place: FontPlace

  init(_ place: FontPlace) { self.place = place }

  /// Lines with milliseconds, the median of some runs.
  ///
  /// Each run opens the font anew and draws with a new renderer, so that nothing is kept. The clock is
  /// the wall's.
  func report() throws -> String {
    var reading: [Double] = []
    var opening: [Double] = []
    var painting: [Double] = []
    var size = 0
    for _ in 0..<21 {
      var data = FontData([])
      reading.append(try Self.milliseconds { data = try place.data() })
      size = data.count
      var typeface = Typeface.system()
      opening.append(
        try Self.milliseconds { typeface = try Typeface(data, index: place.index) })
      painting.append(try Self.milliseconds { try Self.paint(typeface) })
    }
    func line(_ name: String, _ values: [Double]) -> String {
      String(
        format: "%@ %.3f ms, the first time %.3f ms", name, values.sorted()[values.count / 2],
        values[0])
    }
    return [
      "\(size) bytes", line("map the file", reading), line("open the face", opening),
      line("lay out and draw the first label", painting),
    ].joined(separator: "\n")
  }

  private static func paint(_ typeface: Typeface) throws {
    let label = Label(text: text, font: Font(typeface, size: 17))
    let stage = Stage(size: Size(width: 320, height: 44), scale: 2)
    label.frame = stage.bounds
    stage.root.addSubview(label)
    _ = try Renderer().render(stage.displayList())
  }

  private static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let clock = Stopwatch.Clock.wall
    let start = clock.seconds
    try work()
    return (clock.seconds - start) * 1000
  }
}
