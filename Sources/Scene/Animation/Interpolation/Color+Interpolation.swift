extension Color: Interpolatable {
  /// The colour a fraction of the way to `end`, mixed in premultiplied components.
  ///
  /// So a colour that fades to transparent black keeps its hue instead of darkening. Components and
  /// opacity that a progress outside 0 … 1 drives out of range are clamped.
  package func interpolated(to end: Color, progress: Double) -> Color {
    guard progress != 0, progress.isFinite, self != end else { return self }
    guard progress != 1 else { return end }
    let from = clamped
    let to = end.clamped
    let mixed = from.alpha.interpolated(to: to.alpha, progress: progress)
    // Weights of the straight components: with equal opacities just 1 - progress and progress.
    let isPlain = from.alpha == to.alpha || !(mixed > 0)
    let share = isPlain ? progress : to.alpha * progress / mixed
    return Color(
      red: from.red.interpolated(to: to.red, progress: share),
      green: from.green.interpolated(to: to.green, progress: share),
      blue: from.blue.interpolated(to: to.blue, progress: share), alpha: mixed)
  }

  /// The colour with its components brought into 0 … 1, as they are drawn.
  private var clamped: Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}

extension Optional: Interpolatable where Wrapped == Color {
  /// The colour a fraction of the way to `end`, where no colour is the other one fully transparent.
  package func interpolated(to end: Color?, progress: Double) -> Color? {
    guard progress != 0, progress.isFinite else { return self }
    guard progress != 1 else { return end }
    guard let from = self ?? end?.withAlphaComponent(0) else { return nil }
    return from.interpolated(to: end ?? from.withAlphaComponent(0), progress: progress)
  }
}
