/// Recognizes fingers that move: a drag.
///
/// It begins when they have moved by more than 10 points, the slop. What they moved until then is not
/// part of the translation, so what follows them does not jump, and neither does it when a finger
/// comes or goes.
open class PanGestureRecognizer: GestureRecognizer {
  /// How far fingers move before a pan begins, in points.
  public static let slop = 10.0

  /// Where the middle of the fingers would have been at first, had there always been these.
  private final var reference = Point.zero
  /// The travel that is not part of the translation.
  private final var absorbed = Point.zero
  private final var tracker = VelocityTracker()

  /// How far the fingers have moved since they came down, on the stage.
  final var travel: Point { Touch.center(of: touches) - reference }

  /// How far the fingers have moved since the pan began, in the coordinates of a view.
  ///
  /// `nil` means those of the stage. Before the pan it is 0.
  public final func translation(in view: View?) -> Point {
    guard state != .possible, state != .failed else { return .zero }
    return Touch.convert(displacement: travel - absorbed, to: view)
  }

  /// Says what the translation is now; what the fingers move from here on is added to that.
  public final func setTranslation(_ translation: Point, in view: View?) {
    absorbed = travel - Touch.convert(displacement: translation, from: view)
  }

  /// How fast the fingers moved during the last tenth of a second, in points a second.
  ///
  /// The coordinates are those of a view; `nil` means those of the stage. Fingers that have not moved
  /// for so long have no velocity.
  public final func velocity(in view: View?) -> Point {
    Touch.convert(displacement: tracker.velocity, to: view)
  }

  /// The part of a displacement by which the pan may begin; `nil` if it cannot begin with it yet.
  func counted(_ travel: Point) -> Point? { travel }

  open override func touchesBegan(_ touches: [Touch]) {
    keepTravel(from: self.touches.filter { old in !touches.contains { $0 === old } })
    note(touches)
  }

  open override func touchesMoved(_ touches: [Touch]) {
    note(touches)
    guard state == .possible else {
      state = .changed
      return
    }
    guard let travel = counted(travel) else { return }
    let length = travel.length
    guard length > Self.slop else { return }
    // What does not count now is not made up for later, when a change of direction lets it count.
    absorbed = self.travel - travel * ((length - Self.slop) / length)
    state = .began
  }

  open override func touchesEnded(_ touches: [Touch]) {
    note(touches)
    let all = self.touches
    let remaining = all.filter { $0.phase != .ended && $0.phase != .cancelled }
    guard remaining.isEmpty else {
      reference = Touch.center(of: remaining) - travel
      return
    }
    state = state.isActive ? .ended : .failed
  }

  open override func reset() {
    reference = .zero
    absorbed = .zero
    tracker = VelocityTracker()
  }

  /// Keeps the travel when fingers have come down beside those that were there.
  private final func keepTravel(from others: [Touch]) {
    let travel = others.isEmpty ? .zero : Touch.center(of: others) - reference
    reference = Touch.center(of: touches) - travel
  }

  private final func note(_ touches: [Touch]) {
    guard let touch = touches.last else { return }
    tracker.add(travel, at: touch.time)
  }
}
