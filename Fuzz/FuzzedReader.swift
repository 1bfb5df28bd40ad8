import Raster
import Scene

/// The readers that are handed hostile bytes; `FUZZ_READER` names one.
enum FuzzedReader: String, CaseIterable {
  /// PNG and APNG, byte for byte.
  case png
  /// The same with all check values made right, so that what lies behind them is reached.
  case pngRepaired = "png-repaired"
  case gif
  case netpbm
  case bmp
  case font

  /// Reads the bytes, and what it gave once more from what the writer makes of it.
  func take(_ bytes: [UInt8]) {
    switch self {
    case .png: readPNG(bytes)
    case .pngRepaired: readPNG(PNGRepair.repaired(bytes))
    case .gif:
      guard let film = try? GIF.decode(bytes, pixelLimit: Self.pixelLimit) else { return }
      check(film)
    case .netpbm:
      guard let images = try? Netpbm.decodeAll(bytes) else { return }
      for image in images where image.words.count <= Self.pixelLimit {
        let bitmap = Bitmap(image)
        expect(PAM.encode(bitmap)) { try Netpbm.decode($0) == Image(bitmap) }
      }
    case .font: FuzzedFont.take(bytes)
    case .bmp:
      guard let image = try? BMP.decode(bytes) else { return }
      guard image.words.count <= Self.pixelLimit else { return }
      expect(BMP.encode(Bitmap(image))) { try BMP.decode($0) == image }
    }
  }

  /// Pixels of a picture, and of all frames of a film: what can be read in a moment.
  private static let pixelLimit = 1 << 18

  private func readPNG(_ bytes: [UInt8]) {
    if let image = try? PNG.decode(bytes, pixelLimit: Self.pixelLimit) {
      expect(PNG.encode(Bitmap(image))) { try PNG.decode($0) == image }
    }
    if let film = try? APNG.decode(bytes, pixelLimit: Self.pixelLimit) { check(film) }
  }

  /// A film has frames, all of one size.
  private func check(_ film: AnimatedImage) {
    guard let first = film.frames.first?.image else { fatalError("a film without frames") }
    for frame in film.frames {
      let isInOrder =
        frame.image.width == first.width && frame.image.height == first.height
        && frame.duration >= 0 && frame.duration.isFinite
      guard isInOrder else { fatalError("a frame of another size, or a duration out of range") }
    }
  }

  private func expect(_ written: [UInt8], _ isSame: ([UInt8]) throws -> Bool) {
    guard (try? isSame(written)) == true else {
      fatalError("what was read, written and read again is another picture")
    }
  }
}
