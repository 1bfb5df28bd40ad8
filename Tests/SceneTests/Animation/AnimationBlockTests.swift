import Scene
import Testing

/// Blocks, delays and ends, with UIKit's meaning.
@Suite struct AnimationBlockTests {
  let scene = AnimatedScene()
  var stage: Stage { scene.stage }
  var view: View { scene.view }

  @Test("a view moves with ease in and ease out, its model at once")
  func basic() {
    stage.animate(withDuration: 1) { scene.moveTo(100) }
    #expect(view.frame.origin.x == 100)
    #expect(view.center.x == 110)
    #expect(view.isAnimating)
    #expect(stage.isAnimating)
    for (time, x) in [(0, 0), (0.1, 1.9722), (0.25, 12.916), (0.5, 50), (0.75, 87.0838), (1, 100)] {
      #expect(isNear(scene.x(time), x), "at \(time)")
    }
    stage.advance(to: 0.25)
    #expect(view.center.x == 110)
    #expect(isNear(view.presentation.position.x, 22.916))
    stage.advance(to: 1)
    #expect(view.presentation == view.state)
    #expect(!view.isAnimating)
    #expect(!stage.isAnimating)
  }

  @Test("the curve of bare layers is another one")
  func defaultCurve() {
    stage.animate(withDuration: 0.25, curve: .default) { scene.moveTo(100) }
    #expect(isNear(scene.x(0.0625), 40.851))
  }

  @Test(
    "the curves can be named as options",
    arguments: [
      ([], 12.9162), (.curveEaseInOut, 12.9162), (.curveEaseIn, 9.3465), (.curveEaseOut, 37.8138),
      (.curveLinear, 25),
    ] as [(AnimationOptions, Double)])
  func curveOptions(options: AnimationOptions, x: Double) {
    stage.animate(withDuration: 1, options: options) { scene.moveTo(100) }
    #expect(isNear(scene.x(0.25), x))
  }

  @Test("a curve given by itself is stronger than one among the options")
  func curveAndOptions() {
    stage.animate(withDuration: 1, curve: .linear, options: .curveEaseIn) { scene.moveTo(100) }
    #expect(scene.x(0.25) == 25)
  }

  @Test("during the delay the old value shows and the model is the new one")
  func delay() {
    scene.animate("moved", 1, delay: 0.5) { scene.moveTo(100) }
    #expect(scene.x(0.4) == 0)
    #expect(view.frame.origin.x == 100)
    #expect(scene.x(1) == 50)
    stage.advance(to: 1.49)
    #expect(scene.told == [])
    stage.advance(to: 1.5)
    #expect(scene.told == ["moved true"])
  }

  @Test("all changes of a block begin at the stage's time")
  func begin() {
    let other = View(frame: Rect(x: 0, y: 50, width: 20, height: 20))
    stage.root.addSubview(other)
    stage.advance(to: 3)
    stage.animate(withDuration: 1) {
      scene.moveTo(100)
      other.frame.origin.x = 100
    }
    #expect(scene.x(3.3) == other.presentation(at: 3.3).frame.origin.x)
    #expect(scene.x(3.5) == 50)
  }

  @Test("a frame's place and size move together")
  func frame() {
    stage.animate(withDuration: 1, curve: .linear) {
      view.frame = Rect(x: 100, y: 50, width: 40, height: 60)
    }
    #expect(view.presentation(at: 0.5).frame == Rect(x: 50, y: 25, width: 30, height: 40))
    #expect(view.presentation(at: 0).frame == Rect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("opacity, radius, border and the origin of the bounds are animated")
  func otherProperties() {
    stage.animate(withDuration: 1, curve: .linear) {
      view.alpha = 0
      view.cornerRadius = 8
      view.borderWidth = 4
      view.bounds.origin = Point(x: 10, y: -6)
      view.anchorPoint = Point(x: 0, y: 1)
    }
    let shown = view.presentation(at: 0.25)
    #expect(shown.alpha == 0.75)
    #expect(shown.cornerRadius == 2)
    #expect(shown.borderWidth == 1)
    #expect(shown.bounds.origin == Point(x: 2.5, y: -1.5))
    #expect(shown.anchorPoint == Point(x: 0.375, y: 0.625))
  }

  @Test("what is not animatable switches at once")
  func notAnimatable() {
    stage.root.clipsToBounds = false
    stage.animate(withDuration: 1) { view.isHidden = true }
    #expect(stage.displayList(at: 0).commands.isEmpty)
    #expect(!stage.isAnimating)
  }

  @Test("inside performWithoutAnimation nothing is animated, blocks in it included")
  func withoutAnimation() {
    stage.animate(withDuration: 1, curve: .linear) {
      view.performWithoutAnimation {
        scene.moveTo(100)
        scene.animate("inner", 1) { view.alpha = 0 }
      }
      view.frame.origin.y = 40
    }
    #expect(view.presentation(at: 0).frame.origin == Point(x: 100, y: 0))
    #expect(view.presentation(at: 0).alpha == 0)
    #expect(view.presentation(at: 0.5).frame.origin == Point(x: 100, y: 20))
    stage.advance(to: 0)
    #expect(scene.told == ["inner true"])
  }

  @Test("changes outside a block are not animated")
  func outside() {
    scene.moveTo(100)
    #expect(view.presentation == view.state)
    stage.animate(withDuration: 1) {}
    scene.moveTo(50)
    #expect(scene.x(0) == 50)
  }

  @Test("outside a stage the values are set, and the completion called, at once")
  func noStage() {
    let loose = View()
    loose.animate(withDuration: 1) {
      loose.alpha = 0.5
    } completion: {
      scene.told.append("curve \($0)")
    }
    loose.animate(withDuration: 1, usingSpringWithDamping: 1) {
      loose.alpha = 0.25
    } completion: {
      scene.told.append("spring \($0)")
    }
    loose.performWithoutAnimation { loose.frame.size.width = 7 }
    loose.removeAllAnimations()
    #expect(loose.presentation == loose.state)
    #expect(loose.presentation.alpha == 0.25)
    #expect(scene.told == ["curve true", "spring true"])
    // A block of a stage does not reach views that are not on it.
    stage.animate(withDuration: 1) { loose.alpha = 1 }
    stage.root.addSubview(loose)
    #expect(loose.presentation.alpha == 1)
  }

  @Test("a view's animate is its stage's")
  func viewAnimate() {
    view.animate(withDuration: 1, curve: .linear) { scene.moveTo(100) }
    #expect(scene.x(0.5) == 50)
  }

  @Test("taps pass animated views by, unless they are allowed", arguments: [false, true])
  func taps(isAllowed: Bool) {
    view.addSubview(View(frame: view.bounds))
    stage.animate(withDuration: 1, options: isAllowed ? .allowUserInteraction : []) {
      scene.moveTo(100)
    }
    let hit = stage.tap(at: Point(x: 105, y: 5))
    #expect(hit === (isAllowed ? view.subviews[0] : stage.root))
    // The model is asked, not what shows.
    #expect(stage.hitTest(Point(x: 105, y: 5)) === view.subviews[0])
    stage.advance(to: 1)
    #expect(stage.tap(at: Point(x: 105, y: 5)) === view.subviews[0])
  }
}
