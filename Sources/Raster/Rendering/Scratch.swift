/// Owns the memory one thread draws with; kept from frame to frame.
final class Scratch {
  var memory: BandMemory
  /// The widest and highest band there is room for.
  let columns: Int
  let bandHeight: Int
  /// The most pixels of an image that there is room for in a row.
  let imageColumns: Int

  init(columns: Int, bandHeight: Int, imageColumns: Int) {
    self.columns = columns
    self.bandHeight = bandHeight
    self.imageColumns = imageColumns
    memory = BandMemory(
      columns: columns, bandHeight: bandHeight, imageColumns: imageColumns)
  }

  deinit {
    memory.deallocate()
  }
}
