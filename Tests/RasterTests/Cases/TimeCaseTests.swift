import Raster
import Scene
import TestSupport
import Testing

/// Cases R21 and R27: colours and places on their way.
@Suite struct TimeCaseTests {
  @Test(
    "R21: a colour that fades to clear does not darken", arguments: Drawer.allCases,
    [(0.25, 64), (0.5, 128), (0.75, 191)])
  func fading(drawer: Drawer, at sample: (time: Double, value: Int)) throws {
    let stage = Stage(size: Size(width: 4, height: 4))
    let view = View(frame: stage.bounds)
    view.backgroundColor = .red
    stage.root.addSubview(view)
    stage.animate(withDuration: 1, curve: .linear) { view.backgroundColor = .clear }
    let picture = try drawer.draw(stage.displayList(at: sample.time))
    expectAll(
      picture, are: (255, sample.value, sample.value), "207, 191, 128: mixed without the opacity")
  }

  /// A red ground, and a window that uncovers blue from the right while its content stands still.
  private func makeSwap() -> (stage: Stage, start: () -> Void) {
    let stage = Stage(size: Size(width: 20, height: 10), background: .red)
    let window = View(frame: Rect(x: 20, y: 0, width: 0, height: 10))
    let content = View(frame: Rect(x: -20, y: 0, width: 20, height: 10))
    window.clipsToBounds = true
    content.backgroundColor = .blue
    window.addSubview(content)
    stage.root.addSubview(window)
    return (
      stage,
      {
        stage.animate(withDuration: 0.25, curve: .default) {
          window.frame = Rect(x: 0, y: 0, width: 20, height: 10)
          content.frame.origin.x = 0
        }
      }
    )
  }

  @Test(
    "R27: the boundary of the colour swap is where the curve, solved for time, says",
    arguments: Drawer.allCases,
    [(3, 14, (24, 0, 231)), (5, 8, (123, 0, 132)), (10, 1, (128, 0, 127)), (14, 0, (13, 0, 242))])
  func boundary(
    drawer: Drawer, at sample: (frame: Int, column: Int, color: (Int, Int, Int))
  ) throws {
    let (stage, start) = makeSwap()
    start()
    let list = Array(stage.frames(duration: 0.25, rate: 60))[sample.frame]
    let picture = try drawer.draw(list)
    for y in 0..<10 {
      for x in 0..<20 {
        let isLeft = x < sample.column
        expect(
          picture, x, y,
          is: x == sample.column ? sample.color : isLeft ? (255, 0, 0) : (0, 0, 255))
      }
    }
  }

  @Test("R27: at first all is red, at last all is blue", arguments: Drawer.allCases)
  func ends(drawer: Drawer) throws {
    let (stage, start) = makeSwap()
    start()
    let frames = Array(stage.frames(duration: 0.25, rate: 60))
    #expect(frames.count == 16)
    expectAll(try drawer.draw(frames[0]), are: (255, 0, 0))
    expectAll(try drawer.draw(frames[15]), are: (0, 0, 255))
  }
}
