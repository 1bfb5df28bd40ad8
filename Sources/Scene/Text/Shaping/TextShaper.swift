// From characters to glyphs in their places: what belongs together becomes one cluster, characters are
// normalized and get glyphs, rules replace those, rules move them. The order of these steps, and what
// happens where the format leaves it open, is HarfBuzz'; its results are what we compare ours with.
//
// Left out: scripts whose letters are put in another order than they are written (Indic scripts, Khmer,
// Myanmar, Tibetan, Thai's and Lao's composed vowels); forms of Arabic in faces without rules; vertical
// lines; Apple's own tables.

/// Shapes one run.
struct TextShaper {
  let program: FontProgram
  let options: ShapingOptions
  private let style: ShapingStyle
  private let plan: ShapingPlan
  private var buffer: ShapingBuffer
  /// Whether rules take the run as from right to left.
  private var isRightToLeft: Bool
  /// Whether the glyphs are in the order of lines, not of the text.
  private var isReversed = false

  /// A run of characters.
  init(
    _ scalars: ArraySlice<Unicode.Scalar>, program: FontProgram, options: ShapingOptions
  ) {
    self.program = program
    self.options = options
    style = ShapingStyle(script: options.script)
    plan = ShapingPlan(
      program.layout, style: style, options: options,
      coordinates: program.variation?.coordinates ?? [])
    isRightToLeft = options.isRightToLeft
    var items: [ShapingItem] = []
    items.reserveCapacity(scalars.count)
    for place in scalars.indices {
      items.append(ShapingItem(scalars[place].value, cluster: place))
    }
    buffer = ShapingBuffer(items)
  }

  /// The glyphs, in the order of the text.
  mutating func shape() -> [ShapedGlyph] {
    formClusters()
    turnToNativeDirection()
    mirror()
    normalize()
    chooseForms()
    classify()
    substitute()
    position()
    hideIgnorables()
    return glyphs()
  }

  // MARK: - Characters

  private mutating func formClusters() {
    Graphemes.mark(&buffer.items)
    var start = 0
    while start < buffer.items.count {
      var end = start + 1
      while end < buffer.items.count, buffer.items[end].character.continues { end += 1 }
      buffer.mergeClusters(start..<end)
      start = end
    }
  }

  /// Rules are made for the direction of a script: a run that goes the other way is turned, except
  /// figures among letters from right to left.
  private mutating func turnToNativeDirection() {
    let native = ShapingStyle.isRightToLeft(options.script)
    guard native != isRightToLeft else { return }
    if native, !buffer.items.contains(where: { Graphemes.isRightToLeftLetter($0.scalar) }) {
      return
    }
    isRightToLeft = native
    isReversed = true
    reverseGraphemes()
  }

  private mutating func reverseGraphemes() {
    var reversed: [ShapingItem] = []
    reversed.reserveCapacity(buffer.items.count)
    var end = buffer.items.count
    while end > 0 {
      var start = end - 1
      while start > 0, buffer.items[start].character.continues { start -= 1 }
      reversed.append(contentsOf: buffer.items[start..<end])
      end = start
    }
    buffer.items = reversed
  }

  private mutating func mirror() {
    guard options.isRightToLeft else { return }
    for place in buffer.items.indices {
      if let scalar = Unicode.Scalar(buffer.items[place].scalar),
        let mirror = MirroredPairs.table.mirror(of: scalar), program.glyph(for: mirror) > 0
      {
        buffer.items[place].scalar = mirror.value
      } else {
        buffer.items[place].mask |= FeatureMask.mirrored
      }
    }
  }

  private mutating func normalize() {
    if case .hangul = style { buffer = HangulForms.choose(for: takeBuffer(), program: program) }
    var composesOldHebrew = false
    if case .hebrew = style { composesOldHebrew = !plan.placesMarks }
    var normalizer = Normalizer(
      takeBuffer(), program: program, style: style, composesOldHebrew: composesOldHebrew)
    normalizer.run()
    buffer = normalizer.buffer
  }

  private mutating func chooseForms() {
    if plan.hasFractions { Fractions.mark(&buffer.items, isRightToLeft: isRightToLeft) }
    switch style {
    case .cursive: CursiveForms.choose(for: &buffer.items)
    case .plain, .hebrew, .hangul: break
    }
  }

  // MARK: - Rules

  /// Tells what each glyph is: by the face, or by its character.
  private mutating func classify() {
    let definitions = program.layout.definitions
    for place in buffer.items.indices {
      let item = buffer.items[place]
      if definitions.hasClasses {
        buffer.items[place].traits = definitions.traits(of: item.glyph)
      } else {
        let isMark = item.character.mark == .nonSpacing && !item.isIgnorable
        buffer.items[place].traits.kind = isMark ? .mark : .base
      }
    }
  }

  private mutating func substitute() {
    guard let table = program.layout.substitution, !plan.substitution.isEmpty else { return }
    var run = RuleRun(
      table, definitions: program.layout.definitions, buffer: takeBuffer(),
      isRightToLeft: isRightToLeft)
    for use in plan.substitution { run.apply(use) }
    buffer = run.buffer
  }

  private mutating func position() {
    buffer.positions.removeAll(keepingCapacity: true)
    for item in buffer.items {
      var advance = program.advance(of: item.glyph)
      if item.space != .none, !item.traits.isLigated { advance = width(of: item.space, advance) }
      buffer.positions.append(GlyphPosition(advance: advance))
    }
    if plan.positions { applyPositioning() }
    if !plan.kernsByRules, options.kerns, let kerning = program.layout.kerning { apply(kerning) }
    settle()
  }

  private mutating func applyPositioning() {
    guard let table = program.layout.positioning, !plan.positioning.isEmpty else { return }
    var variation: LayoutVariation?
    if let place = program.variation, let store = program.layout.variations {
      variation = LayoutVariation(store: store, coordinates: place.coordinates)
    }
    var run = RuleRun(
      table, definitions: program.layout.definitions, buffer: takeBuffer(),
      isRightToLeft: isRightToLeft, variation: variation)
    for use in plan.positioning { run.apply(use) }
    buffer = run.buffer
  }

  /// Pairs of older faces: half of the distance goes before the second glyph, half after the first.
  private mutating func apply(_ kerning: KerningTable) {
    var last: Int?
    for place in buffer.items.indices {
      let item = buffer.items[place]
      guard item.traits.kind != .mark, !item.isIgnorable else { continue }
      if let last {
        let (first, second) = isRightToLeft ? (place, last) : (last, place)
        let value = kerning.kerning(buffer.items[first].glyph, buffer.items[second].glyph)
        if value != 0 {
          let half = value >> 1
          buffer.positions[first].advance += Double(half)
          buffer.positions[second].advance += Double(value - half)
          buffer.positions[second].x += Double(value - half)
        }
      }
      last = place
    }
  }

  /// Marks and what is invisible take no room; what hangs on others goes where those went.
  private mutating func settle() {
    for place in buffer.items.indices {
      let item = buffer.items[place]
      if item.traits.kind == .mark, style.placesMarks {
        // Without rules, a mark hangs over the glyph before it by its own advance.
        if !plan.positions, !isRightToLeft {
          buffer.positions[place].x -= buffer.positions[place].advance
        }
        buffer.positions[place].advance = 0
      }
      if item.isIgnorable {
        buffer.positions[place].advance = 0
        buffer.positions[place].x = 0
      }
    }
    buffer.settleAttachments(isRightToLeft: isRightToLeft)
    if !plan.positions, buffer.items.contains(where: { $0.character.isMark }) {
      MarkFallback(program: program, isRightToLeft: isRightToLeft).place(in: &buffer)
    }
  }

  /// The buffer, of which the shaper keeps nothing, so that it is not copied when it is changed.
  private mutating func takeBuffer() -> ShapingBuffer {
    var taken = ShapingBuffer([])
    swap(&taken, &buffer)
    return taken
  }

  // MARK: - Results

  /// What nothing is drawn for is a space without advance, and nothing in a face without a space.
  private mutating func hideIgnorables() {
    guard buffer.items.contains(where: { $0.isIgnorable }) else { return }
    let space = program.glyph(for: " ")
    if space > 0 {
      for place in buffer.items.indices where buffer.items[place].isIgnorable {
        buffer.items[place].glyph = space
      }
    } else {
      buffer.removeIgnorables()
    }
  }

  private func glyphs() -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(buffer.items.count)
    for (item, position) in zip(buffer.items, buffer.positions) {
      glyphs.append(
        ShapedGlyph(
          glyph: Glyph(index: Int32(truncatingIfNeeded: item.glyph)), cluster: item.cluster,
          advance: position.advance, offset: Point(x: position.x, y: -position.y)))
    }
    if isReversed { glyphs.reverse() }
    return glyphs
  }

  /// The width of a space that the face does not have, by its own space and its figures.
  private func width(of space: SpaceWidth, _ own: Double) -> Double {
    let em = program.unitsPerEm
    switch space {
    case .none, .space: return own
    case .em(let parts): return Double((em + parts / 2) / parts)
    case .mathematical: return Double(em * 4 / 18)
    case .narrow: return (own / 2).rounded(.down)
    case .figure: return advance(ofFirst: "0123456789") ?? own
    case .punctuation: return advance(ofFirst: ".,") ?? own
    }
  }

  private func advance(ofFirst text: String) -> Double? {
    for scalar in text.unicodeScalars {
      let glyph = program.glyph(for: scalar)
      if glyph > 0 { return program.advance(of: glyph) }
    }
    return nil
  }
}
