/// Where a snapshot is asked for, in the source.
struct SnapshotSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let function: String
  let line: UInt
  let column: UInt

  /// The file and the line, with a colon between.
  var place: String { "\(filePath):\(line)" }
}
