/// Finds how fast something moved of late from places and times.
struct VelocityTracker {
  /// How far back movements count, in seconds; a little more, as times of frames are rounded.
  private static let window = 0.1 + 1e-9

  private var samples: [(time: Double, place: Point)] = []

  /// Takes up a place; of several at one time the last counts.
  mutating func add(_ place: Point, at time: Double) {
    if let last = samples.last, !(time > last.time) { samples.removeLast() }
    samples.append((time, place))
    // One that is older stays: it says how the first within the window was come by.
    let first = samples.firstIndex { $0.time >= time - Self.window } ?? 0
    if first > 1 { samples.removeFirst(first - 1) }
  }

  /// The mean velocity of the last tenth of a second before the last place; 0 without a movement.
  var velocity: Point {
    guard let last = samples.last else { return .zero }
    var first = samples.firstIndex { $0.time >= last.time - Self.window } ?? 0
    if first == samples.count - 1 { first -= 1 }
    guard first >= 0 else { return .zero }
    let duration = last.time - samples[first].time
    let way = last.place - samples[first].place
    guard duration > 0, way.isFinite else { return .zero }
    return way * (1 / duration)
  }
}
