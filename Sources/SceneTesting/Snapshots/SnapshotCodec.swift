import Raster
import Scene

/// Turns pictures into the bytes of a reference and back.
enum SnapshotCodec {
  /// What comes after the last dot of an image's name.
  static let imageSuffix = "png"
  /// What comes after the last dot of a digest's name.
  static let digestSuffix = "digest"

  /// A picture of a reference and how long it is shown.
  struct Frame {
    var bitmap: Bitmap
    var duration: Double
  }

  /// What is wrong with a reference.
  struct Problem: Error {
    var text: String
  }

  /// The bytes of a PNG file; of an animated one if there are several pictures.
  static func encode(_ pictures: SnapshotPictures) throws(AnimationError) -> [UInt8] {
    let first = pictures.bitmaps[0]
    guard pictures.bitmaps.count > 1 else { return PNG.encode(first) }
    var writer = APNG.Writer(width: first.width, height: first.height)
    for (bitmap, duration) in zip(pictures.bitmaps, pictures.durations) {
      try writer.append(bitmap, duration: duration)
    }
    return try writer.finish()
  }

  /// The pictures of a PNG file, or what is wrong with its bytes.
  static func decode(_ bytes: [UInt8]) -> Result<[Frame], Problem> {
    do {
      let frames = try APNG.decode(bytes).frames
      return .success(frames.map { Frame(bitmap: Bitmap($0.image), duration: $0.duration) })
    } catch {
      return .failure(Problem(text: error.description))
    }
  }
}
