import Scene
/// A stage with one view on it, and what its completions said.
final class AnimatedScene {
  let stage = Stage(size: Size(width: 200, height: 100))
  let view = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
  var told: [String] = []

  init() {
    stage.root.addSubview(view)
  }

  /// The x the view shows at a time, of its frame's origin.
  func x(_ time: Double) -> Double { view.presentation(at: time).frame.origin.x }

  func moveTo(_ x: Double) { view.frame.origin.x = x }

  /// Animates, and notes the name and what the completion hears.
  func animate(
    _ name: String, _ duration: Double, delay: Double = 0, curve: TimingCurve? = nil,
    options: AnimationOptions = [], repeatCount: Double? = nil, changes: () -> Void
  ) {
    stage.animate(
      withDuration: duration, delay: delay, curve: curve, options: options,
      repeatCount: repeatCount, animations: changes
    ) { finished in self.told.append("\(name) \(finished)") }
  }
}

func isNear(_ value: Double, _ expected: Double, within tolerance: Double = 1e-3) -> Bool {
  abs(value - expected) <= tolerance
}
