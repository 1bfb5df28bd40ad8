/// Moves the scroll views of a stage that are in motion on in time.
final class ScrollDriver {
  /// In the order in which they began to move.
  private var views: [ScrollView] = []

  /// Whether any view is in motion.
  var isMoving: Bool { views.contains { $0.motion != nil } }

  /// Whether no view is in motion, nor a bar of one on its way out.
  func isSettled(at time: Double) -> Bool { views.allSatisfy { $0.isSettled(at: time) } }

  /// Takes note of a view that begins to move.
  func add(_ view: ScrollView) {
    if !views.contains(where: { $0 === view }) { views.append(view) }
  }

  /// Brings the models to a time; what has come to rest says so.
  func advance(to time: Double, on stage: Stage) {
    guard !views.isEmpty else { return }
    for view in views where view.stage === stage { view.advanceMotion(to: time) }
    views.removeAll { $0.stage !== stage || $0.isSettled(at: time) }
  }

  /// Stops everything and tells nobody: the stage is no more.
  func abandon() {
    for view in views { view.motion = nil }
    views = []
  }
}

extension Stage {
  /// Whether a scroll view is in motion.
  public var isScrolling: Bool { scrollDriver.isMoving }
}
