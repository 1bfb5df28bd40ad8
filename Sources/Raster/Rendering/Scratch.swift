/// The memory one thread draws a band with; kept from frame to frame, so nothing is allocated once warm.
@safe final class Scratch {
  /// Room for a coverage byte a column.
  let bytes: UnsafeMutablePointer<UInt8>
  /// The same, for rows that are used again.
  let straightBytes: UnsafeMutablePointer<UInt8>
  /// The same, for rows whose coverage is put together.
  let mixedBytes: UnsafeMutablePointer<UInt8>
  var accumulator: EdgeAccumulator
  var groups: [OpenGroup] = []
  var rows: [GroupRow] = []
  var coverage: [UInt8] = []
  var backdrop: [UInt32] = []
  /// The widest and highest band there is room for.
  let columns: Int
  let bandHeight: Int

  init(columns: Int, bandHeight: Int) {
    self.columns = columns
    self.bandHeight = bandHeight
    unsafe bytes = .allocate(capacity: columns + 16)
    unsafe straightBytes = .allocate(capacity: columns + 16)
    unsafe mixedBytes = .allocate(capacity: columns + 16)
    accumulator = EdgeAccumulator(rows: bandHeight, columns: columns)
  }

  deinit {
    unsafe bytes.deallocate()
    unsafe straightBytes.deallocate()
    unsafe mixedBytes.deallocate()
    accumulator.deallocate()
  }
}
