public import Scene

/// Files of pictures in any of the formats that are read, told apart by their first bytes: PNG and
/// APNG, GIF, netpbm's family, and BMP.
public enum ImageFile {
  /// Reads the picture of a file, or the first of several.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a file.
  ///   - pixelLimit: The greatest number of pixels of all its pictures together, where the format can say
  ///     more of them than it has bytes: in PNG, APNG and GIF.
  /// - Returns: The picture.
  /// - Throws: `ParsingError` if the format is unknown, or the file is not in order.
  public static func decode(
    _ bytes: [UInt8], pixelLimit: Int = Image.pixelLimit
  ) throws(ParsingError) -> Image {
    let animation = try decodeAnimation(bytes, pixelLimit: pixelLimit)
    // A reader never gives an animation without frames.
    guard let first = animation.frames.first else { throw .unknownFormat(firstBytes: []) }
    return first.image
  }

  /// Reads all pictures of a file; one that does not move gives a single frame of no duration.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a file.
  ///   - pixelLimit: As for `decode`.
  /// - Returns: At least one picture.
  /// - Throws: `ParsingError` if the format is unknown, or the file is not in order.
  public static func decodeAnimation(
    _ bytes: [UInt8], pixelLimit: Int = Image.pixelLimit
  ) throws(ParsingError) -> AnimatedImage {
    switch format(of: bytes) {
    case .png?:
      do { return try APNG.decode(bytes, pixelLimit: pixelLimit) } catch { throw .png(error) }
    case .gif?:
      do { return try GIF.decode(bytes, pixelLimit: pixelLimit) } catch { throw .gif(error) }
    case .netpbm?:
      do { return still(try Netpbm.decodeAll(bytes)) } catch { throw .netpbm(error) }
    case .bmp?:
      do { return still([try BMP.decode(bytes)]) } catch { throw .bmp(error) }
    case nil:
      throw .unknownFormat(firstBytes: Array(bytes.prefix(8)))
    }
  }

  private enum Format {
    case png
    case gif
    case netpbm
    case bmp
  }

  private static func format(of bytes: [UInt8]) -> Format? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
    if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) { return .gif }
    if bytes.starts(with: [0x42, 0x4D]) { return .bmp }
    guard bytes.count >= 2, bytes[0] == 0x50, (0x31...0x37).contains(bytes[1]) else { return nil }
    return .netpbm
  }

  private static func still(_ images: [Image]) -> AnimatedImage {
    var frames: [AnimatedImage.Frame] = []
    for image in images { frames.append(AnimatedImage.Frame(image: image, duration: 0)) }
    return AnimatedImage(frames: frames, playCount: 1)
  }
}
