/// A place in the space of a variable font that has a name, as in `Semi Bold`.
public struct NamedVariation: Hashable, Sendable {
  /// What users call it, if the font says so.
  public let name: String?
  /// The value of each axis.
  public let values: [FontTag: Double]
}
