/// The times of a snapshot, in seconds of the stage: one, or several that ascend.
///
/// Written as a number, as a list of numbers, or made by `every(_:through:from:)`.
public struct SnapshotTimes: Hashable, Sendable {
  /// The stage's present.
  public static let now = SnapshotTimes([])

  /// Seconds from one time to the next, at least.
  static let leastStep = 0.001

  /// The times as they were given; none is the present.
  public let seconds: [Double]

  /// Creates a list of times.
  ///
  /// - Parameter seconds: Finite and ascending by a millisecond or more, none before the stage's
  ///   present: a snapshot at other times fails.
  public init(_ seconds: [Double]) {
    self.seconds = seconds
  }

  /// The times from a start on in equal steps, as long as they are at most an end.
  ///
  /// `every(1.0 / 60, through: 0.25)` are 16 times, both ends included. What is not finite, a step that
  /// is not above 0, and more than 100,000 times give the start only.
  ///
  /// - Parameters:
  ///   - step: Seconds between two times.
  ///   - end: The last time, but for rounding (a millionth of a step).
  ///   - start: The first time.
  /// - Returns: At least one time.
  public static func every(
    _ step: Double, through end: Double, from start: Double = 0
  ) -> SnapshotTimes {
    guard step > 0, step.isFinite else { return SnapshotTimes([start]) }
    let steps = ((end - start) / step + 1e-6).rounded(.down)
    guard steps >= 0, steps < 100_000 else { return SnapshotTimes([start]) }
    return SnapshotTimes((0...Int(steps)).map { start + Double($0) * step })
  }

  /// The times, or the present if there are none.
  ///
  /// - Throws: `SnapshotError` if they cannot be shown in this order.
  func resolved(present: Double) throws(SnapshotError) -> [Double] {
    guard let first = seconds.first else { return [present] }
    guard first.isFinite else { throw .timeNotFinite(first) }
    guard first >= present else { throw .timeInThePast(first, present: present) }
    var last: Double?
    for time in seconds {
      guard time.isFinite else { throw .timeNotFinite(time) }
      if let last, time - last < Self.leastStep { throw .timesNotAscending(last, time) }
      last = time
    }
    return seconds
  }
}

extension SnapshotTimes: ExpressibleByArrayLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// Creates a list of times.
  public init(arrayLiteral elements: Double...) {
    self.init(elements)
  }

  /// Creates one time.
  public init(floatLiteral value: Double) {
    self.init([value])
  }

  /// Creates one time.
  public init(integerLiteral value: Int) {
    self.init([Double(value)])
  }
}
