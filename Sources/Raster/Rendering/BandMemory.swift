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
  /// Room for a pixel of an image a column.
  let span: UnsafeMutablePointer<UInt32>
  /// Room for a byte of a template's coverage a column.
  let templateBytes: UnsafeMutablePointer<UInt8>
  /// Room for the pixels of an image that a row needs.
  let imageSums: UnsafeMutablePointer<ImageSampler.Sums>
  var accumulator: EdgeAccumulator
  /// The groups that are open, the outermost first.
  var groups: Arena<OpenGroup>
  /// The rows of the open groups.
  var rows: Arena<GroupRow>
  /// The coverage of the open groups' edges.
  var coverage: Arena<UInt8>
  /// What was there before the open groups.
  var backdrop: Arena<UInt32>

  init(columns: Int, bandHeight: Int, imageColumns: Int) {
    unsafe bytes = .allocate(capacity: columns + 1)
    unsafe straightBytes = .allocate(capacity: columns + 1)
    unsafe mixedBytes = .allocate(capacity: columns + 1)
    unsafe span = .allocate(capacity: columns + 1)
    unsafe templateBytes = .allocate(capacity: columns + 1)
    unsafe imageSums = .allocate(capacity: imageColumns + 1)
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
    unsafe span.deallocate()
    unsafe templateBytes.deallocate()
    unsafe imageSums.deallocate()
    accumulator.deallocate()
    groups.deallocate()
    rows.deallocate()
    coverage.deallocate()
    backdrop.deallocate()
  }
}
