extension Double {
  /// The nearest multiple of 2⁻¹⁶, half away from zero, so that the grid of -x is the negative of x's.
  ///
  /// Values beyond 2³⁶, infinities and NaN stay as they are: they have no finer digits to lose, or
  /// nothing to round.
  package var roundedToGrid: Double {
    guard abs(self) < 68_719_476_736 else { return self }
    return (self * 65536).rounded(.toNearestOrAwayFromZero) / 65536
  }
}
