/// What an image's pixels say.
public enum ImageRenderingMode: Hashable, Sendable {
  /// Their colours.
  case alwaysOriginal
  /// Their opacities alone: they are drawn in the tint colour.
  case alwaysTemplate
}
