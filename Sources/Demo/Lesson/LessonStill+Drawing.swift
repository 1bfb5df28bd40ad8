import Raster
import Scene
import Teaching

extension LessonStill {
  /// The frames of its strip, a sixtieth of a second each.
  private static let stripFrames = [0, 3, 4, 7, 8, 12, 15]

  /// The pictures of all scenes, with the values that they have at first.
  static func all() throws(Failure) -> [LessonStill] {
    var stills: [LessonStill] = []
    for scene in LessonScene.allCases {
      stills.append(
        LessonStill(name: scene.rawValue, try draw(scene.displayList(scene.initialValues))))
    }
    stills.append(LessonStill(name: "illusion-strip", try strip(of: Illusion(IllusionOptions()))))
    return stills
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
