public import Scene

extension GIF {
  /// Writes an animated file.
  ///
  /// Colours are kept as they are while a frame has at most 256, its transparent part counted as one;
  /// those of all frames share a table as long as it has room. Of other frames the colours are
  /// reduced (see `dithers`). A frame holds only the rectangle that differs from what is shown. Equal
  /// bitmaps that follow each other become one frame.
  ///
  /// **Times** are rounded to hundredths of a second from the start on, so that errors do not add up
  /// and the whole is as long as asked for. No frame is shorter than `minimumDelay`, since browsers show
  /// shorter ones for a tenth of a second: of bitmaps that come faster a frame begins late, by less
  /// than this delay, and where that does not suffice bitmaps are left out; at 60 a second every
  /// sixth. The last one is always shown.
  ///
  /// **Opacity**: a fully transparent pixel stays so, a partly transparent one is put over
  /// `background`.
  public struct Writer: AnimationWriter {
    /// The width of all frames, in pixels.
    public let width: Int
    /// The height of all frames, in pixels.
    public let height: Int
    private let loops: Int?
    private let background: Pixel
    private var frames: FrameEncoder
    private var timeline: Timeline
    private var isFinished = false

    /// Creates a writer without frames.
    ///
    /// - Parameters:
    ///   - width: The width of all frames, in pixels.
    ///   - height: The height of all frames, in pixels.
    ///   - playCount: How often the frames are shown, `nil` without end; below 1 counts as 1, over
    ///     65,536 as that.
    ///   - dithers: Whether errors are spread where a frame has too many colours.
    ///   - background: What partly transparent pixels are put over; its own opacity does not count.
    ///   - minimumDelay: The shortest time of a frame in seconds, rounded to hundredths; what is
    ///     not 0.01 … 655.35 counts as the nearer of these, NaN as 0.02.
    public init(
      width: Int, height: Int, playCount: Int? = nil, dithers: Bool = false,
      over background: Color = .white, minimumDelay: Double = 0.02
    ) {
      self.width = width
      self.height = height
      self.background = Pixel(opaque: background)
      loops = Self.loops(playCount: playCount)
      frames = FrameEncoder(width: width, height: height, dithers: dithers)
      let hundredths = minimumDelay.isNaN ? 2 : max(1, min(minimumDelay * 100, 65_535))
      timeline = Timeline(minimumDelay: Int64(hundredths + 0.5))
    }

    /// How often the frames are repeated after the first time, 0 for ever; `nil` if never.
    private static func loops(playCount: Int?) -> Int? {
      guard let playCount else { return 0 }
      return playCount > 1 ? min(playCount - 1, 65_535) : nil
    }

    /// Adds a frame.
    ///
    /// - Parameters:
    ///   - bitmap: The whole picture.
    ///   - duration: How long it is shown, 0 … 655.35 s.
    /// - Throws: `AnimationError.wrongSize`, `.durationOutOfRange`, `.finished`.
    public mutating func append(_ bitmap: Bitmap, duration: Double) throws(AnimationError) {
      guard !isFinished else { throw .finished }
      guard bitmap.width == width, bitmap.height == height else {
        throw .wrongSize(
          width: bitmap.width, height: bitmap.height, wantedWidth: width, wantedHeight: height)
      }
      let limit = Double(GIF.delayLimit) / 100
      guard duration >= 0, duration <= limit else {
        throw .durationOutOfRange(duration, limit: limit)
      }
      let picture = bitmap.withWholeOpacity(over: background)
      if let frame = timeline.append(picture, duration: duration) { write(frame) }
    }

    /// Ends the file.
    ///
    /// - Throws: `AnimationError.noFrames`, `.finished`.
    public mutating func finish() throws(AnimationError) -> [UInt8] {
      guard !isFinished else { throw .finished }
      let rest = timeline.finish()
      guard !rest.isEmpty else { throw .noFrames }
      isFinished = true
      for frame in rest { write(frame) }
      return frames.file(loops: loops)
    }

    /// Writes a frame, as several if it lasts longer than one may.
    private mutating func write(_ frame: Timeline.Frame) {
      var delay = frame.delay
      while delay > GIF.delayLimit {
        // What is left is no short delay.
        frames.append(frame.picture, delay: 60_000, next: nil)
        delay -= 60_000
      }
      frames.append(frame.picture, delay: delay, next: frame.next)
    }
  }
}
