/// What a snapshot can be taken of: a view, a stage, a display list, a bitmap.
///
/// A type of your own conforms by making one of these and asking it.
public protocol Snapshottable {
  /// Draws the pictures.
  ///
  /// - Parameters:
  ///   - style: How.
  ///   - times: When.
  /// - Returns: At least one picture.
  /// - Throws: `SnapshotError` if it cannot be drawn like this.
  func snapshotPictures(
    as style: SnapshotStyle, at times: SnapshotTimes
  ) throws(SnapshotError) -> SnapshotPictures
}
