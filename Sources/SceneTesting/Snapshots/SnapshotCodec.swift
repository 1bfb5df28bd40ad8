import Raster

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

  /// The bytes of an image.
  static func encode(_ pictures: SnapshotPictures) throws(SnapshotError) -> [UInt8] {
    guard pictures.bitmaps.count == 1 else {
      throw .notWritten(path: "an animated reference", reason: "one picture only")
    }
    return PNG.encode(pictures.bitmaps[0])
  }

  /// The pictures of an image, or what is wrong with its bytes.
  static func decode(_ bytes: [UInt8]) -> Result<[Frame], Problem> {
    do {
      return .success([Frame(bitmap: Bitmap(try PNG.decode(bytes)), duration: 1)])
    } catch {
      return .failure(Problem(text: error.description))
    }
  }

  /// What is wrong with a reference.
  struct Problem: Error {
    var text: String
  }
}
