extension TouchScript {
  /// A finger comes down and is lifted at the same place, `duration` seconds later.
  public static func tap(at point: Point, duration: Double = 0, finger: Int = 0) -> TouchScript {
    var script = TouchScript(finger: finger)
    script.down(at: point)
    script.hold(for: duration)
    script.up()
    return script
  }

  /// A finger moves evenly from one place to another.
  ///
  /// It is lifted in full motion unless it is held at the end: after a tenth of a second without a
  /// movement it has no velocity.
  public static func drag(
    from start: Point, to end: Point, duration: Double, hold: Double = 0, rate: Double = 120,
    finger: Int = 0
  ) -> TouchScript {
    var script = TouchScript(finger: finger, rate: rate)
    script.down(at: start)
    script.move(to: end, duration: duration)
    script.hold(for: hold)
    script.up()
    return script
  }

  /// A finger moves evenly with a velocity, in points a second, and is lifted in full motion.
  ///
  /// A scroll view goes the other way: a finger that flings to the left shows what lies to the right.
  /// The way is `velocity` times `duration`; up to 10 points it is no fling but a tap.
  public static func fling(
    from start: Point, velocity: Point, duration: Double = 0.1, rate: Double = 120, finger: Int = 0
  ) -> TouchScript {
    drag(
      from: start, to: start + velocity * duration, duration: duration, rate: rate, finger: finger)
  }

  /// Two fingers, which move evenly and opposite each other.
  ///
  /// - Parameters:
  ///   - center: What lies in the middle between the fingers.
  ///   - start: How far apart they are at first, in points.
  ///   - end: How far apart they are at last.
  ///   - duration: How long they move, in seconds.
  ///   - angle: The direction from the first finger to the second, in radians, clockwise.
  ///   - hold: How long they stay at the end, in seconds.
  ///   - rate: How many places a second are reported.
  /// - Returns: A script with the fingers 0 and 1.
  public static func pinch(
    center: Point, from start: Double, to end: Double, duration: Double, angle: Double = 0,
    hold: Double = 0, rate: Double = 120
  ) -> TouchScript {
    let turn = AffineTransform(rotationAngle: angle)
    let direction = turn.apply(to: Point(x: 1, y: 0))
    func finger(_ number: Int, side: Double) -> TouchScript {
      drag(
        from: center + direction * (side * start / 2), to: center + direction * (side * end / 2),
        duration: duration, hold: hold, rate: rate, finger: number)
    }
    return finger(0, side: -1).with(finger(1, side: 1))
  }
}
