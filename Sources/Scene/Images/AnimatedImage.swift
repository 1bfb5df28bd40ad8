/// Pictures of one size that follow each other, as animated files hold them.
public struct AnimatedImage: Hashable, Sendable {
  /// A picture and how long it stays.
  public struct Frame: Hashable, Sendable {
    /// The whole picture, whatever part of it the file held.
    public var image: Image
    /// How long it is shown, in seconds, as the file says; 0 where the file wants it as short as
    /// can be.
    public var duration: Double

    /// Creates a frame.
    public init(image: Image, duration: Double) {
      self.image = image
      self.duration = duration
    }
  }

  /// The pictures in their order, at least one from a file.
  public var frames: [Frame]
  /// How often they are shown, 1 or more; `nil` without end.
  public var playCount: Int?

  /// Creates an animated image.
  ///
  /// - Parameters:
  ///   - frames: Any number of pictures.
  ///   - playCount: How often they are shown; `nil` without end.
  public init(frames: [Frame], playCount: Int? = nil) {
    self.frames = frames
    self.playCount = playCount
  }

  /// How long all frames are shown once, in seconds.
  public var duration: Double {
    var sum = 0.0
    for frame in frames { sum += frame.duration }
    return sum
  }
}
