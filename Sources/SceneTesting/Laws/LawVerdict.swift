public import Raster

/// What came of a law for a picture.
public struct LawVerdict: Hashable, Sendable {
  /// What came of it.
  public enum Outcome: Hashable, Sendable {
    /// The law holds, to the byte.
    case holds
    /// The law says nothing of this picture; why.
    case skipped(String)
    /// The law does not hold.
    case broken(Breach)
  }

  /// How a law is broken, by the smallest picture that still breaks it.
  public struct Breach: Hashable, Sendable {
    /// How the two pictures differ that should be equal.
    public let comparison: BitmapComparison
    /// What the law says.
    public let expected: Bitmap
    /// What was drawn.
    public let actual: Bitmap
    /// The steps of the smallest picture, one a line, with the views that they come from.
    public let listing: String
    /// The number of steps that are left.
    public let stepCount: Int
    /// The number of steps that there were.
    public let originalStepCount: Int
  }

  /// The law.
  public let law: Law
  /// What came of it.
  public let outcome: Outcome

  /// Whether the law is broken.
  public var isBroken: Bool {
    if case .broken = outcome { true } else { false }
  }
}

extension LawVerdict: CustomStringConvertible {
  /// The law, what came of it, and the smallest picture that breaks it.
  public var description: String {
    switch outcome {
    case .holds: "\(law.rawValue): holds"
    case .skipped(let reason): "\(law.rawValue): skipped, \(reason)"
    case .broken(let breach):
      "\(law.rawValue): broken: \(law.claim); \(breach.comparison)\n"
        + "the smallest part that still breaks it, \(breach.stepCount) of "
        + "\(breach.originalStepCount) steps:\n\(breach.listing)"
    }
  }
}
