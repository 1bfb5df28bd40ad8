public import Scene

extension PixelLedger {
  /// Draws one pixel of a picture, and writes down why it has its colour.
  ///
  /// It is drawn by the code that draws pictures, step by step, with nothing left out that a later
  /// shape hides.
  ///
  /// - Parameters:
  ///   - list: The picture.
  ///   - x: The column, in device pixels; outside of the picture there is the background alone.
  ///   - y: The row.
  public init(_ list: DisplayList, x: Int, y: Int) {
    let renderer = Renderer()
    renderer.removesHiddenSurfaces = false
    self = renderer.ledger(list, x: x, y: y)
  }
}

extension Renderer {
  fileprivate func ledger(_ list: DisplayList, x: Int, y: Int) -> PixelLedger {
    makePlan(list, PixelRect(x: x, y: y, width: 1, height: 1))
    prepareScratches(columns: 1)
    var ledger = PixelLedger(x: x, y: y, entries: [], skipped: [])
    var word: UInt32 = 0
    unsafe withUnsafeMutablePointer(to: &word) { pixel in
      unsafe Self.withPainter(plan, glyphMasks, images, pixel, scratches[0].memory) {
        painter, steps in
        var bookkeeper = PixelBookkeeper(painter: painter, pixels: plan.target)
        unsafe bookkeeper.paint(steps)
        ledger.entries = bookkeeper.entries
        scratches[0].memory = bookkeeper.painter.memory
      }
    }
    ledger.skipped = PixelSkips(list, pixel: plan.target, drawn: ledger.entries).skips
    return ledger
  }
}
