/// The memory that one thread draws bands with.
///
/// A handle: copies share the memory, and the owner of the first frees it.
@safe struct BandMemory {
  /// Room for a coverage byte a column.
  let bytes: UnsafeMutablePointer<UInt8>
  /// The same, for rows that are used again.
  let straightBytes: UnsafeMutablePointer<UInt8>
  /// The same, for rows whose coverage is put together.
  let mixedBytes: UnsafeMutablePointer<UInt8>
  var accumulator: EdgeAccumulator
  /// The groups that are open, the outermost first.
  var groups: Arena<OpenGroup>
  /// The rows of the open groups.
  var rows: Arena<GroupRow>
  /// The coverage of the open groups' edges.
  var coverage: Arena<UInt8>
  /// What was there before the open groups.
  var backdrop: Arena<UInt32>

  init(columns: Int, bandHeight: Int) {
    unsafe bytes = .allocate(capacity: columns + 1)
    unsafe straightBytes = .allocate(capacity: columns + 1)
    unsafe mixedBytes = .allocate(capacity: columns + 1)
    accumulator = EdgeAccumulator(rows: bandHeight, columns: columns)
    groups = Arena(capacity: 8)
    rows = Arena(capacity: 8 * bandHeight)
    coverage = Arena(capacity: columns)
    backdrop = Arena(capacity: columns * bandHeight)
  }

  func deallocate() {
    unsafe bytes.deallocate()
    unsafe straightBytes.deallocate()
    unsafe mixedBytes.deallocate()
    accumulator.deallocate()
    groups.deallocate()
    rows.deallocate()
    coverage.deallocate()
    backdrop.deallocate()
  }
}
