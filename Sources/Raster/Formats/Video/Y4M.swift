/// Video without compression, as programs hand it to each other: YUV4MPEG2, with a full sample of
/// each component for every pixel (4:4:4) and 8 bits a sample.
///
/// The format has no word for the matrix, so a reader supposes one. ffmpeg supposes BT.601 whatever the
/// size, and so do players where a picture is as small as television's once was; the larger ones
/// suppose BT.709. The range is told in a comment that ffmpeg heeds.
///
/// - Source: yuv4mpeg(5) of mjpegtools; ITU-R BT.601-7, BT.709-6, BT.2100-2 (full range).
public enum Y4M {
  /// How red, green and blue make luma.
  public enum Matrix: Hashable, Sendable {
    /// What is supposed where nothing is said: 0.299, 0.587 and 0.114 of them.
    case bt601
    /// High definition's: 0.2126, 0.7152 and 0.0722.
    case bt709
  }

  /// Which bytes samples may have.
  public enum Range: Hashable, Sendable {
    /// Luma 16 … 235, chroma 16 … 240: what is supposed where nothing is said.
    case limited
    /// All of 0 … 255.
    case full
  }

  /// Frames a second, as a fraction.
  public struct Rate: Hashable, Sendable {
    /// Frames, 1 or more.
    public let frames: Int
    /// In how many seconds, 1 or more.
    public let seconds: Int

    /// Creates a rate of `frames` in `seconds`; each below 1 counts as 1, above 1,000,000,000 as that.
    public init(_ frames: Int, per seconds: Int = 1) {
      self.frames = min(max(frames, 1), 1_000_000_000)
      self.seconds = min(max(seconds, 1), 1_000_000_000)
    }

    /// Creates the fraction with the least denominator up to 1001 that is a rate to nine digits, or the
    /// nearest with 1001.
    ///
    /// So 59.94 is 2997 in 50 seconds, and 60000 / 1001 is what it says.
    ///
    /// - Parameter rate: Frames a second; what is not 0.001 … 1,000,000 counts as the nearer of
    ///   these, NaN as 1.
    public init(_ rate: Double) {
      let wanted = rate.isNaN ? 1 : max(0.001, min(rate, 1_000_000))
      var denominator = 1
      func numerator() -> Double { Double(Int64(wanted * Double(denominator) + 0.5)) }
      while denominator < 1001 {
        let error = numerator() / Double(denominator) - wanted
        if error <= wanted * 1e-9, error >= -wanted * 1e-9 { break }
        denominator += 1
      }
      self.init(Int(numerator()), per: denominator)
    }

    /// Frames a second.
    public var value: Double { Double(frames) / Double(seconds) }
  }
}
