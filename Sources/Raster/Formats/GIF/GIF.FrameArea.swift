extension GIF {
  /// The pixels of a frame's rectangle.
  struct FrameArea {
    let width: Int
    /// What shall be shown, opaque or 0; where it is shown already, the colour that stands for it.
    private(set) var pixels: [UInt32] = []
    /// Whether it is shown already, so that the pixel may be transparent.
    private(set) var areShown: [Bool] = []
    private let hasShown: Bool

    /// Creates the area of a frame.
    ///
    /// - Parameters:
    ///   - picture: What shall be shown.
    ///   - shown: The picture before it.
    ///   - displayed: The colours that stand for that one.
    ///   - bounds: A rectangle within all of them.
    init(of picture: Bitmap, over shown: Bitmap, displayed: Bitmap, _ bounds: PixelBounds) {
      width = bounds.x1 - bounds.x0
      let count = width * (bounds.y1 - bounds.y0)
      pixels.reserveCapacity(count)
      areShown.reserveCapacity(count)
      for y in bounds.y0..<bounds.y1 {
        for index in y * picture.width + bounds.x0..<y * picture.width + bounds.x1 {
          let isShown = picture.words[index] == shown.words[index]
          pixels.append(isShown ? displayed.words[index] : picture.words[index])
          areShown.append(isShown)
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
        if isTransparent {
          palette.appendFiller()
          addShownColors(to: &palette)
        }
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

    /// Fills a table up with the most frequent colours of what is shown, without making it larger, so that
    /// the encoder has a choice.
    private func addShownColors(to palette: inout Palette) {
      let room = 1 << palette.bits
      guard palette.colors.count < room else { return }
      let shown = ColorReduction.Histogram(of: pixels, ignoring: areShown.map { !$0 })
      let order = shown.colors.indices.sorted {
        (shown.counts[$1], $0) < (shown.counts[$0], $1)
      }
      for index in order where palette.colors.count < room && shown.colors[index] != 0 {
        _ = palette.insert(shown.colors[index])
      }
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
        palette: nil, transparentIndex: transparentIndex, pixels: pixels, indices: indices,
        alternatives: alternatives)
    }

    /// The pixels with at most 256 colours that suit them.
    func reducedCoding(dithers: Bool) -> FrameCoding {
      let transparentCount = hasShown ? 1 : 0
      let reduction = GIF.ColorReduction(
        of: pixels, ignoring: areShown, to: Palette.limit - transparentCount)
      var palette = Palette()
      for color in reduction.colors { _ = palette.insert(color) }
      let indices =
        dithers
        ? reduction.dithered(pixels, ignoring: areShown, width: width)
        : reduction.nearest(pixels, ignoring: areShown)
      var reduced = self
      for position in indices.indices where !areShown[position] {
        reduced.pixels[position] = palette.colors[Int(indices[position])]
      }
      let transparentIndex = hasShown ? palette.colors.count : nil
      if hasShown { palette.appendFiller() }
      return reduced.coding(with: palette, transparentIndex: transparentIndex)
        .inOwnTable(palette)
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
