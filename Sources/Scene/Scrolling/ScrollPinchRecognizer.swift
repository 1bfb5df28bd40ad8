/// Recognizes pinches of a scroll view that has something to zoom, also while it is dragged.
final class ScrollPinchRecognizer: PinchGestureRecognizer {
  override func shouldBegin() -> Bool { (view as? ScrollView)?.canZoom ?? false }

  override func canRecognizeSimultaneously(with other: GestureRecognizer) -> Bool {
    other.view === view && other is ScrollPanRecognizer
  }
}
