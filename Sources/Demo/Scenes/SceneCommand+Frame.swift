import Scene

extension SceneCommand {
  /// The picture at a time in seconds, which need not be that of a frame; after the end the last one.
  func frame(at time: Double) throws(Failure) -> DisplayList {
    guard let frame = frames().picture(at: time) else {
      throw .usage("there is no picture at \(time) seconds")
    }
    return frame
  }

  /// The time of the picture that there is at a time, as it is told: to a ten thousandth of a second.
  func toldTime(at time: Double) -> String {
    Words.seconds(min(time, frames().duration))
  }
}
