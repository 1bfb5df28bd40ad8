/// Recognizes a finger that comes down and is lifted without moving much.
open class TapGestureRecognizer: GestureRecognizer {
  /// How far a finger may move and still tap, in points.
  public static let allowableMovement = 10.0

  /// A second finger, or a touch that stopped a scroll view in motion, is no tap.
  open override func touchesBegan(_ touches: [Touch]) {
    if self.touches.count > 1 || touches.contains(where: { $0.isCatch }) { state = .failed }
  }

  /// A finger that moves too far does not tap.
  open override func touchesMoved(_ touches: [Touch]) {
    for touch in touches {
      let travel = touch.location - touch.startLocation
      if !(travel.length <= Self.allowableMovement) { state = .failed }
    }
  }

  /// A finger that is lifted has tapped.
  open override func touchesEnded(_ touches: [Touch]) {
    touchesMoved(touches)
    state = .ended
  }
}

extension Point {
  /// The length of a displacement.
  var length: Double { (x * x + y * y).squareRoot() }
}
