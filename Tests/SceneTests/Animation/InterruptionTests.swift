import Scene
import TestSupport
import Testing

/// What shows when one animation comes in the middle of another.
@Suite struct InterruptionTests {
  let scene = AnimatedScene()
  var stage: Stage { scene.stage }
  var view: View { scene.view }

  @Test("a way back begun half way keeps place and speed")
  func additive() {
    scene.animate("there", 1) { scene.moveTo(100) }
    stage.advance(to: 0.5)
    scene.animate("back", 1) { scene.moveTo(0) }
    // 74.168 = 100 (1 - p(0.25)) - 100 (1 - p(0.75)), with p(0.25) = 0.129162 and p(0.75) = 0.870838.
    for (time, x) in [(0.5, 50), (0.75, 74.168), (1, 50), (1.25, 12.916), (1.5, 0)] {
      #expect(isNear(scene.x(time), x), "at \(time)")
    }
    stage.advance(to: 1)
    #expect(scene.told == ["there true"])
    #expect(isNear(scene.x(1.25), 12.916))
    stage.advance(to: 1.5)
    #expect(scene.told == ["there true", "back true"])
  }

  /// A number that shows at a time, of all that can be interrupted.
  struct Shown: Sendable {
    let name: String
    let change: @Sendable (View, Int) -> Void
    let value: @Sendable (ViewState) -> [Double]
  }

  static let shown: [Shown] = [
    Shown(
      name: "place", change: { $0.center = Point(x: 10 + 90 * Double($1), y: 7 * Double($1)) },
      value: { [$0.position.x, $0.position.y] }),
    Shown(
      name: "size", change: { $0.bounds.size = Size(width: 20 + 90 * Double($1), height: 30) },
      value: { [$0.bounds.size.width, $0.bounds.size.height] }),
    Shown(
      name: "origin", change: { $0.bounds.origin = Point(x: 50 * Double($1), y: 1) },
      value: { [$0.bounds.origin.x, $0.bounds.origin.y] }),
    Shown(
      name: "opacity", change: { $0.alpha = [1, 0.2, 0.7, 0.3][$1] }, value: { [$0.alpha] }),
    Shown(
      name: "numbers", change: { $0.numbers = [Double($1), -3 * Double($1)] },
      value: { $0.numbers }),
    Shown(
      name: "displacement",
      change: { $0.transform = AffineTransform(translationX: 40 * Double($1), y: 0) },
      value: { $0.transform.values }),
    Shown(
      name: "rotation",
      change: { $0.transform = AffineTransform(rotationAngle: [0, 1.2, 4, 2][$1]) },
      value: { $0.transform.values }),
    Shown(
      name: "rotation, scale and displacement",
      change: {
        $0.transform =
          [
            AffineTransform.identity, AffineTransform(a: 2, b: 1, c: -1, d: 1, tx: 5, ty: 0),
            AffineTransform(rotationAngle: 2).scaledBy(x: 0.5, y: 3),
            AffineTransform(a: 1, b: 0, c: 0.7, d: 1, tx: 0, ty: 30),
          ][$1]
      }, value: { $0.transform.values }),
    Shown(
      name: "mirroring",
      change: {
        $0.transform =
          [
            AffineTransform.identity, AffineTransform(scaleX: -1, y: 1),
            AffineTransform(scaleX: 1.5, y: -2), AffineTransform(scaleX: -3, y: 1),
          ][$1]
      }, value: { $0.transform.values }),
    Shown(
      name: "flattening",
      change: {
        $0.transform =
          [
            AffineTransform.identity, AffineTransform(rotationAngle: 1),
            AffineTransform(scaleX: 0, y: 0),
            AffineTransform(scaleX: 2, y: 1),
          ][$1]
      }, value: { $0.transform.values }),
    Shown(
      name: "flattening twice",
      change: {
        $0.transform =
          [
            AffineTransform(scaleX: 0, y: 1), AffineTransform(rotationAngle: 1),
            AffineTransform(scaleX: 1, y: 0), AffineTransform(rotationAngle: 2),
          ][$1]
      }, value: { $0.transform.values }),
  ]

  @Test("nothing that shows jumps in place or speed, through three interruptions", arguments: shown)
  func continuous(shown: Shown) {
    shown.change(view, 0)
    view.numbers = [0, 0]
    func value(_ time: Double) -> [Double] { shown.value(view.presentation(at: time)) }
    // Steps large enough that lengths rounded to 2⁻¹⁶ do not drown in them.
    let step = 1.0 / 64
    for round in 1...3 {
      let now = Double(round) * 0.4
      stage.advance(to: now - step)
      let before = value(now - step)
      let expected = value(now)
      stage.advance(to: now)
      stage.animate(withDuration: 1) { shown.change(view, round) }
      let actual = value(now)
      let after = value(now + step)
      for index in actual.indices {
        #expect(isNear(actual[index], expected[index], within: 2e-5), "round \(round)")
        let change = (after[index] - actual[index]) - (actual[index] - before[index])
        // With continuous speed the second difference is of the second order: at most the greatest
        // acceleration of the curve, about 7 ways a second squared, for each of three animations.
        let bound = 3 * 7 * reach(of: shown) * step * step
        #expect(abs(change) <= bound, "round \(round): \(change), \(bound)")
      }
    }
    stage.advance(to: 3)
    #expect(view.presentation == view.state)
  }

  /// How far the numbers are apart.
  private func reach(of shown: Shown) -> Double {
    let other = View(frame: view.frame)
    other.numbers = [0, 0]
    let values = (0...3).flatMap { place in
      shown.change(other, place)
      return shown.value(other.state)
    }
    return max(values.map(abs).max() ?? 0, 1) * 2
  }

  @Test("setting a value without animation moves what is under way by the difference")
  func jump() {
    stage.animate(withDuration: 1, curve: .linear) { scene.moveTo(100) }
    stage.advance(to: 0.5)
    scene.moveTo(300)
    #expect(scene.x(0.5) == 250)
    #expect(scene.x(0.75) == 275)
    #expect(scene.x(1) == 300)
  }

  @Test("two changes in one block are one way")
  func twice() {
    stage.animate(withDuration: 1, curve: .linear) {
      scene.moveTo(500)
      scene.moveTo(100)
      view.backgroundColor = .blue
      view.backgroundColor = .red
    }
    #expect(scene.x(0.25) == 25)
    #expect(view.presentation(at: 0.5).backgroundColor == Color.red.withAlphaComponent(0.5))
  }

  @Test("opposite ways cancel to the bit, wherever they are added")
  func cancelling() {
    let content = View(frame: Rect(x: 0, y: 0, width: 321, height: 17))
    view.addSubview(content)
    view.frame.size = Size(width: 80, height: 17)
    var random = SplitMix64(seed: 21)
    for _ in 0..<6 {
      let x = random.dyadic(in: 0...240)
      stage.animate(withDuration: random.number(in: 0.1...1)) {
        scene.moveTo(x)
        content.frame.origin.x = -x
      }
      for _ in 0..<200 {
        let time = stage.time + random.number(in: 0...1)
        let there = scene.x(time)
        #expect(there + content.presentation(at: time).frame.origin.x == 0)
      }
      stage.advance(to: stage.time + random.number(in: 0...0.5))
    }
  }
}

extension AffineTransform {
  fileprivate var values: [Double] { [a, b, c, d, tx, ty] }
}
