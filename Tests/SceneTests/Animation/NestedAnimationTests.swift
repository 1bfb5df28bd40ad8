import Scene
import Testing

/// Blocks inside blocks, and layout inside blocks.
@Suite struct NestedAnimationTests {
  let scene = AnimatedScene()
  var stage: Stage { scene.stage }
  var view: View { scene.view }

  /// What an inner block of a tenth of a second, ease in, shows after one of two linear seconds.
  private func inner(_ options: AnimationOptions) -> Double {
    stage.animate(withDuration: 2, curve: .linear) {
      view.alpha = 0
      stage.animate(withDuration: 0.1, curve: .easeIn, options: options) { scene.moveTo(100) }
    }
    return scene.x(1)
  }

  @Test("an inner block takes duration and curve from the outer one")
  func inherited() {
    #expect(inner([]) == 50)
  }

  @Test("it keeps its own duration if it says so")
  func ownDuration() {
    #expect(inner(.overrideInheritedDuration) == 100)
    #expect(scene.x(0.05) == 50)
  }

  @Test("it keeps its own curve if it says so")
  func ownCurve() {
    // Ease in is at 0.315357 half way.
    #expect(isNear(inner(.overrideInheritedCurve), 31.5357))
  }

  @Test("completions are each block's own")
  func completions() {
    scene.animate("outer", 2) {
      view.alpha = 0
      scene.animate("inner", 1, options: .overrideInheritedDuration) { scene.moveTo(100) }
      scene.animate("inherited", 1) { scene.moveTo(50) }
      scene.animate("empty", 1) {}
    }
    stage.advance(to: 1)
    #expect(scene.told == ["empty true", "inner true"])
    stage.advance(to: 2)
    #expect(scene.told == ["empty true", "inner true", "outer true", "inherited true"])
  }

  @Test("repetition is inherited, unless overridden", arguments: [false, true])
  func repetition(isOverridden: Bool) {
    stage.animate(withDuration: 1, curve: .linear, options: [.repeat, .autoreverse]) {
      let options: AnimationOptions = isOverridden ? .overrideInheritedOptions : []
      stage.animate(withDuration: 1, options: options) { scene.moveTo(100) }
    }
    #expect(scene.x(1.25) == (isOverridden ? 100 : 75))
    #expect(scene.x(2.25) == (isOverridden ? 100 : 25))
  }

  @Test("inside a block without time nothing is animated, unless the inner one overrides it")
  func noTime() {
    stage.animate(withDuration: 0) {
      stage.animate(withDuration: 1) { scene.moveTo(100) }
      stage.animate(withDuration: 1, curve: .linear, options: .overrideInheritedDuration) {
        view.frame.origin.y = 40
      }
    }
    #expect(view.presentation(at: 0.5).frame.origin.x == 100)
    #expect(isNear(view.presentation(at: 0.5).frame.origin.y, 20))
  }

  /// Fills itself with its only subview.
  final class Filling: View {
    override func layoutSubviews() {
      for view in subviews { view.frame = bounds.insetBy(dx: 5, dy: 5) }
    }
  }

  private func filling() -> (Filling, View) {
    let filling = Filling(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    let inner = View()
    filling.addSubview(inner)
    stage.root.addSubview(filling)
    stage.layoutIfNeeded()
    return (filling, inner)
  }

  @Test("layout inside the block is animated, layout after it is not")
  func layoutInside() {
    let (outer, inner) = filling()
    stage.animate(withDuration: 1, curve: .linear) {
      outer.frame.size.width = 120
      outer.layoutIfNeeded()
    }
    #expect(inner.frame.width == 110)
    #expect(inner.presentation(at: 0.5).frame == Rect(x: 5, y: 5, width: 60, height: 10))
    stage.animate(withDuration: 1, curve: .linear) { outer.frame.size.height = 120 }
    stage.layoutIfNeeded()
    #expect(inner.presentation(at: 0.5).frame.height == 110)
    #expect(outer.presentation(at: 0.5).frame.height == 70)
  }

  @Test("the option lays out the changed views at the end of the block")
  func layoutOption() {
    let (outer, inner) = filling()
    let (idle, idleInner) = filling()
    idle.setNeedsLayout()
    idleInner.frame = .zero
    stage.animate(withDuration: 1, curve: .linear, options: .layoutSubviews) {
      outer.frame.size.width = 120
    }
    #expect(inner.presentation(at: 0.5).frame.width == 60)
    #expect(idleInner.frame == .zero)
  }

  @Test("layout that was pending before the block is animated if it is done inside")
  func pending() {
    let (outer, inner) = filling()
    outer.frame.size.width = 120
    stage.animate(withDuration: 1, curve: .linear) { outer.layoutIfNeeded() }
    #expect(outer.presentation(at: 0.5).frame.width == 120)
    #expect(inner.presentation(at: 0.5).frame.width == 60)
  }

  @Test("time going on lays out first, so that completions do not animate what was pending")
  func pendingAtAdvance() {
    let (outer, inner) = filling()
    stage.animate(withDuration: 1) {
      scene.moveTo(100)
    } completion: { _ in
      stage.animate(withDuration: 1) { outer.layoutIfNeeded() }
    }
    outer.frame.size.width = 120
    stage.advance(to: 1)
    #expect(inner.presentation.frame.width == 110)
  }

  @Test("masks resize what is in an animated view along with it")
  func autoresizing() {
    let inner = View(frame: Rect(x: 5, y: 5, width: 10, height: 10))
    inner.autoresizingMask = .flexibleWidth
    view.addSubview(inner)
    stage.animate(withDuration: 1, curve: .linear) { view.frame.size.width = 120 }
    #expect(inner.presentation(at: 0.5).frame == Rect(x: 5, y: 5, width: 60, height: 10))
  }
}
