extension Color {
  /// The colour a fraction of the way to `end`, mixed in premultiplied components.
  ///
  /// So a colour that fades to transparent black keeps its hue instead of darkening. Exactly this colour
  /// at 0 and exactly `end` at 1; components and opacity that a progress outside 0 … 1 drives out of
  /// range are clamped. A progress that is not finite counts as 0.
  func interpolated(to end: Color, progress: Double) -> Color {
    guard progress != 0, progress.isFinite, self != end else { return self }
    guard progress != 1 else { return end }
    let from = clamped
    let to = end.clamped
    let mixed = from.alpha + (to.alpha - from.alpha) * progress
    // Weights of the straight components: with equal opacities just 1 - progress and progress.
    let isPlain = from.alpha == to.alpha || !(mixed > 0)
    let share = isPlain ? progress : to.alpha * progress / mixed
    return Color(
      red: from.red + (to.red - from.red) * share,
      green: from.green + (to.green - from.green) * share,
      blue: from.blue + (to.blue - from.blue) * share, alpha: mixed)
  }

  /// The colour with its components brought into 0 … 1, as they are drawn.
  private var clamped: Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}

extension Color? {
  /// The colour a fraction of the way to `end`, where no colour is the other one fully transparent.
  func interpolated(to end: Color?, progress: Double) -> Color? {
    guard progress != 0, progress.isFinite else { return self }
    guard progress != 1 else { return end }
    guard let from = self ?? end?.withAlphaComponent(0) else { return nil }
    return from.interpolated(to: end ?? from.withAlphaComponent(0), progress: progress)
  }
}
