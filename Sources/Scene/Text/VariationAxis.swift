/// A direction in which the design of a variable font varies: its weight, its width, its slant.
public struct VariationAxis: Hashable, Sendable {
  /// What programs call it: `wght`, `wdth`, `slnt`, `ital`, `opsz`, or a name of the font's own.
  public let tag: FontTag
  /// What users call it, if the font says so.
  public let name: String?
  /// The least value.
  public let minimum: Double
  /// The value of the file's own drawings; not below the least, and not above the greatest.
  public let defaultValue: Double
  /// The greatest value.
  public let maximum: Double
  /// Whether it should not be offered to users.
  public let isHidden: Bool
}
