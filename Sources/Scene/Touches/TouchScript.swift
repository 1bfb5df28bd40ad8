/// What fingers do, one thing after the other, as a value: it can be kept, chained, and played again.
///
///     var script = TouchScript()
///     script.down(at: Point(x: 200, y: 50))
///     script.move(to: Point(x: 80, y: 50), duration: 0.2)
///     script.hold(for: 0.3)
///     script.up()
///
/// The common ones are a line each: `.tap(at:)`, `.drag(from:to:duration:)`, `.fling(from:velocity:)`,
/// `.pinch(center:from:to:duration:)`. `Stage.play(_:)` plays them.
public struct TouchScript: Hashable, Sendable {
  /// The most events that one movement is cut into.
  private static let eventLimit = 100_000.0

  /// What happens, in the order of time; events at one time happen together.
  public private(set) var events: [TouchEvent] = []
  /// The length in seconds: what is added next happens then.
  public private(set) var duration = 0.0
  /// How many places a second a movement reports; what is not finite or not above 0 counts as 120.
  public var rate: Double { didSet { rate = Self.sanitized(rate) } }

  private var finger = 0
  private var location = Point.zero
  private var isDown = false

  /// Creates a script in which nothing happens.
  ///
  /// - Parameters:
  ///   - finger: The number of the finger that `down(at:)` and the others speak of.
  ///   - rate: How many places a second a movement reports.
  public init(finger: Int = 0, rate: Double = 120) {
    self.finger = finger
    self.rate = Self.sanitized(rate)
  }

  /// A script in which nothing happens for a while.
  public static func pause(_ duration: Double) -> TouchScript {
    var script = TouchScript()
    script.hold(for: duration)
    return script
  }

  // MARK: - One finger

  /// Puts the finger down; if it is down already, it is lifted first.
  public mutating func down(at point: Point) {
    up()
    isDown = true
    location = point
    add(.began)
  }

  /// Moves the finger in a straight line, evenly.
  ///
  /// The place after each 1 / `rate` seconds is reported, and the end. Without a duration there is one
  /// event. A finger that is not down does nothing, but the time passes.
  public mutating func move(to point: Point, duration: Double) {
    let start = location
    move(duration: duration) { part in
      part < 1 ? start + (point - start) * part : point
    }
  }

  /// Moves the finger along a path.
  ///
  /// - Parameters:
  ///   - duration: Seconds; negative, infinite and NaN durations count as 0.
  ///   - path: The place for a part of the duration, 0 … 1.
  public mutating func move(duration: Double, along path: (_ part: Double) -> Point) {
    let start = self.duration
    let length = Self.sanitized(duration: duration)
    let count = min((length * rate).rounded(.up), Self.eventLimit)
    let step = max(1 / rate, length / Self.eventLimit)
    var index = 1.0
    while index < count {
      report(path(index * step / length), at: start + index * step)
      index += 1
    }
    report(path(1), at: start + length)
  }

  /// Lets time pass while the finger stays where it is.
  public mutating func hold(for duration: Double) {
    self.duration += Self.sanitized(duration: duration)
  }

  /// Lifts the finger, if it is down.
  public mutating func up() {
    guard isDown else { return }
    add(.ended)
    isDown = false
  }

  /// Takes the touch back, if the finger is down.
  public mutating func cancel() {
    guard isDown else { return }
    add(.cancelled)
    isDown = false
  }

  // MARK: - Scripts put together

  /// The script followed by another, which begins `delay` seconds after the end of this one.
  public func then(_ other: TouchScript, after delay: Double = 0) -> TouchScript {
    with(other.shifted(by: duration + Self.sanitized(duration: delay)))
  }

  /// Both scripts at once; their fingers should have different numbers.
  ///
  /// Of events at the same time those of this script come first.
  public func with(_ other: TouchScript) -> TouchScript {
    var result = self
    result.events = Self.merged(events, other.events)
    result.duration = max(duration, other.duration)
    return result
  }

  /// The script begun later; a negative delay counts as 0.
  public func shifted(by delay: Double) -> TouchScript {
    let delay = Self.sanitized(duration: delay)
    var result = self
    for index in result.events.indices { result.events[index].time += delay }
    result.duration += delay
    return result
  }

  /// The script with another number for each of its fingers.
  public func renumbered(_ number: (Int) -> Int) -> TouchScript {
    var result = self
    for index in result.events.indices {
      result.events[index].finger = number(result.events[index].finger)
    }
    result.finger = number(finger)
    return result
  }

  // MARK: - Private

  private mutating func add(_ phase: Touch.Phase) {
    events.append(TouchEvent(phase, finger: finger, at: location, time: duration))
  }

  private mutating func report(_ point: Point, at time: Double) {
    location = point
    duration = time
    if isDown { add(.moved) }
  }

  private static func merged(_ first: [TouchEvent], _ second: [TouchEvent]) -> [TouchEvent] {
    var result: [TouchEvent] = []
    result.reserveCapacity(first.count + second.count)
    var next = 0
    for event in first {
      while next < second.count, second[next].time < event.time {
        result.append(second[next])
        next += 1
      }
      result.append(event)
    }
    return result + second[next...]
  }

  private static func sanitized(duration: Double) -> Double {
    duration > 0 && duration.isFinite ? duration : 0
  }

  private static func sanitized(_ rate: Double) -> Double {
    rate > 0 && rate.isFinite ? rate : 120
  }
}
