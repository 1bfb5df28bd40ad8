import Scene

/// One step of a plan: a command of the display list in whole and fractional device pixels.
struct PlannedCommand {
  /// What there is to do.
  enum Kind: UInt8 {
    /// Fill `outline`.
    case outline
    /// Fill `outline` without `inner`.
    case ring
    /// Fill the edges `range` of the plan.
    case edges
    /// Draw the glyphs `range` of the plan.
    case glyphs
    /// Begin a group without a clip, or with one that scissors alone.
    case beginGroup
    /// Begin a group clipped by `outline`.
    case beginOutlineClip
    /// Begin a group clipped by the edges `range` of the plan.
    case beginEdgeClip
    /// End the group begun at `match`.
    case endGroup
    /// Nothing is left to do.
    case nothing
  }

  var kind: Kind
  /// The pixels that may change: within the target, all scissors and all clips' boxes.
  var bounds: PixelBounds
  /// What fills the shape instead of `color`, by its place in `Plan.images`; -1 for the colour.
  var paint = -1
  /// The opaque colour; of an image that is a template, too.
  var color: UInt32 = 0
  /// The colour's, the image's or the group's opacity, 0 … 255.
  var alpha: UInt32 = 255
  var outline = Outline.none
  var inner = Outline.none
  var rule = AreaRule.nonZero
  var range = 0..<0
  /// How many clips that are not on whole pixels are around it in the list, also such as cut nothing.
  var clipDepth = 0
  /// A group's other end.
  var match = 0
  /// The place of its command in the display list, to explain a pixel by; nothing is drawn by it.
  var origin = -1

  /// Whether it is an image that fills the shape.
  var hasImage: Bool { paint >= 0 }

  /// Whether this is one of the three ways to begin a group.
  var beginsGroup: Bool {
    switch kind {
    case .beginGroup, .beginOutlineClip, .beginEdgeClip: true
    default: false
    }
  }
}
