extension BandPainter {
  /// Draws pixels of an image that are all covered alike.
  @inline(never)
  func mixImage(_ command: PlannedCommand, _ y: Int, _ columns: Columns, coverage: UInt8) {
    let count = columns.x1 &- columns.x0
    let source = unsafe images.row(
      command.paint, y, columns, span: memory.span, sums: memory.imageSums)
    let start = unsafe row(y) + columns.x0
    let image = unsafe images.images[command.paint]
    if image.isTemplate {
      let shares = unsafe memory.templateBytes
      for i in 0..<count {
        unsafe shares[i] = Self.share(of: source[i], coverage)
      }
      return unsafe BlendKernel.mix(
        start, count, command.color, command.alpha, coverage: shares)
    }
    let a = BlendKernel.dividedBy255(UInt32(coverage) &* command.alpha)
    if a == 255 && image.isOpaque {
      unsafe start.update(from: source, count: count)
    } else {
      unsafe BlendKernel.mix(start, count, image: source, a)
    }
  }

  /// Draws pixels of an image each of which has its own coverage; `bytes` is that of column `first`.
  @inline(never)
  func mixImage(
    _ command: PlannedCommand, _ y: Int, _ columns: Columns, first: Int,
    _ bytes: UnsafePointer<UInt8>
  ) {
    let count = columns.x1 &- columns.x0
    let source = unsafe images.row(
      command.paint, y, columns, span: memory.span, sums: memory.imageSums)
    let start = unsafe row(y) + columns.x0
    let coverage = unsafe bytes + (columns.x0 &- first)
    guard unsafe images.images[command.paint].isTemplate else {
      return unsafe BlendKernel.mix(start, count, image: source, command.alpha, coverage: coverage)
    }
    let shares = unsafe memory.templateBytes
    for i in 0..<count { unsafe shares[i] = Self.share(of: source[i], coverage[i]) }
    unsafe BlendKernel.mix(start, count, command.color, command.alpha, coverage: shares)
  }

  /// How much of a pixel a template covers that covers it by its opacity.
  @inline(__always)
  private static func share(of pixel: UInt32, _ coverage: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: BlendKernel.dividedBy255((pixel &>> 24) &* UInt32(coverage)))
  }
}
