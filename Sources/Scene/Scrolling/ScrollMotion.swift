/// How an offset moves by itself: as a function of time, which nobody has to step.
struct ScrollMotion {
  /// What set it in motion.
  enum Kind: Hashable {
    /// A finger that let go after a drag.
    case fling
    /// A finger that let go without one, of what it had stopped on the way.
    case settling
    /// Code.
    case animated
  }

  let kind: Kind
  /// When it began, in seconds of the stage.
  let begin: Double
  let x: AxisMotion
  let y: AxisMotion
  /// Where it comes to rest.
  let rest: Point
  /// The place that it is to go to in spite of what it would do by itself; `nil` if there is none.
  var target: Point?
  /// Whether the caller was told that it begins.
  var isTold = false

  /// How long it lasts, in seconds.
  var duration: Double { max(x.duration, y.duration) }

  /// Whether the content goes on after a finger has let go.
  var isDeceleration: Bool { kind != .animated }

  /// The offset that shows at a time, not rounded.
  func offset(at time: Double) -> Point {
    isOver(at: time)
      ? rest : Point(x: x.position(at: time - begin), y: y.position(at: time - begin))
  }

  /// The velocity at a time, in points a second.
  func velocity(at time: Double) -> Point {
    Point(x: x.velocity(at: time - begin), y: y.velocity(at: time - begin))
  }

  /// Whether it has ended; what ends within a nanosecond has, as frame times are rounded.
  func isOver(at time: Double) -> Bool { time - begin >= duration - 1e-9 }
}
