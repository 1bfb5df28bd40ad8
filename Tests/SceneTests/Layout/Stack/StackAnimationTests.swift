import Scene
import Testing

@Suite struct StackAnimationTests {
  private let views = [ContentView(40), ContentView(40), ContentView(40)]

  private func scene() -> StackScene {
    StackScene(views) { $0.spacing = 8 }
  }

  @Test("hiding a view in an animation block moves the others, without a call for layout")
  func hiding() {
    let scene = scene()
    scene.stage.animate(withDuration: 1, curve: .linear) { views[1].isHidden = true }
    #expect(views[2].frame.minX == 48)
    let middle = views[2].presentation(at: 0.5).frame
    #expect(middle.minX == 72)
    #expect(views[1].presentation(at: 0.25).frame.width == 30)
    #expect(scene.stack.presentation(at: 0.5).frame.width == 112)
    scene.stage.advance(to: 1)
    #expect(views[2].presentation.frame.minX == 48)
  }

  @Test("a view that is hidden in a block shows until it has shrunk")
  func showsWhileHiding() {
    let scene = scene()
    views[1].backgroundColor = .red
    #expect(scene.stage.displayList(at: 0).commands.count == 1)
    scene.stage.animate(withDuration: 1) { views[1].isHidden = true }
    #expect(scene.stage.displayList(at: 0.5).commands.count == 1)
    #expect(scene.stage.displayList(at: 1).commands.isEmpty)
    scene.stage.removeAllAnimations()
    #expect(scene.stage.displayList(at: 0.5).commands.isEmpty)
  }

  @Test("a view that is hidden without a block is gone at once")
  func gone() {
    let scene = scene()
    views[1].backgroundColor = .red
    scene.change { _ in views[1].isHidden = true }
    #expect(scene.stage.displayList(at: 0).commands.isEmpty)
    scene.stage.animate(withDuration: 1) { views[1].isHidden = false }
    #expect(scene.stage.displayList(at: 0.5).commands.count == 1)
    scene.stage.performWithoutAnimation { views[1].isHidden = true }
    scene.stage.layoutIfNeeded()
    #expect(scene.stage.displayList(at: 0.5).commands.isEmpty)
  }

  @Test("showing a view in an animation block lets it grow where it was parked")
  func showing() {
    let scene = scene()
    scene.change { _ in views[1].isHidden = true }
    scene.stage.animate(withDuration: 1, curve: .linear) { views[1].isHidden = false }
    let middle = views[1].presentation(at: 0.5).frame
    #expect(middle.minX == 44 && middle.width == 20)
    #expect(views[2].presentation(at: 0.5).frame.minX == 72)
  }

  @Test("the properties of a stack animate")
  func properties() {
    let scene = scene()
    scene.stage.animate(withDuration: 1, curve: .linear) { scene.stack.spacing = 18 }
    #expect(views[2].presentation(at: 0.5).frame.minX == 106)
    scene.stage.advance(to: 1)
    scene.stage.animate(withDuration: 1, curve: .linear) { scene.stack.axis = .vertical }
    #expect(views[2].frame == Rect(x: 0, y: 76, width: 40, height: 20))
    #expect(views[2].presentation(at: 1.5).frame.origin == Point(x: 58, y: 38))
  }

  @Test("what is hidden in a block inside another moves as the inner block says")
  func nestedBlocks() {
    let scene = scene()
    scene.stage.animate(withDuration: 4, curve: .linear) {
      views[0].backgroundColor = .red
      scene.stage.animate(
        withDuration: 1, curve: .linear,
        options: [.overrideInheritedDuration, .overrideInheritedCurve]
      ) { views[1].isHidden = true }
    }
    #expect(views[2].presentation(at: 0.5).frame.minX == 72)
    #expect(views[2].presentation(at: 1).frame.minX == 48)
  }

  @Test("hiding that is taken back midway keeps its place")
  func interrupted() {
    let scene = scene()
    scene.stage.animate(withDuration: 1, curve: .linear) { views[1].isHidden = true }
    scene.stage.advance(to: 0.5)
    scene.stage.animate(withDuration: 1, curve: .linear) { views[1].isHidden = false }
    #expect(views[2].presentation.frame.minX == 72)
    // The first goes on to -48 at 1, the second comes back from +48 at 0.5 to 0 at 1.5.
    #expect(views[2].presentation(at: 1).frame.minX == 72)
    #expect(views[2].presentation(at: 1.5).frame.minX == 96)
  }

  @Test("a view that comes in a block is there at once, and the others move")
  func adding() {
    let scene = scene()
    let fresh = ContentView(40)
    scene.stage.animate(withDuration: 1, curve: .linear) {
      scene.stack.insertArrangedSubview(fresh, at: 0)
    }
    #expect(fresh.presentation(at: 0).frame == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(views[0].presentation(at: 0.5).frame.minX == 24)
  }
}
