import Scene
import Testing

@Suite struct LayoutPassTests {
  private final class Log {
    var names: [String] = []
  }

  private final class Probe: View {
    let log: Log
    var seen: [Rect] = []
    init(_ name: String, _ log: Log) {
      self.log = log
      super.init(frame: .zero)
      self.name = name
      translatesAutoresizingMaskIntoConstraints = false
    }
    override func updateConstraints() {
      log.names.append("constraints \(name)")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      seen = subviews.map { $0.frame }
      super.layoutSubviews()
      seen += subviews.map { $0.frame }
      log.names.append("layout \(name)")
    }
  }

  @Test("a pass asks for constraints from inside out, then places views from outside in")
  func order() {
    let log = Log()
    let scene = LayoutScene()
    let (outer, inner) = (Probe("outer", log), Probe("inner", log))
    scene.root.addSubview(outer)
    outer.addSubview(inner)
    scene.lay(
      outer.widthAnchor.constraint(equalToConstant: 100),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5))
    #expect(
      log.names == ["constraints inner", "constraints outer", "layout outer", "layout inner"])
    // Before super.layoutSubviews() the old frame is there, behind it the new one.
    #expect(outer.seen.map { $0.width } == [0, 50])
    log.names = []
    scene.stage.layoutIfNeeded()
    #expect(log.names.isEmpty)
    inner.setNeedsUpdateConstraints()
    scene.stage.layoutIfNeeded()
    #expect(log.names == ["constraints inner"])
  }

  @Test("what a constraint moves is placed by its superview: layout of the view alone does nothing")
  func wrongView() throws {
    for isRight in [true, false] {
      let scene = LayoutScene()
      let view = scene.view("moved", size: Size(width: 10, height: 10))
      let left = view.leftAnchor.constraint(equalTo: scene.root.leftAnchor)
      scene.lay(left, view.topAnchor.constraint(equalTo: scene.root.topAnchor))
      left.constant = 100
      scene.stage.animate(withDuration: 0.25) {
        if isRight { scene.root.layoutIfNeeded() } else { view.layoutIfNeeded() }
      }
      #expect(view.frame.minX == (isRight ? 100 : 0))
      if isRight {
        let x = view.presentation(at: 0.125).frame.minX
        #expect(x > 0 && x < 100)
        #expect(scene.diagnostics.all.isEmpty)
      } else {
        #expect(
          scene.diagnostics.all == [
            .layoutOutOfReach(view: #"Block "moved""#, superview: "View")
          ])
        scene.stage.layoutIfNeeded()
        #expect(view.frame.minX == 100)
        #expect(view.presentation(at: 0.125).frame.minX == 100)
      }
    }
  }

  @Test("a view that is placed for the first time is there at once, also in an animation")
  func firstLayout() {
    let scene = LayoutScene()
    let view = scene.view("a", size: Size(width: 10, height: 10))
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor),
    ])
    scene.stage.animate(withDuration: 1) { scene.stage.layoutIfNeeded() }
    #expect(!view.isAnimating)
    #expect(view.presentation(at: 0.5).frame.minX == 50)
  }

  @Test("a constraint animation that is interrupted midway keeps place and velocity")
  func interruption() {
    let scene = LayoutScene()
    let view = scene.view("a", size: Size(width: 10, height: 10))
    let left = view.leftAnchor.constraint(equalTo: scene.root.leftAnchor)
    scene.lay(left, view.topAnchor.constraint(equalTo: scene.root.topAnchor))
    func slide(to x: Double) {
      left.constant = x
      scene.stage.animate(withDuration: 1) { scene.stage.layoutIfNeeded() }
    }
    func x(_ time: Double) -> Double { view.presentation(at: time).frame.minX }
    slide(to: 100)
    scene.stage.advance(to: 0.5)
    let speed = (x(0.5 + 1e-3) - x(0.5)) / 1e-3
    slide(to: 0)
    #expect(abs(x(0.5) - 50) < 0.01)
    #expect(abs((x(0.5 + 1e-3) - x(0.5)) / 1e-3 - speed) < 2)
    #expect(abs(x(0.75) - 74.168) < 0.01)
    #expect(x(1.5) == 0)
  }

  @Test("constraints inside a view that its mask resizes follow in the same pass")
  func masks() {
    let scene = LayoutScene()
    let box = View(frame: scene.root.bounds)
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scene.root.addSubview(box)
    let inner = scene.view("inner", in: box)
    scene.lay(
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
      inner.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -10))
    #expect(inner.frame.width == 300)
    scene.stage.size.width = 500
    scene.stage.layoutIfNeeded()
    #expect(box.frame.width == 500)
    #expect(inner.frame.width == 480)
  }

  @Test("a view outside a stage is laid out as well, without rounding")
  func detached() {
    let box = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 1 / 3.0).isActive = true
    box.layoutIfNeeded()
    #expect(abs(view.frame.width - 100 / 3.0) < 1e-9)
  }
}
