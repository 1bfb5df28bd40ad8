import Raster

extension ComparisonTolerance {
  /// Throws if it allows anything without a word why.
  func checkReason() throws(SnapshotError) {
    let isReasoned = reason.contains { !$0.isWhitespace }
    guard isReasoned || levels == 0 && pixels == 0 else { throw .toleranceWithoutReason }
  }
}
