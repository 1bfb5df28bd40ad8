public import Scene

extension Y4M {
  /// Writes a video of a constant rate, to be read by an encoder or a player.
  ///
  /// A bitmap becomes as many frames as its duration has, 0 included, counted from the beginning on, so
  /// that errors do not add up; the last one becomes at least one. Since videos are large, the bytes
  /// that are ready can be taken at any time: `takeBytes()`.
  ///
  /// A component is off by half a level of what is written at most; after the way back, by two
  /// levels of 255 in limited range, for there are fewer levels than colours.
  public struct Writer: AnimationWriter {
    /// The width of all frames, in pixels.
    public let width: Int
    /// The height of all frames, in pixels.
    public let height: Int
    /// Frames a second.
    public let rate: Rate
    private let background: Pixel
    private let conversion: Conversion
    private var bytes: [UInt8]
    /// The end of the bitmaps so far, in seconds.
    private var end = 0.0
    private var frameCount: Int64 = 0
    /// The last bitmap, while it is no frame yet.
    private var pending: Bitmap?
    private var isEmpty = true
    private var isFinished = false

    /// Creates a writer without frames.
    ///
    /// - Parameters:
    ///   - width: The width of all frames, in pixels.
    ///   - height: The height of all frames, in pixels.
    ///   - rate: Frames a second.
    ///   - matrix: How luma is made; see `Y4M` for what readers suppose.
    ///   - range: Which bytes samples have.
    ///   - background: What shows through; its own opacity does not count.
    public init(
      width: Int, height: Int, rate: Rate, matrix: Matrix = .bt601, range: Range = .limited,
      over background: Color = .white
    ) {
      self.width = width
      self.height = height
      self.rate = rate
      self.background = Pixel(opaque: background)
      conversion = Conversion(matrix: matrix, range: range)
      let header =
        "YUV4MPEG2 W" + String(width) + " H" + String(height) + " F" + String(rate.frames) + ":"
        + String(rate.seconds) + " Ip A1:1 C444 XCOLORRANGE="
        + (range == .full ? "FULL" : "LIMITED") + "\n"
      bytes = Array(header.utf8)
    }

    /// The longest time of one bitmap, in seconds: a gigabyte of frames.
    public var durationLimit: Double {
      // Sizes of which there are bitmaps; below 2³⁰.
      let size =
        max(1, Int64(max(1, min(width, Image.sideLimit))))
        * Int64(max(1, min(height, Image.sideLimit))) * 3
      return max(1, Double(1_073_741_824 / size)) / rate.value
    }

    /// Adds a bitmap.
    ///
    /// - Parameters:
    ///   - bitmap: The whole picture.
    ///   - duration: How long it is shown, 0 … `durationLimit`.
    /// - Throws: `AnimationError.wrongSize`, `.durationOutOfRange`, `.finished`.
    public mutating func append(_ bitmap: Bitmap, duration: Double) throws(AnimationError) {
      guard !isFinished else { throw .finished }
      guard bitmap.width == width, bitmap.height == height else {
        throw .wrongSize(
          width: bitmap.width, height: bitmap.height, wantedWidth: width, wantedHeight: height)
      }
      guard duration >= 0, duration <= durationLimit else {
        throw .durationOutOfRange(duration, limit: durationLimit)
      }
      isEmpty = false
      end += duration
      // A millionth of slack: the exact times are sums of fractions.
      let total = Int64(min(end * rate.value + 0.500001, 1e18))
      pending = total > frameCount ? nil : bitmap
      write(bitmap, count: Int(total - frameCount))
    }

    /// The bytes since the last call, or since the beginning.
    ///
    /// They continue those taken before, and what `finish()` returns continues them.
    public mutating func takeBytes() -> [UInt8] {
      defer { bytes = [] }
      return bytes
    }

    /// Ends the video.
    ///
    /// - Returns: The bytes that were not taken.
    /// - Throws: `AnimationError.noFrames`, `.finished`.
    public mutating func finish() throws(AnimationError) -> [UInt8] {
      guard !isFinished else { throw .finished }
      guard !isEmpty else { throw .noFrames }
      isFinished = true
      if let pending { write(pending, count: 1) }
      pending = nil
      return takeBytes()
    }

    private mutating func write(_ bitmap: Bitmap, count: Int) {
      guard count > 0 else { return }
      let start = bytes.count
      bytes += Array("FRAME\n".utf8)
      conversion.append(bitmap, over: background, to: &bytes)
      frameCount += Int64(count)
      guard count > 1 else { return }
      let frame = Array(bytes[start...])
      for _ in 1..<count { bytes += frame }
    }
  }
}
