import Raster
import Scene
import TestSupport
import Testing

/// Image views as pixels.
@Suite struct ImageViewPictureTests {
  private func picture(
    _ width: Double, _ height: Double, scale: Double = 1, _ view: View
  ) throws -> Bitmap {
    let stage = Stage(size: Size(width: width, height: height), scale: scale, background: .white)
    stage.root.addSubview(view)
    return try Renderer().render(stage.displayList())
  }

  @Test("an image of two pixels a point is copied on a stage of two")
  func copied() throws {
    let image = try noiseImage(6, 4).withScale(2)
    let view = ImageView(image: image)
    #expect(view.frame == Rect(x: 0, y: 0, width: 3, height: 2))
    expectSame(try picture(3, 2, scale: 2, view), Bitmap(image))
  }

  @Test("a clipping view's corners cut the image as they cut its background")
  func corners() throws {
    let black = try Image(width: 8, height: 8, words: Array(repeating: 0xFF00_0000, count: 64))
    let view = ImageView(image: black)
    view.cornerRadius = 4
    expectAll(try picture(8, 8, view), are: (0, 0, 0), "only clipping views cut")
    view.clipsToBounds = true
    let plain = View(frame: Rect(x: 0, y: 0, width: 8, height: 8))
    plain.backgroundColor = .black
    plain.cornerRadius = 4
    expectSame(try picture(8, 8, view), try picture(8, 8, plain))
  }

  @Test("what is larger than the view shows beyond it, unless it clips")
  func overflow() throws {
    let black = try Image(width: 6, height: 2, words: Array(repeating: 0xFF00_0000, count: 12))
    let view = ImageView(frame: Rect(x: 3, y: 0, width: 2, height: 2))
    view.image = black
    view.contentMode = .center
    expectGreys(try picture(8, 2, view), row: 1, are: [255, 0, 0, 0, 0, 0, 0, 255])
    view.clipsToBounds = true
    expectGreys(try picture(8, 2, view), row: 1, are: [255, 255, 255, 0, 0, 255, 255, 255])
  }

  @Test("an image follows the bounds of the picture's time")
  func animated() throws {
    let black = try Image(width: 2, height: 2, words: Array(repeating: 0xFF00_0000, count: 4))
    let stage = Stage(size: Size(width: 8, height: 1), background: .white)
    let view = ImageView(image: black)
    view.frame = Rect(x: 0, y: 0, width: 2, height: 1)
    stage.root.addSubview(view)
    stage.layoutIfNeeded()
    stage.animate(withDuration: 1, curve: .linear) {
      view.frame = Rect(x: 0, y: 0, width: 6, height: 1)
    }
    let middle = try Renderer().render(stage.displayList(at: 0.5))
    expectGreys(middle, row: 0, are: [0, 0, 0, 0, 255, 255, 255, 255])
  }
}
