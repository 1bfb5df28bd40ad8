extension View {
  /// Adds a recognizer for touches on this view and on what is in it, taking it from where it was.
  public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers.append(recognizer)
    unsafe recognizer.viewReference = self
  }

  /// Takes a recognizer away, and cancels its gesture, if one is under way.
  ///
  /// Nothing happens if the view does not have it.
  public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard let index = gestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
    recognizer.abandon()
    gestureRecognizers.remove(at: index)
    unsafe recognizer.viewReference = nil
  }

  /// Lets the recognizers go; they may live on without the view.
  final func releaseGestureRecognizers() {
    for recognizer in gestureRecognizers { unsafe recognizer.viewReference = nil }
  }
}
