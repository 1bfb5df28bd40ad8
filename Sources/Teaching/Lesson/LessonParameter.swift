/// A number that a scene of the lesson depends on.
public struct LessonParameter: Hashable, Sendable {
  /// What it is called: a word, as in `time`.
  public let name: String
  /// The least value.
  public let minimum: Double
  /// The greatest value.
  public let maximum: Double
  /// The value at first.
  public let initial: Double
  /// Whether it is either 0 or 1.
  public let isSwitch: Bool

  /// A number in a range.
  init(_ name: String, _ range: ClosedRange<Double>, _ initial: Double) {
    self.name = name
    (minimum, maximum) = (range.lowerBound, range.upperBound)
    self.initial = initial
    isSwitch = false
  }

  /// A switch that is on at first.
  init(switch name: String) {
    self.name = name
    (minimum, maximum, initial, isSwitch) = (0, 1, 1, true)
  }

  /// The nearest allowed value; NaN is the initial one.
  public func clamped(_ value: Double) -> Double {
    guard !value.isNaN else { return initial }
    let inside = min(max(value, minimum), maximum)
    guard isSwitch else { return inside }
    return inside >= 0.5 ? 1 : 0
  }
}
