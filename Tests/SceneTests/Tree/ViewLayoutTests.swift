import Scene
import Testing

/// The cycle of layout, and autoresizing masks, with UIKit's meaning.
@Suite struct ViewLayoutTests {
  /// Writes down when it is laid out.
  private final class Probe: View {
    let log: Log
    var action: (Probe) -> Void = { _ in }

    init(_ name: String, _ log: Log) {
      self.log = log
      super.init(frame: .zero)
      self.name = name
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.names.append(name)
      action(self)
    }
  }

  private final class Log {
    var names: [String] = []
  }

  private let log = Log()
  private let stage = Stage(size: Size(width: 100, height: 100))

  /// a in the root, b in a, c in b; all laid out, the log empty.
  private func chain() -> [Probe] {
    let views = ["a", "b", "c"].map { Probe($0, log) }
    stage.root.addSubview(views[0])
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    stage.layoutIfNeeded()
    log.names = []
    return views
  }

  @Test("parents are laid out before children, each once")
  func topDown() {
    let views = chain()
    for view in views.reversed() {
      view.setNeedsLayout()
      view.setNeedsLayout()
    }
    stage.layoutIfNeeded()
    #expect(log.names == ["a", "b", "c"])
    stage.layoutIfNeeded()
    #expect(log.names == ["a", "b", "c"])
  }

  @Test("only what asked is laid out")
  func flaggedOnly() {
    let views = chain()
    views[2].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(log.names == ["c"])
  }

  @Test("a view that did not ask lays out its own subtree only")
  func ownSubtree() {
    let views = chain()
    views[0].setNeedsLayout()
    views[2].setNeedsLayout()
    views[1].layoutIfNeeded()
    #expect(log.names == ["c"])
  }

  @Test("a view that asked climbs as long as the views above it asked too")
  func climbs() {
    let views = chain()
    views[1].setNeedsLayout()
    views[2].setNeedsLayout()
    views[2].layoutIfNeeded()
    #expect(log.names == ["b", "c"])
    log.names = []
    views[0].setNeedsLayout()
    views[2].setNeedsLayout()
    views[2].layoutIfNeeded()
    #expect(log.names == ["c"])
  }

  @Test("a new size asks for layout; a new place, transform, opacity or bounds' origin does not")
  func whatAsks() {
    let views = chain()
    views[0].center = Point(x: 3, y: 4)
    views[0].transform = AffineTransform(scaleX: 2, y: 2)
    views[0].alpha = 0.5
    views[0].bounds.origin = Point(x: 1, y: 1)
    stage.layoutIfNeeded()
    #expect(log.names.isEmpty)
    views[0].bounds.size = Size(width: 1, height: 2)
    stage.layoutIfNeeded()
    #expect(log.names == ["a"])
    views[2].removeFromSuperview()
    stage.layoutIfNeeded()
    #expect(log.names == ["a", "b"])
  }

  @Test("asking again while being laid out is served in the same call, up to a limit")
  func loop() {
    let views = chain()
    var told: [Diagnostic] = []
    stage.diagnosticsHandler = { told.append($0) }
    var rest = 3
    views[1].action = { view in
      rest -= 1
      if rest > 0 { view.setNeedsLayout() }
    }
    views[1].setNeedsLayout()
    stage.layoutIfNeeded()
    #expect(log.names == ["b", "b", "b"])
    #expect(told.isEmpty)
    views[1].action = { $0.setNeedsLayout() }
    views[1].setNeedsLayout()
    log.names = []
    views[1].layoutIfNeeded()
    #expect(log.names.count == 100)
    #expect(told == [.layoutLoop(view: "View \"b\"", rounds: 100)])
  }

  @Test("a parent that sizes its child in layoutSubviews has it laid out in the same pass")
  func cascade() {
    let views = chain()
    views[0].action = { view in view.subviews.first?.frame = view.bounds }
    views[0].frame = Rect(x: 0, y: 0, width: 9, height: 9)
    stage.layoutIfNeeded()
    #expect(log.names == ["a", "b"])
  }

  @Test("an arrangement is written into the model by layout")
  func arrangement() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 100, height: 10))
    stage.root.addSubview(slider)
    slider.numbers = [0.25]
    #expect(slider.thumb.frame == .zero)
    stage.layoutIfNeeded()
    #expect(slider.thumb.frame == Rect(x: 25, y: 0, width: 10, height: 10))
    #expect(slider.mark.frame == Rect(x: -25, y: 0, width: 10, height: 10))
    #expect(slider.mark.alpha == 0.25)
  }

  @Test("an arrangement is what the picture shows, also before layout wrote it")
  func arrangedPicture() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 100, height: 10))
    slider.thumb.backgroundColor = .red
    stage.root.addSubview(slider)
    stage.layoutIfNeeded()
    slider.numbers = [0.5]
    #expect(
      stage.displayList(at: 0).commands == [
        .fill(
          .rect(Rect(x: 0, y: 0, width: 10, height: 10)), color: .red,
          transform: AffineTransform(translationX: 50, y: 0), source: 2)
      ])
    #expect(slider.thumb.frame.minX == 0)
    #expect(slider.thumb.presentation(at: 0).frame.minX == 50)
    #expect(slider.mark.presentation(at: 0).frame.minX == -50)
  }

  /// A thumb at a part of the width, and in it a mark that stays where it is.
  private final class Slider: View {
    let (thumb, mark) = (View(), View())

    override init(frame: Rect) {
      super.init(frame: frame)
      numbers = [0]
      addSubview(thumb)
      thumb.addSubview(mark)
    }

    override func arrange(_ arrangement: inout Arrangement, for state: ViewState) {
      let x = (state.numbers.first ?? 0) * state.bounds.size.width
      arrangement.place(thumb, frame: Rect(x: x, y: 0, width: 10, height: 10))
      arrangement.place(mark, frame: Rect(x: -x, y: 0, width: 10, height: 10))
      arrangement[mark].alpha = state.numbers.first ?? 0
    }
  }

  // MARK: - Masks

  /// A parent of 100 with a child from 20 to 50 becomes 200 wide; margins 20 and 50, width 30.
  @Test(
    "the flexible parts share the growth in proportion to their lengths",
    arguments: [
      ([], 20, 30), ([.flexibleRightMargin], 20, 30), ([.flexibleLeftMargin], 120, 30),
      ([.flexibleWidth], 20, 130),
      // 100 · 20 / 70; 100 · 20 / 50 and 100 · 30 / 50; 100 · 30 / 80; all of it doubles.
      ([.flexibleLeftMargin, .flexibleRightMargin], 20 + 200.0 / 7, 30),
      ([.flexibleLeftMargin, .flexibleWidth], 60, 90),
      ([.flexibleWidth, .flexibleRightMargin], 20, 67.5),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 60),
    ] as [(Autoresizing, Double, Double)])
  func shares(mask: Autoresizing, x: Double, width: Double) {
    let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 10))
    let child = View(frame: Rect(x: 20, y: 3, width: 30, height: 4))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame = Rect(x: 5, y: 5, width: 200, height: 10)
    #expect(abs(child.frame.minX - x) < 1e-12)
    #expect(abs(child.frame.width - width) < 1e-12)
    #expect(child.frame.minY == 3)
    #expect(child.frame.height == 4)
  }

  @Test("flexible parts without length share equally, and a size never falls below 0")
  func masksAtTheEdge() {
    let parent = View()
    let child = View()
    child.autoresizingMask = [.flexibleWidth, .flexibleRightMargin, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.size = Size(width: 10, height: 20)
    #expect(child.frame == Rect(x: 0, y: 0, width: 5, height: 20))
    child.frame = Rect(x: 0, y: 8, width: 5, height: 2)
    parent.bounds.size.height = 10
    #expect(child.frame == Rect(x: 0, y: 8, width: 5, height: 0))
    parent.autoresizesSubviews = false
    parent.bounds.size.height = 100
    #expect(child.frame.height == 0)
  }

  @Test("sizeToFit keeps the origin")
  func sizeToFit() {
    final class Fixed: View {
      override func sizeThatFits(_ size: Size) -> Size { Size(width: 30, height: 10) }
    }
    let view = Fixed(frame: Rect(x: 7, y: 8, width: 1, height: 1))
    view.sizeToFit()
    #expect(view.frame == Rect(x: 7, y: 8, width: 30, height: 10))
    #expect(View().intrinsicContentSize == Size(width: -1, height: -1))
  }
}
