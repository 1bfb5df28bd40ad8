import Scene

/// Turns a display list into a plan: device bounds, scissors, classes of shapes, dropped commands.
struct Planner {
  /// A group whose end has not come yet.
  struct OpenGroup {
    /// The place of its beginning in the plan.
    var begin: Int
    /// The pixels that its content may touch.
    var scissor: PixelBounds
    /// What `groupBytes`, `clipDepth` and `innermostClip` were before it.
    var groupBytes: Double
    var clipDepth: Int
    var innermostClip: Outline?
    /// The pixels that its content does touch, so far.
    var content = PixelBounds.empty
  }

  var plan: Plan
  private var glyphs: GlyphMaskCache
  var images: ImageStore
  var groups: [OpenGroup] = []
  var scissor = PixelBounds.empty
  /// The memory that the open groups take for a row, in bytes, or somewhat more.
  var groupBytes = 0.0
  /// See `PlannedCommand.clipDepth`.
  var clipDepth = 0
  /// The outline of the innermost clip, if it is an outline.
  var innermostClip: Outline?
  /// How many groups are open inside one of which nothing can be seen.
  var hiddenDepth = 0
  /// The place in the list of the command being planned.
  var origin = 0

  /// Takes over the memory of an old plan, the masks and what is known of images.
  init(
    reusing plan: consuming Plan, _ glyphs: consuming GlyphMaskCache,
    _ images: consuming ImageStore = ImageStore()
  ) {
    self.plan = plan
    self.glyphs = glyphs
    self.images = images
  }

  /// The plan, and what is kept for the next frame.
  consuming func finish() -> (plan: Plan, glyphMasks: GlyphMaskCache, images: ImageStore) {
    (plan, glyphs, images)
  }

  /// Plans the pixels of `target` that lie in the picture.
  mutating func make(_ list: DisplayList, target: PixelBounds) {
    plan.target = target
    plan.background = Self.premultiplied(list.background)
    plan.commands.removeAll(keepingCapacity: true)
    plan.edges.removeAll()
    plan.glyphs.removeAll(keepingCapacity: true)
    plan.images.removeAll(keepingCapacity: true)
    plan.imageTaps.removeAll(keepingCapacity: true)
    plan.imageWeights.removeAll(keepingCapacity: true)
    plan.imageColumns = 0
    images.begin()
    plan.groupBytes = 0
    // A tile may reach beyond the picture; there is nothing but background there.
    scissor = target.intersection(
      PixelBounds(x0: 0, y0: 0, x1: list.pixelWidth, y1: list.pixelHeight))
    for place in list.commands.indices {
      origin = place
      add(list.commands[place], list)
    }
  }

  /// The pixel that a colour makes on nothing.
  private static func premultiplied(_ color: Color) -> UInt32 {
    let (word, alpha) = opaqueWord(color)
    return BlendKernel.mixed(word, over: 0, alpha)
  }

  /// A colour without its opacity, and its opacity.
  static func opaqueWord(_ color: Color) -> (word: UInt32, alpha: UInt32) {
    let bytes = color.bytes
    let pixel = Pixel(red: bytes.red, green: bytes.green, blue: bytes.blue)
    return (pixel.word, UInt32(bytes.alpha))
  }

  private mutating func add(_ command: DisplayList.Command, _ list: DisplayList) {
    switch command {
    case .fill(let shape, let color, let transform, _):
      guard hiddenDepth == 0 else { return }
      let (word, alpha) = Self.opaqueWord(color)
      guard alpha > 0 else { return }
      fill(shape, word, alpha, transform, list)
    case .image(let placed, let transform, _):
      guard hiddenDepth == 0, list.images.indices.contains(placed.index) else { return }
      draw(list.images[placed.index], placed, transform)
    case .beginGroup(let clip, let alpha, let transform, _):
      guard hiddenDepth == 0 else {
        hiddenDepth += 1
        return
      }
      beginGroup(clip, alpha, transform, list)
    case .endGroup:
      guard hiddenDepth == 0 else {
        hiddenDepth -= 1
        return
      }
      endGroup()
    }
  }

  // MARK: - Fills

  private mutating func fill(
    _ shape: Shape, _ word: UInt32, _ alpha: UInt32, _ transform: AffineTransform,
    _ list: DisplayList
  ) {
    if case .glyphs(let index) = shape {
      guard list.glyphRuns.indices.contains(index) else { return }
      return fill(list.glyphRuns[index], word, alpha, transform)
    }
    var command = classified(shape, transform, list)
    command.color = word
    command.alpha = alpha
    append(command)
  }

  /// Adds a step that draws, unless it lies outside.
  mutating func append(_ command: PlannedCommand) {
    var command = command
    command.bounds = command.bounds.intersection(scissor)
    command.clipDepth = clipDepth
    command.origin = origin
    guard command.kind != .nothing, !command.bounds.isEmpty else { return }
    plan.commands.append(command)
    noteContent(command.bounds)
  }

  mutating func noteContent(_ bounds: PixelBounds) {
    guard let last = groups.indices.last else { return }
    groups[last].content = groups[last].content.union(bounds)
  }

  /// A shape as an outline, a ring or edges.
  mutating func classified(
    _ shape: Shape, _ transform: AffineTransform, _ list: DisplayList
  ) -> PlannedCommand {
    switch shape {
    case .rect(let rect):
      return classified(RoundedRect(rect: rect, radius: 0), transform)
    case .roundedRect(let roundedRect):
      return classified(roundedRect, transform)
    case .ring(let outer, let inner):
      return classified(outer, inner, transform)
    case .path(let index, let rule):
      guard list.paths.indices.contains(index) else { break }
      return edges(list.paths[index], rule, transform)
    case .glyphs: break
    }
    return PlannedCommand(kind: .nothing, bounds: .empty)
  }

  mutating func classified(
    _ shape: RoundedRect, _ transform: AffineTransform
  ) -> PlannedCommand {
    guard let outline = Outline(shape, transform) else {
      var path = Path()
      path.addRoundedRect(shape)
      return edges(path, .nonZero, transform)
    }
    guard !outline.isEmpty else { return PlannedCommand(kind: .nothing, bounds: .empty) }
    return PlannedCommand(kind: .outline, bounds: outline.bounds, outline: outline)
  }

  mutating func classified(
    _ outer: RoundedRect, _ inner: RoundedRect, _ transform: AffineTransform
  ) -> PlannedCommand {
    guard let outline = Outline(outer, transform), let hole = Outline(inner, transform) else {
      return ringEdges(outer, inner, transform)
    }
    guard !outline.isEmpty else { return PlannedCommand(kind: .nothing, bounds: .empty) }
    return PlannedCommand(
      kind: hole.isEmpty ? .outline : .ring, bounds: outline.bounds, outline: outline, inner: hole)
  }

  /// The edges of a ring, one outline's turned round: areas add up, so the hole's are taken away
  /// exactly, also in pixels that both outlines cut.
  private mutating func ringEdges(
    _ outer: RoundedRect, _ inner: RoundedRect, _ transform: AffineTransform
  ) -> PlannedCommand {
    var (path, hole) = (Path(), Path())
    path.addRoundedRect(outer)
    hole.addRoundedRect(inner)
    var command = edges(path, .nonZero, transform)
    let holeRange = plan.edges.append(hole, transform)
    // Both go clockwise until a mirror turns them, and clockwise areas count below 0.
    let isMirrored = transform.a * transform.d < transform.b * transform.c
    plan.edges.reverse(isMirrored ? holeRange : command.range)
    command.range = command.range.lowerBound..<holeRange.upperBound
    command.rule = .positive
    return command
  }

  private mutating func edges(
    _ path: Path, _ rule: FillRule, _ transform: AffineTransform
  ) -> PlannedCommand {
    let range = plan.edges.append(path, transform)
    let box = plan.edges.bounds
    return PlannedCommand(
      kind: .edges,
      bounds: PixelBounds(left: box.left, top: box.top, right: box.right, bottom: box.bottom),
      rule: AreaRule(rule), range: range)
  }

  // MARK: - Glyphs

  private mutating func fill(
    _ run: GlyphRun, _ word: UInt32, _ alpha: UInt32, _ transform: AffineTransform
  ) {
    let isUpright = transform.isUpright && transform.a == transform.d && transform.a > 0
    if isUpright { glyphs.use(run.font, scale: transform.a) }
    var first = plan.glyphs.count
    var bounds = PixelBounds.empty
    for item in run.items {
      let origin = transform.apply(to: item.origin)
      if isUpright, let mask = glyphs.glyph(item.glyph, at: origin) {
        guard mask.mask.width > 0 else { continue }
        plan.glyphs.append(mask)
        bounds = bounds.union(mask.bounds)
      } else {
        appendGlyphs(first, bounds, word, alpha)
        first = plan.glyphs.count
        bounds = .empty
        fillOutline(of: item, run.font, word, alpha, transform)
      }
    }
    appendGlyphs(first, bounds, word, alpha)
  }

  private mutating func appendGlyphs(
    _ first: Int, _ bounds: PixelBounds, _ word: UInt32, _ alpha: UInt32
  ) {
    guard first < plan.glyphs.count else { return }
    append(
      PlannedCommand(
        kind: .glyphs, bounds: bounds, color: word, alpha: alpha,
        range: first..<plan.glyphs.count))
  }

  /// Draws a glyph that is turned, sheared or very large.
  private mutating func fillOutline(
    of item: GlyphRun.Item, _ font: Font, _ word: UInt32, _ alpha: UInt32,
    _ transform: AffineTransform
  ) {
    let place = transform.translatedBy(x: item.origin.x, y: item.origin.y)
    var command = edges(font.outline(of: item.glyph), .nonZero, place)
    command.color = word
    command.alpha = alpha
    append(command)
  }
}
