extension Recorder {
  /// What one view draws, and which groups stand round it.
  struct Plan {
    /// A group round the view, or round what lies behind its border.
    struct Group {
      var clip: Canvas.Content?
      var alpha: Double
    }

    /// From the outermost: an opacity alone comes before a clip, as the border lies between them.
    private(set) var groups: [Group] = []
    private(set) var background: (shape: Shape, color: Color)?
    private(set) var content: [Canvas.Command]
    private(set) var foreground: [Canvas.Command]
    private(set) var border: (shape: Shape, color: Color)?
    /// Whether there are subviews to draw.
    private(set) var hasSubviews: Bool
    /// The view's opacity where its only fill takes it up, else 1.
    private(set) var foldedAlpha = 1.0

    init(
      view: View, state: ViewState, content: [Canvas.Command], foreground: [Canvas.Command],
      pixelsPerPoint: Double
    ) {
      self.content = content
      self.foreground = foreground
      hasSubviews = !view.subviews.isEmpty
      let outline = RoundedRect(
        rect: state.bounds, radius: state.cornerRadius, corners: view.maskedCorners)
      border = Self.border(of: state, outline: outline)
      let inner = outline.inset(by: knockout(of: state, pixelsPerPoint: pixelsPerPoint))
      if let color = state.backgroundColor, color.bytes.alpha > 0, !inner.rect.isEmpty {
        background = (.outline(inner), color)
      }
      let isClipped = clip(view, to: inner)
      let alpha = min(state.alpha, 1)
      if alpha < 1, !isClipped, isSingleFill {
        fold(alpha)
      } else {
        group(alpha: alpha, clip: isClipped ? .shape(.outline(inner)) : nil)
      }
      if let hole = view.hole(for: state), !hole.rect.isEmpty { leaveOut(hole, of: state.bounds) }
    }

    /// The ring between the outline and the outline inset by the border's width; all of it if the
    /// border is as wide as half the shorter side.
    private static func border(
      of state: ViewState, outline: RoundedRect
    ) -> (shape: Shape, color: Color)? {
      guard state.borderWidth > 0, state.borderColor.bytes.alpha > 0, !outline.rect.isEmpty
      else { return nil }
      let inner = outline.inset(by: state.borderWidth)
      guard !inner.rect.isEmpty else { return (.outline(outline), state.borderColor) }
      return (.ring(outer: outline, inner: inner), state.borderColor)
    }

    /// How far background and clip keep away from the outline.
    ///
    /// Under an opaque border of at least one device pixel they end in its middle, so that nothing of
    /// them shows in the border's own soft edge.
    private func knockout(of state: ViewState, pixelsPerPoint: Double) -> Double {
      guard border != nil, state.borderColor.bytes.alpha == 255,
        state.borderWidth * pixelsPerPoint >= 1
      else { return 0 }
      return state.borderWidth / 2
    }

    /// Whether something is to be cut; by an empty outline all of it is left out instead.
    ///
    /// The background needs no cut, it has the outline itself.
    private mutating func clip(_ view: View, to outline: RoundedRect) -> Bool {
      guard view.clipsToBounds else { return false }
      if outline.rect.isEmpty {
        hasSubviews = false
        content = []
        foreground = []
      }
      return hasSubviews || !content.isEmpty || !foreground.isEmpty
    }

    /// Whether the view is one shape; glyphs are several, which may overlap.
    private var isSingleFill: Bool {
      guard !hasSubviews, foreground.isEmpty else { return false }
      let count = (background == nil ? 0 : 1) + (border == nil ? 0 : 1) + content.count
      guard count <= 1 else { return false }
      if case .fill(.glyphs, _, _)? = content.first { return false }
      if case .beginGroup? = content.first { return false }
      return true
    }

    private mutating func fold(_ alpha: Double) {
      foldedAlpha = alpha
      func folded(_ color: Color) -> Color { color.withAlphaComponent(color.alpha * alpha) }
      if let (shape, color) = background { background = (shape, folded(color)) }
      if let (shape, color) = border { border = (shape, folded(color)) }
    }

    /// One group for opacity and clip together, unless the border lies between them.
    private mutating func group(alpha: Double, clip: Canvas.Content?) {
      if alpha < 1, clip == nil || border != nil { groups.append(Group(clip: nil, alpha: alpha)) }
      if let clip { groups.append(Group(clip: clip, alpha: border == nil ? alpha : 1)) }
    }

    /// Cuts everything but the border by the outside of a hole.
    private mutating func leaveOut(_ hole: RoundedRect, of bounds: Rect) {
      var outside = Path()
      outside.addRect(bounds.union(hole.rect).insetBy(dx: -1, dy: -1))
      outside.addRoundedRect(hole)
      groups.append(Group(clip: .path(outside, .evenOdd), alpha: 1))
    }
  }
}
