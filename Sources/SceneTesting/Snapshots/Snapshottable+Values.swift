public import Raster
public import Scene

extension Bitmap: Snapshottable {
  /// The bitmap itself.
  public func snapshotPictures(
    as style: SnapshotStyle, at times: SnapshotTimes
  ) throws(SnapshotError) -> SnapshotPictures {
    try style.checkNothingIsAskedFor(of: "a bitmap")
    guard times == .now else { throw .notMoving(subject: "a bitmap") }
    return SnapshotPictures(self)
  }
}

extension DisplayList: Snapshottable {
  /// The picture of the list.
  public func snapshotPictures(
    as style: SnapshotStyle, at times: SnapshotTimes
  ) throws(SnapshotError) -> SnapshotPictures {
    try style.checkNothingIsAskedFor(of: "a display list")
    guard times == .now else { throw .notMoving(subject: "a display list") }
    return try SnapshotPictures(drawing: [self])
  }
}

extension Stage: Snapshottable {
  /// The pictures of the stage at its times; it is laid out first, and its own time stays.
  public func snapshotPictures(
    as style: SnapshotStyle, at times: SnapshotTimes
  ) throws(SnapshotError) -> SnapshotPictures {
    try style.checkNothingIsAskedFor(of: "a stage")
    return try pictures(at: times)
  }

  /// The pictures of the times.
  func pictures(at times: SnapshotTimes) throws(SnapshotError) -> SnapshotPictures {
    let seconds = try times.resolved(present: time)
    layoutIfNeeded()
    return try SnapshotPictures(
      drawing: seconds.map { displayList(at: $0) }, at: seconds,
      treeDump: root.recursiveDescription())
  }
}
