/// What becomes of one coordinate of an offset when nothing holds it any more.
package struct AxisRelease: Hashable, Sendable {
  /// The highest velocity that counts, in points a second.
  private static let velocityLimit = 1e9

  /// Where it is.
  package var position: Double
  /// How fast it moves, in points a second.
  package var velocity: Double
  /// Where it may rest.
  package var limits: ClosedRange<Double>
  /// The part of the velocity that stays in each millisecond.
  package var rate: Double
  /// Whether it goes beyond its limits and comes back.
  package var bounces: Bool

  /// Creates a release; what is not finite counts as no velocity.
  package init(
    position: Double, velocity: Double, limits: ClosedRange<Double>, rate: Double, bounces: Bool
  ) {
    self.position = position
    self.velocity =
      velocity.isFinite
      ? min(max(velocity, -Self.velocityLimit), Self.velocityLimit) : 0
    self.limits = limits
    self.rate = rate
    self.bounces = bounces
  }

  /// The motion that follows: it slows down, and beyond the limits it comes back.
  package var motion: AxisMotion {
    guard position.isFinite else { return AxisMotion(restingAt: position) }
    var motion = AxisMotion(restingAt: position)
    let edge = nearestLegal(position)
    guard edge != position else {
      glide(&motion, Glide(start: position, velocity: velocity, rate: rate))
      return motion
    }
    // A spring is only for what is fast; what is slow comes back in its own way.
    guard velocity.magnitude >= Bounce.springVelocity, bounces else {
      let bounce = Bounce.settling(displacement: position - edge)
      motion.append(.bounce(bounce, at: edge), for: bounce.duration, to: edge)
      return motion
    }
    let bounce = Bounce.spring(displacement: position - edge, velocity: velocity)
    let length = bounce.crossing ?? bounce.duration
    motion.append(.bounce(bounce, at: edge), for: length, to: edge)
    if bounce.crossing != nil {
      let inward = bounce.velocity(at: length)
      glide(&motion, Glide(start: edge, velocity: inward, rate: rate))
    }
    return motion
  }

  /// The motion that ends elsewhere than it would by itself, where the caller wants it to.
  ///
  /// It takes as long as the motion would without limits; what would not move at all, or comes back
  /// from beyond the limits, is drawn by a spring. A target beyond the limits is left at the limit.
  package func motion(to target: Double) -> AxisMotion {
    guard position.isFinite, target.isFinite else { return AxisMotion(restingAt: position) }
    let natural = Glide(start: position, velocity: velocity, rate: rate)
    guard natural.duration > 0, limits.contains(position) else {
      return springMotion(to: nearestLegal(target))
    }
    var motion = AxisMotion(restingAt: position)
    glide(
      &motion, Glide(start: position, end: target, duration: natural.duration, rate: rate))
    return motion
  }

  /// The motion on a spring that ends at a place.
  ///
  /// It may pass the place; without bouncing not if that is a limit.
  package func springMotion(to target: Double) -> AxisMotion {
    var motion = AxisMotion(restingAt: position)
    guard position.isFinite, target.isFinite else { return motion }
    let bounce = Bounce.spring(displacement: position - target, velocity: velocity)
    let isLimit = velocity < 0 ? target <= limits.lowerBound : target >= limits.upperBound
    let length = !bounces && isLimit ? bounce.crossing : nil
    motion.append(.bounce(bounce, at: target), for: length ?? bounce.duration, to: target)
    return motion
  }

  /// Adds what slows down, up to the limit that it reaches, and there a bounce.
  private func glide(_ motion: inout AxisMotion, _ glide: Glide) {
    let edge = nearestLegal(glide.end)
    guard edge != glide.end else {
      return motion.append(.glide(glide), for: glide.duration, to: edge)
    }
    let length = glide.time(at: edge) ?? 0
    motion.append(.glide(glide), for: length, to: edge)
    let velocity = glide.velocity(at: length)
    guard bounces, velocity.magnitude >= Bounce.springVelocity else { return }
    let bounce = Bounce.spring(displacement: 0, velocity: velocity)
    motion.append(.bounce(bounce, at: edge), for: bounce.duration, to: edge)
  }

  private func nearestLegal(_ place: Double) -> Double {
    min(max(place, limits.lowerBound), limits.upperBound)
  }
}
