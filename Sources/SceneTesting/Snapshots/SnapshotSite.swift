#if canImport(Testing)
  import Testing
#endif

/// Where a snapshot is asked for, in the source.
struct SnapshotSite: Sendable {
  let fileID: String
  let filePath: String
  /// The path as XCTest wants it.
  let literalPath: StaticString
  let function: String
  let line: UInt
  let column: UInt

  init(fileID: StaticString, filePath: StaticString, function: String, line: UInt, column: UInt) {
    self.fileID = "\(fileID)"
    self.filePath = "\(filePath)"
    literalPath = filePath
    self.function = function
    self.line = line
    self.column = column
  }

  /// The file and the line, with a colon between.
  var place: String { "\(filePath):\(line)" }

  #if canImport(Testing)
    /// A place that Swift Testing knows, which then knows the function, too.
    init(_ location: SourceLocation) {
      fileID = location.fileID
      filePath = location.filePath
      literalPath = #filePath
      function = Test.current?.name ?? "test"
      line = UInt(max(0, location.line))
      column = UInt(max(0, location.column))
    }

    /// The place as Swift Testing wants it.
    var location: SourceLocation {
      SourceLocation(
        fileID: fileID, filePath: filePath, line: max(1, Int(line)), column: max(1, Int(column)))
    }
  #endif
}
