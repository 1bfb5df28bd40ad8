/// Owns the memory one thread draws with; kept from frame to frame.
final class Scratch {
  var memory: BandMemory
  /// The widest and highest band there is room for.
  let columns: Int
  let bandHeight: Int

  init(columns: Int, bandHeight: Int) {
    self.columns = columns
    self.bandHeight = bandHeight
    memory = BandMemory(columns: columns, bandHeight: bandHeight)
  }

  deinit {
    memory.deallocate()
  }
}
