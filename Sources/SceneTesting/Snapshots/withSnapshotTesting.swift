/// Runs code with other settings for its snapshots; those that are `nil` stay.
///
/// Scopes lie inside each other, and tasks that begin inside belong to them. For a whole class of
/// XCTest, override `invokeTest()` and call it of `super` in here. What a snapshot says itself is
/// stronger, the environment weaker, and where the environment's `CI` is set nothing is written.
///
/// - Parameters:
///   - record: Which references are written.
///   - folder: The path of the folder of references, instead of `__Snapshots__` beside the test.
///   - pixelLimit: The greatest number of pixels of all pictures of a snapshot together.
///   - byteLimit: The greatest number of bytes of a reference that is written.
///   - operation: The code.
/// - Returns: What the code returns.
/// - Throws: What the code throws.
public func withSnapshotTesting<Result>(
  record: SnapshotRecording? = nil, folder: String? = nil, pixelLimit: Int? = nil,
  byteLimit: Int? = nil, operation: () throws -> Result
) rethrows -> Result {
  let settings = SnapshotSettings.current.changed(record, folder, pixelLimit, byteLimit)
  return try SnapshotSettings.$current.withValue(settings, operation: operation)
}

/// Runs asynchronous code with other settings for its snapshots; those that are `nil` stay.
///
/// - Parameters:
///   - record: Which references are written.
///   - folder: The path of the folder of references, instead of `__Snapshots__` beside the test.
///   - pixelLimit: The greatest number of pixels of all pictures of a snapshot together.
///   - byteLimit: The greatest number of bytes of a reference that is written.
///   - isolation: Where the code runs; say nothing.
///   - operation: The code.
/// - Returns: What the code returns.
/// - Throws: What the code throws.
public func withSnapshotTesting<Result>(
  record: SnapshotRecording? = nil, folder: String? = nil, pixelLimit: Int? = nil,
  byteLimit: Int? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let settings = SnapshotSettings.current.changed(record, folder, pixelLimit, byteLimit)
  return try await SnapshotSettings.$current.withValue(settings, operation: operation)
}
