import Raster

/// Pixmaps one after the other, as programs of netpbm and ffmpeg read them; it knows no durations.
struct PixmapStream: AnimationWriter {
  private var bytes: [UInt8] = []

  mutating func append(_ bitmap: Bitmap, duration: Double) throws(AnimationError) {
    bytes += PPM.encode(bitmap)
  }

  /// The pictures since the last call.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  mutating func finish() throws(AnimationError) -> [UInt8] {
    takeBytes()
  }
}
