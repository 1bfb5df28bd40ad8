/// A feature of a font that is switched on or off.
struct FontFeature: Hashable, Sendable {
  /// Its name in OpenType, as in `smcp` for small capitals.
  var tag: FontTag
  /// Whether its rules hold.
  var isOn: Bool
}
