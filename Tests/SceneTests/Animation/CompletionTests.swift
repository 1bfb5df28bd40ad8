import Scene
import Testing

/// When completions are called, with what, and in which order.
@Suite struct CompletionTests {
  let scene = AnimatedScene()
  var stage: Stage { scene.stage }
  var view: View { scene.view }

  @Test("removing animations half way shows the model and tells false, once")
  func remove() {
    scene.animate("a", 1) { scene.moveTo(100) }
    stage.advance(to: 0.5)
    view.removeAllAnimations()
    #expect(scene.x(0.5) == 100)
    #expect(scene.told == ["a false"])
    stage.advance(to: 2)
    view.removeAllAnimations()
    #expect(scene.told == ["a false"])
  }

  @Test("removing all animations of a stage tells in the order of the blocks")
  func removeAll() {
    let others = (0..<3).map { _ in View() }
    for other in others { stage.root.addSubview(other) }
    scene.animate("a", 3) {
      others[2].alpha = 0
      scene.moveTo(1)
    }
    scene.animate("b", 1) { others[1].alpha = 0 }
    scene.animate("c", 2) { others[0].alpha = 0 }
    scene.animate("nothing", 2) {}
    stage.removeAllAnimations()
    #expect(scene.told == ["a false", "b false", "c false"])
    #expect(!stage.isAnimating)
    stage.advance(to: 0)
    #expect(scene.told.last == "nothing true")
  }

  @Test("removing the animations of one view leaves those of the others")
  func removeOne() {
    let inner = View()
    view.addSubview(inner)
    scene.animate("a", 1, curve: .linear) {
      scene.moveTo(100)
      inner.alpha = 0
    }
    view.removeAllAnimations()
    #expect(scene.told == [])
    #expect(scene.x(0) == 100)
    #expect(inner.presentation(at: 0.5).alpha == 0.5)
    // One of its animations did not run to its end.
    stage.advance(to: 1)
    #expect(scene.told == ["a false"])
  }

  @Test("a block without time or without a change ends with the next advance, with true")
  func nothing() {
    scene.animate("no time", 0) { scene.moveTo(100) }
    scene.animate("less than no time", -1, delay: 5) { scene.moveTo(110) }
    scene.animate("no change", 1, delay: 5) { scene.moveTo(110) }
    scene.animate("not animatable", 1) { view.isHidden = true }
    #expect(scene.x(0) == 110)
    #expect(scene.told == [])
    stage.advance(to: 0)
    let expected = ["no time", "less than no time", "no change", "not animatable"]
    #expect(scene.told == expected.map { "\($0) true" })
  }

  @Test("completions come in the order of the ends, then of the blocks")
  func order() {
    let animations: [(String, Double, Double)] = [
      ("a", 1, 0), ("b", 0.5, 0), ("c", 0.5, 0.5), ("d", 0.25, 0), ("e", 0, 0), ("f", 0.5, 0),
    ]
    for (name, duration, delay) in animations {
      scene.animate(name, duration, delay: delay) { view.alpha -= 0.1 }
    }
    stage.advance(to: 4)
    #expect(scene.told == ["e", "d", "b", "f", "a", "c"].map { "\($0) true" })
  }

  @Test("the end is due at the frame that shows it, also where its time was rounded")
  func rounded() {
    // 0.1 + 0.2 is 0.30000000000000004, above 0.3.
    stage.advance(to: 0.1)
    scene.animate("a", 0.2) { scene.moveTo(100) }
    stage.advance(to: 0.3)
    #expect(scene.told == ["a true"])
  }

  @Test("what a completion begins ends with a later advance")
  func chain() {
    stage.animate(withDuration: 1) {
      scene.moveTo(100)
    } completion: { _ in
      scene.told.append("first")
      scene.animate("no time", 0) { scene.moveTo(5) }
      scene.animate("in the past", 1, delay: -3) { scene.moveTo(7) }
      scene.animate("second", 1, curve: .linear) { scene.moveTo(107) }
    }
    stage.advance(to: 5)
    #expect(scene.told == ["first"])
    #expect(scene.x(5.5) == 57)
    stage.advance(to: 5)
    #expect(scene.told == ["first", "in the past true", "no time true"])
    stage.advance(to: 6)
    #expect(scene.told.last == "second true")
  }

  @Test("a colour's new animation tells the old one false; the rest of its block goes on")
  func replaced() {
    scene.animate("color", 1) { view.backgroundColor = .red }
    scene.animate("color and place", 1) {
      view.backgroundColor = .blue
      scene.moveTo(100)
    }
    #expect(scene.told == ["color false"])
    scene.animate("third", 2) { view.backgroundColor = .green }
    #expect(scene.told == ["color false"])
    stage.advance(to: 1)
    #expect(scene.told == ["color false", "color and place false"])
    stage.advance(to: 2)
    #expect(scene.told.last == "third true")
  }

  @Test("leaving the stage drops the animations of a whole subtree and tells false")
  func leaving() {
    let inner = View()
    view.addSubview(inner)
    scene.animate("outer", 1) { scene.moveTo(100) }
    scene.animate("inner", 1) { inner.alpha = 0 }
    scene.animate("outer again", 1) { view.alpha = 0 }
    view.removeFromSuperview()
    #expect(scene.told == ["outer false", "inner false", "outer again false"])
    #expect(!view.isAnimating)
    #expect(inner.presentation == inner.state)
    stage.root.addSubview(view)
    #expect(scene.x(0.5) == 100)
  }

  @Test("moving to another superview on the stage keeps what is under way; another stage does not")
  func moving() {
    let shelf = View()
    stage.root.addSubview(shelf)
    scene.animate("a", 1, curve: .linear) { scene.moveTo(100) }
    shelf.addSubview(view)
    #expect(scene.x(0.5) == 50)
    let other = Stage(size: .zero)
    other.root.addSubview(view)
    #expect(scene.told == ["a false"])
    #expect(scene.x(0.5) == 100)
    stage.advance(to: 2)
    #expect(scene.told == ["a false"])
  }

  @Test("an animation that is cut inside a block is told when the block is closed")
  func cutInside() {
    scene.animate("color", 1) { view.backgroundColor = .red }
    stage.animate(withDuration: 1) {
      view.backgroundColor = .blue
      #expect(scene.told == [])
    } completion: {
      scene.told.append("removed \($0)")
    }
    #expect(scene.told == ["color false"])
    scene.animate("never shown", 1) {
      view.alpha = 0
      view.removeFromSuperview()
    }
    #expect(scene.told == ["color false", "removed false", "never shown false"])
  }

  @Test("completions may end and begin animations while they are told")
  func reentrant() {
    let others = (0..<1000).map { _ in View() }
    for (index, other) in others.enumerated() {
      stage.root.addSubview(other)
      stage.animate(withDuration: 2) {
        other.alpha = 0
      } completion: { _ in
        scene.told.append("\(index)")
        if index + 1 < others.count { others[index + 1].removeAllAnimations() }
      }
    }
    others[0].removeAllAnimations()
    #expect(scene.told == (0..<1000).map { "\($0)" })
    #expect(!stage.isAnimating)
  }

  @Test("repetition without end tells only when it is removed")
  func endless() {
    scene.animate("a", 0.5, curve: .linear, options: .repeat) { scene.moveTo(100) }
    #expect(scene.x(0.25) == 50)
    #expect(scene.x(1000.25) == 50)
    stage.advance(to: 1_000_000)
    #expect(scene.told == [])
    #expect(scene.x(1_000_000) == 0)
    view.removeAllAnimations()
    #expect(scene.told == ["a false"])
    #expect(scene.x(1_000_000) == 100)
  }

  @Test("a reversing repetition comes back, and ends with a jump to the model")
  func reversing() {
    scene.animate("a", 1, curve: .linear, options: .autoreverse, repeatCount: 2) {
      scene.moveTo(100)
    }
    let samples =
      [(0.75, 75), (1, 100), (1.25, 75), (2, 0), (3.5, 50), (3.75, 25), (4, 100)]
      as [(Double, Double)]
    for (time, x) in samples {
      #expect(scene.x(time) == x, "at \(time)")
    }
    stage.advance(to: 4)
    #expect(scene.told == ["a true"])
  }

  @Test("a broken repeat count stops in the middle")
  func broken() {
    scene.animate("a", 1, curve: .linear, repeatCount: 2.5) { scene.moveTo(100) }
    #expect(scene.x(1.25) == 25)
    #expect(scene.x(2.25) == 25)
    #expect(scene.x(2.5) == 100)
    stage.advance(to: 2.5)
    #expect(scene.told == ["a true"])
  }

  @Test("a stage that is freed calls no completion, and its views show their models")
  func freed() {
    var told = 0
    let view = View()
    do {
      let stage = Stage(size: .zero)
      stage.root.addSubview(view)
      stage.animate(withDuration: 1, options: .repeat) {
        view.alpha = 0
      } completion: { _ in
        told += 1
      }
    }
    #expect(told == 0)
    #expect(view.stage == nil)
    #expect(view.presentation == view.state)
    #expect(!view.isAnimating)
  }
}
