/// A finger on a stage, from when it comes down until it is lifted: one object all the while.
public final class Touch {
  /// What a finger has just done.
  public enum Phase: Hashable, Sendable {
    /// It came down.
    case began
    /// It moved, or may have.
    case moved
    /// It was lifted.
    case ended
    /// It counts as never having been there.
    case cancelled
  }

  /// The caller's number for the finger.
  public let finger: Int
  /// What the finger has just done.
  public internal(set) var phase = Phase.began
  /// When it did that, in seconds of the stage.
  public internal(set) var time: Double
  /// Where it is, in the stage's coordinates.
  public internal(set) var location: Point
  /// Where it was before that, in the stage's coordinates.
  public internal(set) var previousLocation: Point
  /// Where it came down, in the stage's coordinates.
  public let startLocation: Point
  /// The view it came down on, which stays the same wherever it goes; `nil` if there was none.
  public let view: View?
  /// Whether it stopped a scroll view in motion when it came down, and so is nothing else: no tap.
  public internal(set) var isCatch = false

  /// The view that took the touch and hears of it.
  var responder: View?
  /// Those that watch it, from the innermost view out.
  var recognizers: [GestureRecognizer] = []
  /// Whether views hear no more of it.
  var isTaken = false

  init(finger: Int, time: Double, location: Point, view: View?) {
    self.finger = finger
    self.time = time
    self.location = location
    self.previousLocation = location
    self.startLocation = location
    self.view = view
  }

  /// Where it is, in the coordinates of a view; `nil` means those of the stage.
  ///
  /// The models of the views are asked, not what an animation shows.
  public func location(in view: View?) -> Point { Self.convert(location, to: view) }

  /// Where it was before, in the coordinates of a view; `nil` means those of the stage.
  public func previousLocation(in view: View?) -> Point { Self.convert(previousLocation, to: view) }

  /// The middle of touches, on the stage; the origin if there are none.
  static func center(of touches: [Touch]) -> Point {
    var sum = Point.zero
    for touch in touches { sum = sum + touch.location }
    return touches.isEmpty ? .zero : sum * (1 / Double(touches.count))
  }

  /// A point of the stage in a view's coordinates; a transform without an inverse counts as identity.
  static func convert(_ point: Point, to view: View?) -> Point {
    guard let view else { return point }
    let inverse = view.root.state.toSuperviewInvertible.inverted ?? .identity
    return view.convert(inverse.apply(to: point), from: nil)
  }

  /// A displacement on the stage in a view's coordinates.
  static func convert(displacement: Point, to view: View?) -> Point {
    guard view != nil else { return displacement }
    return convert(displacement, to: view) - convert(.zero, to: view)
  }

  /// A displacement in a view's coordinates in those of the stage.
  static func convert(displacement: Point, from view: View?) -> Point {
    guard let view else { return displacement }
    let root = view.root.state.toSuperview
    return root.apply(to: view.convert(displacement, to: nil))
      - root.apply(to: view.convert(.zero, to: nil))
  }
}
