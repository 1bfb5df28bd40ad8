import Scene
import Testing

@Suite struct SpringAnimationTests {
  let scene = AnimatedScene()
  var stage: Stage { scene.stage }
  var view: View { scene.view }

  @Test("a spring passes the goal and comes back, and ends on it exactly")
  func spring() {
    stage.animate(withDuration: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      scene.moveTo(100)
    }
    #expect(isNear(scene.x(0.25), 114.422))
    #expect(isNear(scene.x(0.5), 98.715))
    #expect(scene.x(0) == 0)
    #expect(scene.x(1) == 100)
  }

  @Test("it shows what the fitted spring says, with delay and velocity")
  func fitted() {
    view.animate(
      withDuration: 2, delay: 1, usingSpringWithDamping: 0.7, initialSpringVelocity: 3
    ) { scene.moveTo(100) }
    let spring = SpringTiming(duration: 2, dampingRatio: 0.7, initialVelocity: 3)
    #expect(scene.x(0.9) == 0)
    for elapsed in [0.1, 0.5, 1.3, 1.9] {
      #expect(isNear(scene.x(1 + elapsed), 100 * spring.progress(at: elapsed), within: 2e-5))
    }
  }

  @Test("a size that a spring drives below nothing is nothing, and opacity stays within 0 … 1")
  func clamped() {
    view.alpha = 0
    stage.animate(withDuration: 1, usingSpringWithDamping: 0.3) {
      view.bounds.size.width = 0
      view.alpha = 1
    }
    let times = (0...100).map { Double($0) / 100 }
    let shown = times.map { view.presentation(at: $0) }
    #expect(shown.contains { $0.bounds.size.width == 0 && $0.position == view.center })
    #expect(shown.allSatisfy { $0.bounds.size.width >= 0 && $0.bounds.origin == .zero })
    #expect(shown.allSatisfy { 0 <= $0.alpha && $0.alpha <= 1 })
  }

  @Test("a spring inside a block takes the outer curve, and the other way round")
  func nested() {
    stage.animate(withDuration: 1, curve: .linear) {
      stage.animate(withDuration: 1, usingSpringWithDamping: 0.5) { scene.moveTo(100) }
    }
    #expect(scene.x(0.25) == 25)
    stage.animate(withDuration: 1, usingSpringWithDamping: 0.5) {
      stage.animate(withDuration: 3, curve: .linear) { view.frame.origin.y = 100 }
    }
    #expect(isNear(view.presentation(at: 0.25).frame.origin.y, 114.422))
  }
}
