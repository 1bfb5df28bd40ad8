import Scene

/// A view that takes touches, if it is told to, and notes what it hears.
final class TouchedView: View {
  var takesTouches = true
  var answersTaps = false
  var heard: [String] = []

  override func touchesBegan(_ touches: [Touch]) -> Bool {
    note("began", touches)
    return takesTouches
  }

  override func touchesMoved(_ touches: [Touch]) { note("moved", touches) }
  override func touchesEnded(_ touches: [Touch]) { note("ended", touches) }
  override func touchesCancelled(_ touches: [Touch]) { note("cancelled", touches) }

  override func handleTap(at point: Point) -> Bool {
    heard.append("tap \(point.x) \(point.y)")
    return answersTaps
  }

  private func note(_ what: String, _ touches: [Touch]) {
    for touch in touches {
      let place = touch.location(in: self)
      heard.append("\(what) \(place.x) \(place.y) at \(touch.time)")
    }
  }
}
