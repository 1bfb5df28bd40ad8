import Raster

/// A picture of a scene, drawn.
struct Picture {
  let bitmap: Bitmap
  /// Its place among the pictures of the scene, from 0.
  let index: Int
  /// How many pictures the scene has.
  let count: Int

  var isLast: Bool { index == count - 1 }
}
