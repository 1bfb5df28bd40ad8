import Scene
import Testing

@Suite struct ColorAnimationTests {
  let scene = AnimatedScene()
  var stage: Stage { scene.stage }
  var view: View { scene.view }

  private func shown(_ time: Double) -> Color? { view.presentation(at: time).backgroundColor }

  @Test("a colour is mixed component by component")
  func mixed() {
    view.backgroundColor = Color(red: 1, green: 0.5, blue: 0)
    stage.animate(withDuration: 1, curve: .linear) {
      view.backgroundColor = Color(red: 0, green: 0.5, blue: 1)
    }
    #expect(shown(0.25) == Color(red: 0.75, green: 0.5, blue: 0.25))
    #expect(shown(0) == Color(red: 1, green: 0.5, blue: 0))
    #expect(shown(1) == Color(red: 0, green: 0.5, blue: 1))
  }

  @Test("a colour that fades to clear keeps its hue; no colour is the other one without opacity")
  func fading() {
    for goal in [Color.clear, nil] {
      view.backgroundColor = .red
      stage.animate(withDuration: 1, curve: .linear) { view.backgroundColor = goal }
      #expect(shown(stage.time + 0.75) == Color.red.withAlphaComponent(0.25))
      #expect(shown(stage.time + 1) == goal)
      stage.advance(to: stage.time + 1)
    }
  }

  @Test("a new animation starts from what shows and takes the place of the old one")
  func replaced() {
    view.backgroundColor = .black
    view.borderColor = .black
    stage.animate(withDuration: 1, curve: .linear) {
      view.backgroundColor = .white
      view.borderColor = .white
    }
    stage.advance(to: 0.5)
    stage.animate(withDuration: 1, curve: .linear) {
      view.backgroundColor = .black
      view.borderColor = .black
    }
    let grey = { (value: Double) in Color(red: value, green: value, blue: value) }
    #expect(shown(0.5) == grey(0.5))
    #expect(shown(0.75) == grey(0.375))
    #expect(shown(1) == grey(0.25))
    #expect(view.presentation(at: 1).borderColor == grey(0.25))
    #expect(shown(1.5) == .black)
  }

  @Test("set outside a block it becomes the goal of what is under way")
  func outside() {
    view.backgroundColor = .black
    stage.animate(withDuration: 1, curve: .linear) { view.backgroundColor = .white }
    view.backgroundColor = Color(red: 0.5, green: 0, blue: 0)
    #expect(shown(0.5) == Color(red: 0.25, green: 0, blue: 0))
  }
}
