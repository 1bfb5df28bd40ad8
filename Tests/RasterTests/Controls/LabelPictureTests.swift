import Raster
import Scene
import TestSupport
import Testing

/// Labels of several lines as pixels, against labels of one line at the places of the lines.
@Suite struct LabelPictureTests {
  private static let text = "Wave Hello, well-known fjord again"

  private func stage() -> Stage {
    Stage(size: Size(width: 140, height: 130), scale: 2, background: .white)
  }

  private func add(
    _ text: String, _ frame: Rect, to stage: Stage, _ change: (Label) -> Void
  ) {
    let label = Label(frame: frame)
    label.text = text
    label.font = .system(size: 20)
    change(label)
    stage.root.addSubview(label)
  }

  @Test(
    "each line has the bytes of a label of its own",
    arguments: [TextAlignment.left, .center, .right, .natural])
  func lines(alignment: TextAlignment) throws {
    let together = stage()
    add(Self.text, Rect(x: 10, y: 5, width: 110, height: 120), to: together) {
      $0.numberOfLines = 0
      $0.textAlignment = alignment
    }
    let apart = stage()
    // A line is 24 points high; the three are 72, and begin 24 below the top.
    for (index, line) in ["Wave Hello,", "well-known", "fjord again"].enumerated() {
      let frame = Rect(x: 10, y: 29 + 24 * Double(index), width: 110, height: 24)
      add(line, frame, to: apart) { $0.textAlignment = alignment }
    }
    let picture = try Renderer().render(together.displayList())
    expectSame(picture, try Renderer().render(apart.displayList()))
    #expect(picture != (try Renderer().render(stage().displayList())))
  }

  @Test("the last line is shortened as a label of one line is", arguments: LineBreakMode.allCases)
  func lastLine(mode: LineBreakMode) throws {
    let together = stage()
    add(Self.text, Rect(x: 10, y: 5, width: 110, height: 48), to: together) {
      $0.numberOfLines = 2
      $0.lineBreakMode = mode
    }
    let apart = stage()
    add("Wave Hello,", Rect(x: 10, y: 5, width: 110, height: 24), to: apart) { _ in }
    add("well-known fjord again", Rect(x: 10, y: 29, width: 110, height: 24), to: apart) {
      $0.lineBreakMode = mode
    }
    expectSame(
      try Renderer().render(together.displayList()), try Renderer().render(apart.displayList()))
  }

  @Test("titles of two lines stand still in both colours, and have the same pixels in both")
  func titles() throws {
    func scene(_ change: (HighlightSegmentedControl) -> Void) -> IllusionScene {
      let scene = IllusionScene(
        titles: ["Breaking\nnews", "Weather tomorrow", "Sports", "Far too long titles"], height: 60)
      scene.control.numberOfLines = 2
      scene.control.selectedTextColor = .black
      change(scene.control)
      return scene
    }
    let normal = scene { $0.window.isHidden = true }
    let still = try normal.picture()
    let selected = scene { _ in }
    selected.showSelectedTitlesAlone()
    expectSame(try selected.picture(), still)
    selected.control.select(2, animated: true)
    for list in selected.stage.frames(duration: 0.25, rate: 60) {
      expectSame(try Renderer().render(list), still)
    }
  }
}
