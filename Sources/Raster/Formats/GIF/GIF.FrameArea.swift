extension GIF {
  /// The pixels of a frame's rectangle.
  struct FrameArea {
    let width: Int
    /// What shall be shown: opaque, or 0.
    private(set) var pixels: [UInt32] = []
    /// Whether it is shown already, so that the pixel may be transparent.
    private(set) var areShown: [Bool] = []
    private let hasShown: Bool

    init(of picture: Bitmap, over shown: Bitmap, _ bounds: PixelBounds) {
      width = bounds.x1 - bounds.x0
      let count = width * (bounds.y1 - bounds.y0)
      pixels.reserveCapacity(count)
      areShown.reserveCapacity(count)
      for y in bounds.y0..<bounds.y1 {
        for index in y * picture.width + bounds.x0..<y * picture.width + bounds.x1 {
          pixels.append(picture.words[index])
          areShown.append(picture.words[index] == shown.words[index])
        }
      }
      hasShown = areShown.contains(true)
    }

    /// The pixels with the colours they have, from the shared table if it has room for them; `nil`
    /// if there are more than a table holds.
    func exactCoding(extending shared: inout Palette) -> FrameCoding? {
      guard let own = ownPalette() else { return nil }
      let isTransparent = hasShown && !own.isFull
      if hasShown, own.isFull, !holdsAll(own) { return nil }
      let missing = own.colors.count { shared.index(of: $0) == nil }
      // An entry that no pixel of this frame has is there, or can be added.
      guard shared.colors.count + missing <= Palette.limit else {
        var palette = own
        if isTransparent { palette.appendFiller() }
        return coding(with: palette, transparentIndex: isTransparent ? own.colors.count : nil)
          .inOwnTable(palette)
      }
      for color in own.colors { _ = shared.insert(color) }
      guard isTransparent else { return coding(with: shared, transparentIndex: nil) }
      if shared.colors.count == own.colors.count { shared.appendFiller() }
      let unused = shared.colors.indices.first {
        own.index(of: shared.colors[$0]) == nil || shared.index(of: shared.colors[$0]) != $0
      }
      return coding(with: shared, transparentIndex: unused)
    }

    /// The colours of what changes; `nil` if they are too many.
    private func ownPalette() -> Palette? {
      var palette = Palette()
      var latest: UInt32 = 0
      for (pixel, isShown) in zip(pixels, areShown) where !isShown && pixel != latest {
        guard palette.insert(pixel) != nil else { return nil }
        latest = pixel
      }
      return palette
    }

    /// Whether a table has the colours of the pixels that are shown, too.
    private func holdsAll(_ palette: Palette) -> Bool {
      pixels.allSatisfy { palette.index(of: $0) != nil }
    }

    private func coding(with palette: Palette, transparentIndex: Int?) -> FrameCoding {
      var indices: [UInt8] = []
      var alternatives: [UInt8] = []
      indices.reserveCapacity(pixels.count)
      alternatives.reserveCapacity(pixels.count)
      var latest: (pixel: UInt32, index: Int?) = (0, nil)
      for (pixel, isShown) in zip(pixels, areShown) {
        if pixel != latest.pixel { latest = (pixel, palette.index(of: pixel)) }
        let index = latest.index ?? transparentIndex ?? 0
        alternatives.append(UInt8(index))
        indices.append(UInt8(isShown ? transparentIndex ?? index : index))
      }
      return FrameCoding(
        palette: nil, transparentIndex: transparentIndex, indices: indices,
        alternatives: alternatives)
    }

    /// The pixels with at most 256 colours that suit them.
    func reducedCoding(dithers: Bool) -> FrameCoding {
      let transparentCount = hasShown ? 1 : 0
      let reduction = GIF.ColorReduction(
        of: pixels, ignoring: areShown, to: Palette.limit - transparentCount)
      var palette = Palette()
      for color in reduction.colors { _ = palette.insert(color) }
      let transparentIndex = hasShown ? palette.colors.count : nil
      if hasShown { palette.appendFiller() }
      var indices =
        dithers
        ? reduction.dithered(pixels, ignoring: areShown, width: width)
        : reduction.nearest(pixels, ignoring: areShown)
      if let transparentIndex {
        for position in indices.indices where areShown[position] {
          indices[position] = UInt8(transparentIndex)
        }
      }
      return FrameCoding(
        palette: palette, transparentIndex: transparentIndex, indices: indices,
        alternatives: indices)
    }
  }
}

extension GIF.FrameCoding {
  /// The same in a table of its own.
  fileprivate func inOwnTable(_ palette: GIF.Palette) -> Self {
    var coding = self
    coding.palette = palette
    return coding
  }
}
