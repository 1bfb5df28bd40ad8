extension GIF {
  /// A frame's pixels as bytes, and what must be known to read them.
  struct FrameCoding {
    /// The frame's own table; `nil` for the shared one.
    var palette: Palette?
    var transparentIndex: Int?
    /// The colours that are shown then.
    var pixels: [UInt32]
    /// The minimum code size and the blocks.
    var compressed: [UInt8]

    /// Compresses indices.
    ///
    /// - Parameters:
    ///   - palette: The frame's own table; `nil` for the shared one.
    ///   - transparentIndex: What stands for what is shown already.
    ///   - pixels: The colours that are shown then.
    ///   - indices: One a pixel.
    ///   - alternatives: As many, each of which may stand for the index at its place.
    init(
      palette: Palette?, transparentIndex: Int?, pixels: [UInt32], indices: [UInt8],
      alternatives: [UInt8]
    ) {
      self.palette = palette
      self.transparentIndex = transparentIndex
      self.pixels = pixels
      let greatest = max(indices.max() ?? 0, alternatives.max() ?? 0)
      let codeSize = max(2, GIF.bits(forCount: Int(greatest) + 1))
      compressed = LZWEncoder.encode(
        indices, alternatives: alternatives, minimumCodeSize: codeSize)
      guard indices != alternatives else { return }
      // Which of two is tried first makes a difference that cannot be foreseen.
      let other = LZWEncoder.encode(
        alternatives, alternatives: indices, minimumCodeSize: codeSize)
      if other.count < compressed.count { compressed = other }
    }
  }
}
