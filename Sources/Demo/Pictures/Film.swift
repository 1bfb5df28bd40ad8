import Raster

/// All pictures of a scene on their way into one file.
struct Film {
  let format: FilmFormat
  private let rate: Double
  private let hold: Double
  private var writer: any AnimationWriter

  /// Creates a film for the pictures of a run.
  init(_ format: FilmFormat, _ options: PictureOptions) {
    let (width, height) = options.pixelSize
    self.init(format, width: width, height: height, rate: options.rate, hold: options.hold)
  }

  /// Creates a film.
  ///
  /// - Parameters:
  ///   - format: That of the file.
  ///   - width: Pixels a row of each picture.
  ///   - height: Rows of each picture.
  ///   - rate: Pictures a second.
  ///   - hold: How much longer than the others the last picture stays, in seconds, if the film
  ///     begins again after it.
  init(_ format: FilmFormat, width: Int, height: Int, rate: Double, hold: Double) {
    self.format = format
    self.rate = rate
    self.hold = format.isLoop ? hold : 0
    switch format {
    case .gif: writer = GIF.Writer(width: width, height: height)
    case .apng: writer = APNG.Writer(width: width, height: height)
    case .y4m: writer = Y4M.Writer(width: width, height: height, rate: Y4M.Rate(rate))
    case .ppmStream: writer = PixmapStream()
    }
  }

  /// Adds a picture.
  mutating func append(_ picture: Picture) throws(Failure) {
    do {
      try writer.append(picture.bitmap, duration: 1 / rate + (picture.isLast ? hold : 0))
    } catch {
      throw .usage("--format \(format.rawValue): \(error)")
    }
  }

  /// What of the file is ready and was not taken: nothing where its beginning needs its end.
  mutating func takeBytes() -> [UInt8] { writer.takeBytes() }

  /// The bytes of the file that were not taken.
  mutating func finish() throws(Failure) -> [UInt8] {
    do {
      return try writer.finish()
    } catch {
      throw .usage("--format \(format.rawValue): \(error)")
    }
  }
}
