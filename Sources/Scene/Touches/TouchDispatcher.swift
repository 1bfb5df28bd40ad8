// Decides who hears of a touch. Goals, in this order: UIKit's order of calls; whatever a view or an
// action does meanwhile (take views away, send touches) does no harm; depth costs no call stack.
//
// When a finger comes down the views are hit-tested once. From the hit view up, the recognizers of
// each view get the touch, then the views themselves are asked by `touchesBegan(_:)` until one takes
// it; whoever got it hears of it until the end. A touch that no view has taken, and no recognizer, is a
// tap when it ends, and goes up the views by `handleTap(at:)`.

/// Delivers the touches of a stage.
final class TouchDispatcher {
  /// The fingers that are down, in the order in which they came.
  private(set) var touches: [Touch] = []

  /// A number that no finger has that is down.
  var freeFinger: Int {
    var number = Int.min
    while touches.contains(where: { $0.finger == number }) { number += 1 }
    return number
  }

  /// Delivers events that happen at one time.
  func send(_ events: [TouchEvent], to stage: Stage) {
    var rest = events.filter { $0.location.isFinite }
    while let phase = rest.first?.phase {
      var later: [TouchEvent] = []
      var now: [TouchEvent] = []
      for event in rest {
        // Different fingers may change places, what one finger does may not.
        let isBlocked = (now + later).contains { $0.finger == event.finger }
        if event.phase == phase, !isBlocked { now.append(event) } else { later.append(event) }
      }
      deliver(now, phase, to: stage)
      rest = later
    }
  }

  /// Forgets all touches and tells nobody: the stage is no more.
  func abandon() {
    touches = []
  }

  private func deliver(_ events: [TouchEvent], _ phase: Touch.Phase, to stage: Stage) {
    switch phase {
    case .began:
      for event in events { lift(finger: event.finger, from: stage) }
      begin(events.map { touch(for: $0, on: stage) })
    case .moved, .ended, .cancelled:
      let moved = update(events, phase, time: stage.time)
      guard !moved.isEmpty else { return }
      loseStrays(stage: stage)
      tellRecognizers(of: moved, phase)
      tellViews(of: moved, phase)
      guard phase != .moved else { return }
      if phase == .ended { for touch in moved { tap(with: touch, on: stage) } }
      end(moved)
    }
  }

  // MARK: - Beginning

  /// Takes back a touch whose finger comes down a second time.
  private func lift(finger: Int, from stage: Stage) {
    guard let touch = touches.first(where: { $0.finger == finger }) else { return }
    deliver(
      [TouchEvent(.cancelled, finger: finger, at: touch.location)], .cancelled, to: stage)
  }

  /// Finds the view for a finger that comes down.
  ///
  /// If scroll views there go on by themselves, they are stopped, and the touch is for the outermost of
  /// them, whatever lies in it.
  private func touch(for event: TouchEvent, on stage: Stage) -> Touch {
    var view = stage.hitTest(event.location, isTap: true)
    var isCatch = false
    var next = view
    while let above = next {
      if let scrollView = above as? ScrollView, scrollView.catchMotion() {
        view = scrollView
        isCatch = true
      }
      next = above.superview
    }
    let touch = Touch(finger: event.finger, time: stage.time, location: event.location, view: view)
    touch.isCatch = isCatch
    touches.append(touch)
    next = view
    while let above = next {
      touch.recognizers += above.gestureRecognizers.filter { $0.isEnabled }
      next = above.superview
    }
    return touch
  }

  private func begin(_ began: [Touch]) {
    for touch in began {
      for recognizer in touch.recognizers {
        recognizer.touches.append(touch)
        if recognizer.state.isActive, recognizer.cancelsTouchesInView { touch.isTaken = true }
      }
    }
    tellRecognizers(of: began, .began)
    for touch in began where !touch.isTaken && !touch.isCatch { offer(touch) }
  }

  /// Asks the views from the hit one up which takes a touch.
  private func offer(_ touch: Touch) {
    var next = touch.view
    while let view = next, !touch.isTaken {
      let isBusy = touches.contains { $0.responder === view && !$0.isTaken }
      // What a view with one finger down does not take goes no further either.
      if isBusy, !view.isMultipleTouchEnabled { return touch.isTaken = true }
      if view.touchesBegan([touch]) { return touch.responder = view }
      next = view.superview
    }
  }

  // MARK: - Going on

  private func update(_ events: [TouchEvent], _ phase: Touch.Phase, time: Double) -> [Touch] {
    var changed: [Touch] = []
    for event in events {
      guard let touch = touches.first(where: { $0.finger == event.finger }) else { continue }
      touch.previousLocation = touch.location
      touch.location = event.location
      touch.time = time
      touch.phase = phase
      changed.append(touch)
    }
    return changed
  }

  /// Takes touches from views and recognizers that are no longer on the stage.
  private func loseStrays(stage: Stage) {
    for touch in touches {
      for recognizer in touch.recognizers where recognizer.view?.stage !== stage {
        recognizer.abandon()
      }
      guard let responder = touch.responder, responder.stage !== stage, !touch.isTaken
      else { continue }
      touch.isTaken = true
      responder.touchesCancelled([touch])
    }
  }

  private func tellRecognizers(of changed: [Touch], _ phase: Touch.Phase) {
    var told: [GestureRecognizer] = []
    for touch in changed {
      for recognizer in touch.recognizers where !told.contains(where: { $0 === recognizer }) {
        told.append(recognizer)
        guard recognizer.isEnabled, recognizer.state == .possible || recognizer.state.isActive
        else { continue }
        let own = changed.filter { $0.recognizers.contains { $0 === recognizer } }
        switch phase {
        case .began: recognizer.touchesBegan(own)
        case .moved: recognizer.touchesMoved(own)
        case .ended: recognizer.touchesEnded(own)
        case .cancelled: recognizer.touchesCancelled(own)
        }
      }
    }
  }

  private func tellViews(of changed: [Touch], _ phase: Touch.Phase) {
    var told: [View] = []
    for touch in changed where !touch.isTaken {
      guard let view = touch.responder, !told.contains(where: { $0 === view }) else { continue }
      told.append(view)
      let own = changed.filter { $0.responder === view && !$0.isTaken }
      switch phase {
      case .began: break
      case .moved: view.touchesMoved(own)
      case .ended: view.touchesEnded(own)
      case .cancelled: view.touchesCancelled(own)
      }
    }
  }

  // MARK: - Ending

  /// Lets a touch be a tap, if nobody took it, on the views in which it ended.
  private func tap(with touch: Touch, on stage: Stage) {
    guard !touch.isTaken, !touch.isCatch, touch.responder == nil, let hit = touch.view,
      hit.stage === stage
    else { return }
    var inner: View?
    for (view, point) in hit.pointsUpward(for: Touch.convert(touch.location, to: stage.root)) {
      // A view that was asked may have taken itself away, or gone elsewhere.
      if let inner, inner.superview !== view { return }
      if view.point(inside: point), view.handleTap(at: point) { return }
      inner = view
    }
  }

  private func end(_ ended: [Touch]) {
    touches.removeAll { touch in ended.contains { $0 === touch } }
    for touch in ended {
      for recognizer in touch.recognizers {
        recognizer.touches.removeAll { $0 === touch }
        if recognizer.touches.isEmpty { recognizer.rearm() }
      }
    }
  }

  // MARK: - Recognizers

  /// Whether a recognizer may begin; then all others that watch its touches fail, but for those that
  /// may be under way with it, and the views hear that the touches are cancelled.
  func begin(_ recognizer: GestureRecognizer) -> Bool {
    guard recognizer.shouldBegin() else { return false }
    let rivals = rivals(of: recognizer)
    if rivals.contains(where: { $0.state.isActive }) { return false }
    for rival in rivals where rival.state == .possible { rival.state = .failed }
    guard recognizer.cancelsTouchesInView else { return true }
    let taken = recognizer.touches.filter { !$0.isTaken }
    for touch in taken { touch.isTaken = true }
    for touch in taken { touch.responder?.touchesCancelled([touch]) }
    return true
  }

  private func rivals(of recognizer: GestureRecognizer) -> [GestureRecognizer] {
    var rivals: [GestureRecognizer] = []
    for touch in recognizer.touches {
      for other in touch.recognizers where other !== recognizer {
        let isRival =
          !recognizer.canRecognizeSimultaneously(with: other)
          && !other.canRecognizeSimultaneously(with: recognizer)
        if isRival { rivals.append(other) }
      }
    }
    return rivals
  }
}
