/// A frame made ready to be drawn band by band: plain numbers that any thread may read.
struct Plan {
  /// The pixels to draw, in the coordinates of the whole picture.
  var target = PixelBounds.empty
  /// What lies behind everything, premultiplied.
  var background: UInt32 = 0
  /// The steps, in painter's order.
  var commands: [PlannedCommand] = []
  /// The edges of all paths.
  var edges = EdgeList()
  /// The glyphs of all runs.
  var glyphs: [PlannedGlyph] = []
  /// The images of steps.
  var images: [PlannedImage] = []
  /// What columns see of images, and by which weights.
  var imageTaps: [ImageTap] = []
  var imageWeights: [UInt32] = []
  /// The most pixels of an image that a row needs.
  var imageColumns = 0
  /// Which store of masks the glyphs lie in.
  var glyphGeneration = 0
  /// The most memory that the groups open at one time take for a row, in bytes, or somewhat more.
  var groupBytes = 0.0
  /// Rows a band.
  var bandHeight = 1
  /// For each band, and once more for the end, where its steps begin in `bandCommands`.
  var bandStarts: [Int] = []
  /// The places of each band's steps, in painter's order.
  var bandCommands: [Int] = []

  var bandCount: Int { max(0, bandStarts.count - 1) }

  /// The pixels of one band.
  func bounds(ofBand band: Int) -> PixelBounds {
    let y0 = target.y0 + band * bandHeight
    return PixelBounds(
      x0: target.x0, y0: y0, x1: target.x1, y1: min(target.y1, y0 + bandHeight))
  }

  /// Sorts the steps into the bands that they touch.
  mutating func sortIntoBands() {
    let rows = target.y1 - target.y0
    let count = (rows + bandHeight - 1) / bandHeight
    bandStarts.removeAll(keepingCapacity: true)
    bandStarts.append(contentsOf: repeatElement(0, count: count + 1))
    for command in commands where command.kind != .nothing {
      for band in bands(of: command.bounds) { bandStarts[band + 1] += 1 }
    }
    for band in 0..<count { bandStarts[band + 1] += bandStarts[band] }
    bandCommands.removeAll(keepingCapacity: true)
    bandCommands.append(contentsOf: repeatElement(0, count: bandStarts[count]))
    for index in commands.indices where commands[index].kind != .nothing {
      for band in bands(of: commands[index].bounds) {
        bandCommands[bandStarts[band]] = index
        bandStarts[band] += 1
      }
    }
    // Filling has moved each start to the next band's.
    for band in stride(from: count, to: 0, by: -1) { bandStarts[band] = bandStarts[band - 1] }
    bandStarts[0] = 0
  }

  private func bands(of bounds: PixelBounds) -> Range<Int> {
    guard !bounds.isEmpty else { return 0..<0 }
    let first = (bounds.y0 - target.y0) / bandHeight
    return first..<(bounds.y1 - 1 - target.y0) / bandHeight + 1
  }
}
