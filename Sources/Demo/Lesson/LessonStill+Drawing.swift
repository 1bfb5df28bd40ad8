import Raster
import Scene

extension LessonStill {
  /// When the illusion stands still at first.
  private static let time = 0.1333
  /// The frames of its strip, a sixtieth of a second each.
  private static let stripFrames = [0, 3, 4, 7, 8, 12, 15]

  /// The pictures of all scenes.
  static func all() throws(Failure) -> [LessonStill] {
    let illusion = Illusion(IllusionOptions())
    return [
      LessonStill(name: "illusion", try draw(illusion.frame(at: time))),
      LessonStill(name: "illusion-strip", try strip(of: illusion)),
    ]
  }

  /// Some of the film's pictures, one below the other.
  private static func strip(of illusion: Illusion) throws(Failure) -> Bitmap {
    guard var strip = Filmstrip(illusion.pictures.pixelSize, count: stripFrames.count) else {
      throw .usage("the strip of the illusion is too large")
    }
    for number in stripFrames {
      strip.append(try draw(illusion.frame(at: Double(number) / 60)))
    }
    return strip.picture
  }

  private static func draw(_ list: DisplayList) throws(Failure) -> Bitmap {
    do {
      return try Renderer().render(list)
    } catch {
      throw .usage("\(error)")
    }
  }
}
