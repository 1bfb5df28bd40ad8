import Raster
import Scene
import Teaching
import Testing

@Suite struct ExplodedPictureTests {
  private static func list(_ views: Int) -> DisplayList {
    let stage = Stage(size: Size(width: 40, height: 20), scale: 1)
    for index in 0..<views {
      let view = View(frame: Rect(x: Double(index), y: 0, width: 10, height: 10))
      view.backgroundColor = .red
      let inner = View(frame: Rect(x: 2, y: 2, width: 4, height: 30))
      inner.backgroundColor = .blue
      view.addSubview(inner)
      view.clipsToBounds = true
      stage.root.addSubview(view)
    }
    return stage.displayList()
  }

  @Test("seen from straight above, sheets without a distance make the picture again")
  func flat() throws {
    let list = Self.list(2)
    let exploded = ExplodedPicture(list, camera: .init(yaw: 0, pitch: 0, spacing: 0))
    let picture = try Renderer().render(exploded.picture())
    // In the middle of the first view no outline of a clip runs, and the sheets are white.
    #expect(picture[24 + 8, 24 + 1] == Pixel(red: 255, green: 0, blue: 0))
    #expect(picture[24 + 4, 24 + 5] == Pixel(red: 0, green: 0, blue: 255))
  }

  @Test("a view with its plain subviews is one sheet, and each sheet more takes its distance")
  func sheets() {
    func height(_ count: Int) -> Double {
      let camera = ExplodedPicture.Camera(yaw: 0, pitch: .pi / 3, spacing: 100)
      return ExplodedPicture(Self.list(count), camera: camera).size.height
    }
    // A sheet 20 high is seen half as high; one more lies 100 sin 60° = 86.6 above it.
    #expect(height(1) == 2 * 24 + 10)
    #expect(height(2) == (2 * 24 + 10 + 86.6).rounded(.up))
  }

  @Test("numbers that are not finite, and a picture of nothing, have a result")
  func hostile() {
    let camera = ExplodedPicture.Camera(yaw: .nan, pitch: .infinity, spacing: .nan)
    #expect(ExplodedPicture(Self.list(1), camera: camera).size.width > 0)
    let nothing = DisplayListBuilder(size: .zero, scale: 1).build()
    #expect(ExplodedPicture(nothing).picture().commands.isEmpty)
    #expect(BuildUpPicture(nothing).stepCount == 0)
    #expect(BuildUpPicture(Self.list(3), limit: -5).stepCount >= 1)
  }
}
