/// A feature of an OpenType font that is switched on or off.
public struct FontFeature: Hashable, Sendable {
  /// Its name in OpenType, as in `smcp` for small capitals.
  public var tag: FontTag
  /// Whether its rules hold.
  public var isOn: Bool

  /// Creates a choice; a name that a font does not have changes nothing.
  public init(_ tag: FontTag, isOn: Bool = true) {
    self.tag = tag
    self.isOn = isOn
  }
}
