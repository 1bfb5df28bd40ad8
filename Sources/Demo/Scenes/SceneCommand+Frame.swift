import Scene

extension SceneCommand {
  /// The picture nearest to a time in seconds; after the end the last one.
  func frame(at time: Double) throws(Failure) -> DisplayList {
    var frames = frames()
    let index = (time * pictures.rate).rounded()
    frames.skip(min(frames.count - 1, index < Double(frames.count) ? Int(index) : frames.count))
    guard let frame = frames.next() else { throw .usage("there is no picture at \(time) seconds") }
    return frame
  }
}
