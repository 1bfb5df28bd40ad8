import Scene
import Testing

@Suite struct TransformAnimationTests {
  let scene = AnimatedScene()
  var stage: Stage { scene.stage }
  var view: View { scene.view }

  private func turn(_ angle: Double) -> AffineTransform { AffineTransform(rotationAngle: angle) }

  private func shown(_ time: Double) -> AffineTransform { view.presentation(at: time).transform }

  private func expect(
    _ actual: AffineTransform, is expected: AffineTransform,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let pairs = [
      (actual.a, expected.a), (actual.b, expected.b), (actual.c, expected.c),
      (actual.d, expected.d), (actual.tx, expected.tx), (actual.ty, expected.ty),
    ]
    #expect(
      pairs.allSatisfy { isNear($0.0, $0.1, within: 1e-5) }, "\(actual), not \(expected)",
      sourceLocation: sourceLocation)
  }

  @Test("a quarter turn is a rotation at every time, half of it at half the time")
  func quarterTurn() {
    stage.animate(withDuration: 1, curve: .linear) { view.transform = turn(.pi / 2) }
    #expect(isNear(shown(0.5).determinant, 1, within: 1e-12))
    expect(shown(0.5), is: turn(.pi / 4))
    for step in 0...20 { #expect(isNear(shown(Double(step) / 20).determinant, 1, within: 1e-12)) }
    #expect(shown(0) == .identity)
    #expect(shown(1) == view.transform)
  }

  @Test("a whole turn never moves")
  func wholeTurn() {
    stage.animate(withDuration: 1) { view.transform = turn(2 * .pi) }
    for step in 0...10 { expect(shown(Double(step) / 10), is: .identity) }
  }

  /// What shows a fraction of the way from one transform to another, at an even pace.
  private func between(
    _ from: AffineTransform, _ to: AffineTransform, _ progress: Double = 0.5
  ) -> AffineTransform {
    let scene = AnimatedScene()
    scene.view.transform = from
    scene.stage.animate(withDuration: 1, curve: .linear) { scene.view.transform = to }
    return scene.view.presentation(at: progress).transform
  }

  @Test("a turn takes the shorter way, and a half turn goes clockwise")
  func shortestWay() {
    expect(between(turn(3), turn(-3)), is: turn(.pi))
    for start in [0, 0.1, 1, 2.5, -3] as [Double] {
      expect(between(turn(start), turn(start + .pi)), is: turn(start + .pi / 2))
    }
  }

  @Test("a turn and a scale do not disturb each other")
  func turnWithScale() {
    let goal = turn(1).scaledBy(x: 3, y: 0.5)
    expect(between(.identity, goal), is: turn(0.5).scaledBy(x: 2, y: 0.75))
  }

  @Test("a mirroring happens in its own axis, without a turn")
  func mirroring() {
    let mirroredX = AffineTransform(scaleX: -1, y: 1)
    let mirroredY = AffineTransform(scaleX: 1, y: -1)
    expect(between(.identity, mirroredX, 0.25), is: AffineTransform(scaleX: 0.5, y: 1))
    expect(between(.identity, mirroredY, 0.25), is: AffineTransform(scaleX: 1, y: 0.5))
    #expect(isNear(between(mirroredX, mirroredY).determinant, -1, within: 1e-12))
  }

  @Test("turns add up: two quarters half way through the first")
  func interruptedTurn() {
    stage.animate(withDuration: 1, curve: .linear) { view.transform = turn(.pi / 2) }
    stage.advance(to: 0.5)
    stage.animate(withDuration: 1, curve: .linear) { view.transform = turn(.pi) }
    // 180° less what is left of both: 90° · 0.25 and 90° · 0.75.
    expect(shown(0.75), is: turn(.pi * 0.5))
    expect(shown(1.25), is: turn(.pi * 0.875))
  }

  @Test("displacement, scale and shear are each interpolated by itself")
  func factors() {
    view.transform = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 0)
    stage.animate(withDuration: 1, curve: .linear) {
      view.transform = AffineTransform(a: 3, b: 0, c: 1, d: 2, tx: 20, ty: -8)
    }
    // A shear of c / d = 1/2 at the end, so 1/8 after a quarter, times the scale of y, 5/4.
    expect(
      shown(0.25), is: AffineTransform(a: 1.5, b: 0, c: 1.25 / 8, d: 1.25, tx: 12.5, ty: -2))
  }

  @Test("to and from nothing the numbers themselves are interpolated")
  func flat() {
    view.transform = turn(1)
    stage.animate(withDuration: 1, curve: .linear) {
      view.transform = AffineTransform(scaleX: 0, y: 0)
    }
    let whole = turn(1)
    expect(
      shown(0.75),
      is: AffineTransform(
        a: whole.a / 4, b: whole.b / 4, c: whole.c / 4, d: whole.d / 4, tx: 0, ty: 0))
    #expect(shown(1) == AffineTransform(scaleX: 0, y: 0))
  }

  @Test("the map of the picture is the transform about the anchor point")
  func picture() throws {
    view.backgroundColor = .red
    stage.animate(withDuration: 1, curve: .linear) {
      view.transform = AffineTransform(scaleX: 3, y: 1)
    }
    let command = try #require(stage.displayList(at: 0.5).commands.first)
    guard case .fill(_, _, let transform, _) = command else {
      Issue.record("\(command)")
      return
    }
    expect(transform, is: AffineTransform(a: 2, b: 0, c: 0, d: 1, tx: -10, ty: 0))
  }
}
