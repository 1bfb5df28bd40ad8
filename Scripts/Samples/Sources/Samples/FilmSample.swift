import Foundation
import Raster

/// Pictures that move, with durations of all kinds.
struct FilmSample {
  private var name: String
  private var width: Int
  private var height: Int
  private var playCount: Int?
  private var durations: [Double]
  private var pixel: (_ frame: Int, _ x: Int, _ y: Int) -> Pixel

  /// Writes each film in each format.
  ///
  /// NAME.rgba has the premultiplied pixels of all frames as they are; besides it there are NAME.apng,
  /// .gif and .y4m. `films.txt` has a line a film: name, width, height, how often it is shown (0 for
  /// ever), and its frames' durations.
  static func write(into folder: URL) throws {
    var lines = ""
    for film in all {
      try film.write(into: folder)
      let times = film.durations.map { String($0) }.joined(separator: " ")
      lines += "\(film.name) \(film.width) \(film.height) \(film.playCount ?? 0) \(times)\n"
    }
    try Data(lines.utf8).write(to: folder.appending(path: "films.txt"))
  }

  private func write(into folder: URL) throws {
    var apng = APNG.Writer(width: width, height: height, playCount: playCount)
    var gif = GIF.Writer(width: width, height: height, playCount: playCount)
    var y4m = Y4M.Writer(width: width, height: height, rate: Y4M.Rate(50))
    var pixels: [UInt8] = []
    for (index, duration) in durations.enumerated() {
      var bitmap = try Bitmap(width: width, height: height)
      for y in 0..<height { for x in 0..<width { bitmap[x, y] = pixel(index, x, y) } }
      pixels += bitmap.bytes
      try apng.append(bitmap, duration: duration)
      try gif.append(bitmap, duration: duration)
      try y4m.append(bitmap, duration: duration)
    }
    let base = folder.appending(path: name).path
    try Data(pixels).write(to: URL(filePath: base + ".rgba"))
    try Data(apng.finish()).write(to: URL(filePath: base + ".apng"))
    try Data(gif.finish()).write(to: URL(filePath: base + ".gif"))
    try Data(y4m.finish()).write(to: URL(filePath: base + ".y4m"))
  }

  private static var all: [FilmSample] {
    [
      FilmSample(
        name: "film-box", width: 60, height: 40, playCount: nil,
        durations: Array(repeating: 0.04, count: 12)
      ) { frame, x, y in
        abs(x - 5 * frame) < 6 && abs(y - 20) < 9
          ? PictureSamples.color(frame) : PictureSamples.color(40)
      },
      FilmSample(
        name: "film-holes", width: 33, height: 29, playCount: 3,
        durations: [0.1, 0.02, 0.5, 1, 0.25, 2.56]
      ) { frame, x, y in
        // Pixels come and go.
        (x / 4 + y / 4 + frame) % 4 == 0
          ? PictureSamples.clear : PictureSamples.color((x / 8 + frame) % 20)
      },
      FilmSample(
        name: "film-still", width: 20, height: 10, playCount: 1, durations: [0.3]
      ) { _, x, y in PictureSamples.color(x + y) },
      FilmSample(
        name: "film-tables", width: 48, height: 48, playCount: 2,
        durations: [0.06, 0.06, 0.06, 0.06]
      ) { frame, x, y in
        // 200 colours a frame, and no two frames share one.
        let index = (x * 48 + y) % 200
        return Pixel(
          red: PictureSamples.byte(index), green: PictureSamples.byte(frame * 60),
          blue: PictureSamples.byte(index * 7))
      },
      FilmSample(
        name: "film-repeats", width: 24, height: 24, playCount: nil,
        durations: [0.1, 0.1, 0.1, 0.1, 0.1]
      ) { frame, x, y in PictureSamples.color(x < 12 ? frame / 2 : y) },
    ] + trueColor
  }

  /// Films that a GIF can only show with fewer colours.
  private static var trueColor: [FilmSample] {
    [
      FilmSample(
        name: "film-colors", width: 64, height: 48, playCount: nil,
        durations: Array(repeating: 1.0 / 60, count: 12)
      ) { frame, x, y in
        let red = x > 4 * frame && x < 4 * frame + 20 ? frame * 20 : 0
        return Pixel(
          red: PictureSamples.byte(red), green: PictureSamples.byte(x * 4),
          blue: PictureSamples.byte(y * 5))
      },
      FilmSample(
        name: "film-opacities", width: 40, height: 40, playCount: nil,
        durations: [1.0 / 60, 1.0 / 30, 1.0 / 24, 1001.0 / 30000, 0, 7]
      ) { frame, x, y in
        PictureSamples.faded(
          PictureSamples.color(x), alpha: abs(x - 20) < 3 * frame ? (x * 6 + y * frame) % 256 : 90)
      },
    ]
  }
}
