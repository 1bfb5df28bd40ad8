extension PixelLedger {
  /// One thing that was drawn on a pixel.
  public struct Entry: Hashable, Sendable {
    /// What it is.
    public enum Kind: Hashable, Sendable {
      /// What lies behind everything.
      case background
      /// A shape in one colour.
      case shape
      /// One glyph of a text.
      case glyph
      /// An image.
      case image
      /// The beginning of a group, which changes nothing yet.
      case groupBegin
      /// The end of a group: what was drawn since its beginning is cut by its clip and scaled by its
      /// opacity, once.
      case groupEnd
    }

    /// What it is.
    public let kind: Kind
    /// The place of the command in the list, of a group's end that of its beginning; `nil` for the
    /// background.
    public let command: Int?
    /// How many groups are open around it.
    public let depth: Int
    /// How much of the pixel the shape covers, or the group's clip leaves, 0 … 255.
    ///
    /// Where a clip's edge goes through the pixel, too, it is the share of the clip's area that the
    /// shape covers: the clip itself is cut at the group's end.
    public let coverage: UInt8
    /// The opacity of the colour, the image or the group, 0 … 255.
    public let alpha: UInt8
    /// What is drawn: an opaque colour, or an image's premultiplied pixel; of a group's end what was
    /// drawn in it.
    public let source: Pixel
    /// What it is drawn over: the pixel before it, or before the group's beginning.
    public let backdrop: Pixel
    /// The pixel before it.
    public let before: Pixel
    /// The pixel after it.
    public let after: Pixel

    /// How much of `source` counts, 0 … 255: coverage times alpha / 255, rounded half up.
    public var amount: UInt8 {
      UInt8(truncatingIfNeeded: BlendKernel.dividedBy255(UInt32(coverage) * UInt32(alpha)))
    }

    /// Whether nothing of what was there before shows through.
    public var hidesAllBelow: Bool {
      switch kind {
      case .background: true
      case .shape, .glyph, .image: amount == 255 && source.alpha == 255
      case .groupBegin, .groupEnd: false
      }
    }
  }
}
