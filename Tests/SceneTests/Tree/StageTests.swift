import Scene
import Testing

@Suite struct StageTests {
  @Test(
    "a stretch of time has a frame at each step and one at its end",
    arguments: [
      (0.25, 60, 16), (0.25, 30, 9), (0, 60, 1), (1, 1, 2), (0.3, 10, 4), (1, 3, 4), (0.05, 60, 4),
      (0, 1e9, 1), (0, 1e300, 1), (1e-9, 1e9, 2), (-1, 60, 0), (.nan, 60, 0), (.infinity, 60, 0),
      (1, 0, 1), (1, -5, 1), (1, .nan, 1),
    ] as [(Double, Double, Int)])
  func frameCount(duration: Double, rate: Double, count: Int) {
    let stage = Stage(size: Size(width: 1, height: 1))
    let frames = stage.frames(duration: duration, rate: rate)
    #expect(frames.count == count)
    #expect(Array(frames).count == count)
  }

  @Test("very many frames are counted without making them")
  func manyFrames() {
    let stage = Stage(size: Size(width: 1, height: 1))
    #expect(stage.frames(duration: 1e300, rate: 60).count == .max)
    #expect(stage.frames(duration: 1e6, rate: 1000).count == 1_000_000_001)
  }

  @Test(
    "frames that are left out change none of the others",
    arguments: [(0.25, 60), (0.25, 30), (0.3, 10), (0.05, 60), (1, 0), (-1, 60)]
      as [(Double, Double)])
  func skip(duration: Double, rate: Double) {
    let stage = Stage(size: Size(width: 8, height: 1))
    let view = View(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    view.backgroundColor = .red
    stage.root.addSubview(view)
    stage.animate(withDuration: 0.25) { view.frame.origin.x = 7 }
    let all = Array(stage.frames(duration: duration, rate: rate))
    for first in -1...all.count + 1 {
      var frames = stage.frames(duration: duration, rate: rate)
      frames.skip(first)
      #expect(Array(frames) == Array(all.dropFirst(max(first, 0))))
    }
    var frames = stage.frames(duration: duration, rate: rate)
    frames.skip(.max)
    #expect(frames.next() == nil)
  }

  @Test("time only goes forward")
  func time() {
    let stage = Stage(size: .zero)
    for (given, now) in [(1.5, 1.5), (1, 1.5), (.nan, 1.5), (.infinity, 1.5), (2, 2)] {
      stage.advance(to: given)
      #expect(stage.time == now)
    }
  }

  @Test("a picture of a time does not lay out; the present's and a stretch's do")
  func layout() {
    final class Filling: View {
      override func layoutSubviews() {
        for view in subviews { view.frame = bounds }
      }
    }
    let stage = Stage(size: Size(width: 10, height: 10))
    let (parent, child) = (Filling(frame: stage.bounds), View())
    child.backgroundColor = .red
    parent.addSubview(child)
    stage.root.addSubview(parent)
    #expect(stage.displayList(at: 0).commands.isEmpty)
    #expect(stage.displayList().commands.count == 1)
    parent.frame = Rect(x: 0, y: 0, width: 5, height: 5)
    let before = stage.displayList(at: 0)
    #expect(stage.frames(duration: 0, rate: 1).map { $0 } != [before])
  }

  @Test("the root covers the stage, also after it is resized")
  func resize() {
    let stage = Stage(size: Size(width: 10, height: 10), scale: 2, background: .blue)
    let child = View(frame: stage.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.root.addSubview(child)
    stage.size = Size(width: 30, height: 20)
    #expect(stage.root.frame == Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(child.frame == stage.bounds)
    let list = stage.displayList()
    #expect(list.pixelWidth == 60)
    #expect(list.background == .blue)
    stage.size = Size(width: -1, height: .nan)
    #expect(stage.size == .zero)
    stage.scale = 0
    #expect(stage.scale == 1)
  }

  @Test("stages on several threads never meet")
  func threads() async {
    let lists = await withTaskGroup(of: [DisplayList].self) { group in
      for _ in 0..<4 { group.addTask { Self.animatedLists() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let expected = Self.animatedLists()
    #expect(lists.count == 4 && lists.allSatisfy { $0 == expected })
  }

  private static func animatedLists() -> [DisplayList] {
    let stage = Stage(size: Size(width: 50, height: 50))
    var ended = 0
    return (0..<100).map { step in
      let label = Label(text: "Wave \(step)", font: .system(size: 12, weight: .bold))
      stage.root.addSubview(label)
      stage.animate(withDuration: 0.1) {
        label.center.x += 5
      } completion: { _ in
        ended += 1
        label.center.y += Double(ended)
      }
      stage.advance(to: Double(step) * 0.02)
      if step % 3 == 0 { stage.root.subviews.first?.removeFromSuperview() }
      return stage.displayList()
    }
  }

  @Test("a new scale asks every view for layout, as device pixels lie elsewhere")
  func newScale() {
    final class Probe: View {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let stage = Stage(size: .zero)
    let (outer, inner) = (Probe(), Probe())
    stage.root.addSubview(outer)
    outer.addSubview(inner)
    stage.layoutIfNeeded()
    stage.scale = 1
    stage.layoutIfNeeded()
    #expect(outer.count == 1)
    stage.scale = 2
    stage.layoutIfNeeded()
    #expect(outer.count == 2 && inner.count == 2)
  }

  @Test("a new layout direction reaches every view that has none of its own")
  func layoutDirection() {
    let stage = Stage(size: .zero)
    let (a, b) = (View(), View())
    b.semanticContentAttribute = .forceLeftToRight
    stage.root.addSubview(a)
    stage.root.addSubview(b)
    stage.layoutDirection = .rightToLeft
    #expect(a.effectiveLayoutDirection == .rightToLeft)
    #expect(b.effectiveLayoutDirection == .leftToRight)
  }
}
