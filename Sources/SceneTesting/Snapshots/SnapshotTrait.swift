#if canImport(Testing)
  public import Testing

  /// Other settings for the snapshots of a test or of a suite in Swift Testing.
  public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
    /// Which references are written; `nil` leaves it as it is.
    public let recording: SnapshotRecording?
    /// The path of the folder of references; `nil` leaves it as it is.
    public let folder: String?
    /// Tests of suites inside have the settings, too.
    public var isRecursive: Bool { true }

    /// Runs a test with the settings.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withSnapshotTesting(record: recording, folder: folder, operation: function)
    }
  }

  extension Trait where Self == SnapshotTrait {
    /// Other settings for the snapshots of a test or of a suite; see `withSnapshotTesting`.
    ///
    /// - Parameters:
    ///   - record: Which references are written; `nil` leaves it as it is.
    ///   - folder: The path of the folder of references, instead of `__Snapshots__` beside the test.
    /// - Returns: The trait.
    public static func snapshots(
      record: SnapshotRecording? = nil, folder: String? = nil
    ) -> SnapshotTrait {
      SnapshotTrait(recording: record, folder: folder)
    }
  }
#endif
