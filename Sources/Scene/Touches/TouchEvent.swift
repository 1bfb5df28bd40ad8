/// Something that one finger does, at a time and a place.
public struct TouchEvent: Hashable, Sendable {
  /// What it does.
  public var phase: Touch.Phase
  /// Which finger; any number, the same from when it comes down until it is lifted.
  public var finger: Int
  /// Where, in the stage's coordinates; where a place is not finite, nothing happens.
  public var location: Point
  /// When, in seconds from the beginning of a script.
  public var time: Double

  /// Creates an event.
  public init(_ phase: Touch.Phase, finger: Int = 0, at location: Point, time: Double = 0) {
    self.phase = phase
    self.finger = finger
    self.location = location
    self.time = time
  }
}
