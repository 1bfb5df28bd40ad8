/// How an image's pixels become those of the device where the two grids differ.
public enum ImageFilter: Hashable, Sendable {
  /// Enlarged, from one pixel's middle to the next in a straight line; reduced, the mean of what a
  /// device pixel covers.
  case linear
  /// The pixel that the middle of a device pixel falls in.
  case nearest
}
