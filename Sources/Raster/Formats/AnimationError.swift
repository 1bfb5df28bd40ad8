/// Why frames cannot become an animated file.
public enum AnimationError: Error, Hashable, Sendable {
  /// A frame has another size than the writer was made for.
  case wrongSize(width: Int, height: Int, wantedWidth: Int, wantedHeight: Int)
  /// A duration in seconds is not finite, negative, or over what the format can say.
  case durationOutOfRange(Double, limit: Double)
  /// No frame was added before the end.
  case noFrames
  /// A frame was added, or the end asked for, after the end.
  case finished
}

extension AnimationError: CustomStringConvertible {
  /// One line: what was given and what is allowed.
  public var description: String {
    switch self {
    case .wrongSize(let width, let height, let wantedWidth, let wantedHeight):
      "a frame of \(width) x \(height) pixels: "
        + "all frames of this animation are \(wantedWidth) x \(wantedHeight)"
    case .durationOutOfRange(let duration, let limit):
      "a frame that lasts \(duration) s: its duration must be 0 … \(limit) s"
    case .noFrames:
      "an animation without frames: at least one must be added"
    case .finished:
      "the animation is finished: nothing can be added to it, nor can it end again"
    }
  }
}
